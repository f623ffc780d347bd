// builtin.module(canonicalize)

llvm.func @f1(%a: i1, %b: i1) -> i1 {
 %0 = llvm.icmp "eq" %a, %a : i1
 llvm.return %0 : i1 }

llvm.func @f2(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 {
 %0 = llvm.icmp "eq" %a, %a : !llvm.ptr
 llvm.return %0 : i1 }

llvm.func @f3(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi1> {
 %0 = llvm.icmp "eq" %a, %a : vector<4xi32>
 llvm.return %0 : vector<4xi1> }

llvm.func @f4(%n: i32) -> i1 { %al = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
 %z = llvm.mlir.zero : !llvm.ptr
 %u = llvm.mlir.undef : !llvm.ptr
 %0 = llvm.icmp "eq" %al, %z : !llvm.ptr
 llvm.return %0 : i1 }

llvm.func @f5(%a: i1, %b: i1) -> i1 {
 %0 = llvm.icmp "ne" %a, %a : i1
 llvm.return %0 : i1 }

llvm.func @f6(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 {
 %0 = llvm.icmp "ne" %a, %a : !llvm.ptr
 llvm.return %0 : i1 }

llvm.func @f7(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi1> {
 %0 = llvm.icmp "ne" %a, %a : vector<4xi32>
 llvm.return %0 : vector<4xi1> }

llvm.func @f8(%n: i32) -> i1 { %al = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
 %z = llvm.mlir.zero : !llvm.ptr
 %u = llvm.mlir.undef : !llvm.ptr
 %0 = llvm.icmp "ne" %al, %z : !llvm.ptr
 llvm.return %0 : i1 }

llvm.func @f9(%a: i1, %b: i1) -> i1 {
 %0 = llvm.icmp "slt" %a, %a : i1
 llvm.return %0 : i1 }

llvm.func @f10(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 {
 %0 = llvm.icmp "slt" %a, %a : !llvm.ptr
 llvm.return %0 : i1 }

llvm.func @f11(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi1> {
 %0 = llvm.icmp "slt" %a, %a : vector<4xi32>
 llvm.return %0 : vector<4xi1> }

llvm.func @f12(%n: i32) -> i1 { %al = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
 %z = llvm.mlir.zero : !llvm.ptr
 %u = llvm.mlir.undef : !llvm.ptr
 %0 = llvm.icmp "slt" %al, %z : !llvm.ptr
 llvm.return %0 : i1 }

llvm.func @g13(i1, i1)
llvm.func @f13(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : i1
 %1 = llvm.mlir.zero : i1
 llvm.call @g13(%0, %1) : (i1, i1) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : i1
 %3 = llvm.mlir.undef : i1
 llvm.call @g13(%2, %3) : (i1, i1) -> ()
 llvm.return }

llvm.func @g14(!llvm.ptr, !llvm.ptr)
llvm.func @f14(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : !llvm.ptr
 %1 = llvm.mlir.zero : !llvm.ptr
 llvm.call @g14(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : !llvm.ptr
 %3 = llvm.mlir.undef : !llvm.ptr
 llvm.call @g14(%2, %3) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }

llvm.func @g15(vector<4xi32>, vector<4xi32>)
llvm.func @f15(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : vector<4xi32>
 %1 = llvm.mlir.zero : vector<4xi32>
 llvm.call @g15(%0, %1) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : vector<4xi32>
 %3 = llvm.mlir.undef : vector<4xi32>
 llvm.call @g15(%2, %3) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.return }

llvm.func @g16(!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>)
llvm.func @f16(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
 %1 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
 llvm.call @g16(%0, %1) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
 %3 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
 llvm.call @g16(%2, %3) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.return }

llvm.func @g17(!llvm.array<4 x i8>, !llvm.array<4 x i8>)
llvm.func @f17(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : !llvm.array<4 x i8>
 %1 = llvm.mlir.zero : !llvm.array<4 x i8>
 llvm.call @g17(%0, %1) : (!llvm.array<4 x i8>, !llvm.array<4 x i8>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : !llvm.array<4 x i8>
 %3 = llvm.mlir.undef : !llvm.array<4 x i8>
 llvm.call @g17(%2, %3) : (!llvm.array<4 x i8>, !llvm.array<4 x i8>) -> ()
 llvm.return }

llvm.func @g18(!llvm.target<"spirv.Event">, !llvm.target<"spirv.Event">)
llvm.func @f18(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
 %1 = llvm.mlir.zero : !llvm.target<"spirv.Event">
 llvm.call @g18(%0, %1) : (!llvm.target<"spirv.Event">, !llvm.target<"spirv.Event">) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : !llvm.target<"spirv.Event">
 %3 = llvm.mlir.undef : !llvm.target<"spirv.Event">
 llvm.call @g18(%2, %3) : (!llvm.target<"spirv.Event">, !llvm.target<"spirv.Event">) -> ()
 llvm.return }

llvm.func @g19(vector<2x!llvm.ptr>, vector<2x!llvm.ptr>)
llvm.func @f19(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.zero : vector<2x!llvm.ptr>
 %1 = llvm.mlir.zero : vector<2x!llvm.ptr>
 llvm.call @g19(%0, %1) : (vector<2x!llvm.ptr>, vector<2x!llvm.ptr>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.zero : vector<2x!llvm.ptr>
 %3 = llvm.mlir.undef : vector<2x!llvm.ptr>
 llvm.call @g19(%2, %3) : (vector<2x!llvm.ptr>, vector<2x!llvm.ptr>) -> ()
 llvm.return }

llvm.func @g20(i32, i32)
llvm.func @f20(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.undef : i32
 %1 = llvm.mlir.undef : i32
 llvm.call @g20(%0, %1) : (i32, i32) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.undef : i32
 %3 = llvm.mlir.undef : i32
 llvm.call @g20(%2, %3) : (i32, i32) -> ()
 llvm.return }

llvm.func @g21(!llvm.ptr, !llvm.ptr)
llvm.func @f21(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.undef : !llvm.ptr
 %1 = llvm.mlir.undef : !llvm.ptr
 llvm.call @g21(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.undef : !llvm.ptr
 %3 = llvm.mlir.undef : !llvm.ptr
 llvm.call @g21(%2, %3) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }

llvm.func @g22(!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>)
llvm.func @f22(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
 %1 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
 llvm.call @g22(%0, %1) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
 %3 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
 llvm.call @g22(%2, %3) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.return }

llvm.func @g23(vector<4xi32>, vector<4xi32>)
llvm.func @f23(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.undef : vector<4xi32>
 %1 = llvm.mlir.undef : vector<4xi32>
 llvm.call @g23(%0, %1) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.undef : vector<4xi32>
 %3 = llvm.mlir.undef : vector<4xi32>
 llvm.call @g23(%2, %3) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.return }

llvm.func @g24(i32, i32)
llvm.func @f24(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.poison : i32
 %1 = llvm.mlir.poison : i32
 llvm.call @g24(%0, %1) : (i32, i32) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.poison : i32
 %3 = llvm.mlir.undef : i32
 llvm.call @g24(%2, %3) : (i32, i32) -> ()
 llvm.return }

llvm.func @g25(!llvm.ptr, !llvm.ptr)
llvm.func @f25(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.poison : !llvm.ptr
 %1 = llvm.mlir.poison : !llvm.ptr
 llvm.call @g25(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.poison : !llvm.ptr
 %3 = llvm.mlir.undef : !llvm.ptr
 llvm.call @g25(%2, %3) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }

llvm.func @g26(!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>)
llvm.func @f26(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
 %1 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
 llvm.call @g26(%0, %1) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
 %3 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
 llvm.call @g26(%2, %3) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.return }

llvm.func @g27(vector<4xi32>, vector<4xi32>)
llvm.func @f27(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.poison : vector<4xi32>
 %1 = llvm.mlir.poison : vector<4xi32>
 llvm.call @g27(%0, %1) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.poison : vector<4xi32>
 %3 = llvm.mlir.undef : vector<4xi32>
 llvm.call @g27(%2, %3) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.return }

llvm.func @g28(i32, i32)
llvm.func @f28(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.constant(1 : i32) : i32
 %1 = llvm.mlir.constant(1 : i32) : i32
 llvm.call @g28(%0, %1) : (i32, i32) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.constant(1 : i32) : i32
 llvm.call @g28(%2, %2) : (i32, i32) -> ()
 llvm.return }

llvm.func @g29(vector<4xi32>, vector<4xi32>)
llvm.func @f29(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
 %1 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
 llvm.call @g29(%0, %1) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
 llvm.call @g29(%2, %2) : (vector<4xi32>, vector<4xi32>) -> ()
 llvm.return }

llvm.func @g30(!llvm.array<3 x i8>, !llvm.array<3 x i8>)
llvm.func @f30(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
 %1 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
 llvm.call @g30(%0, %1) : (!llvm.array<3 x i8>, !llvm.array<3 x i8>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
 llvm.call @g30(%2, %2) : (!llvm.array<3 x i8>, !llvm.array<3 x i8>) -> ()
 llvm.return }

llvm.func @f31() -> i8 {
 %1 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
 %2 = llvm.extractvalue %1[0] : !llvm.array<3 x i8>
 llvm.return %2 : i8 }

llvm.func @g32(!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>)
llvm.func @f32(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
 %1 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
 llvm.call @g32(%0, %1) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
 llvm.call @g32(%2, %2) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> ()
 llvm.return }

llvm.func @f33() -> !llvm.array<2 x f32> {
 %1 = llvm.mlir.constant(dense<1.0> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
 %2 = llvm.extractvalue %1[0] : !llvm.array<2 x array<2 x f32>>
 llvm.return %2 : !llvm.array<2 x f32> }

llvm.mlir.global external @x34() {} : i32
llvm.func @g34(!llvm.ptr, !llvm.ptr)
llvm.func @f34(%c: i1) {
 llvm.cond_br %c, ^a, ^b
 ^a:
 %0 = llvm.mlir.addressof @x34 : !llvm.ptr
 %1 = llvm.mlir.addressof @x34 : !llvm.ptr
 llvm.call @g34(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.br ^b
 ^b:
 %2 = llvm.mlir.addressof @x34 : !llvm.ptr
 llvm.call @g34(%2, %2) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }

llvm.func @h35()
llvm.func @g35(!llvm.ptr, !llvm.ptr)
llvm.func @f35() {
 %0 = llvm.dso_local_equivalent @h35 : !llvm.ptr
 %1 = llvm.dso_local_equivalent @h35 : !llvm.ptr
 %2 = llvm.mlir.addressof @h35 : !llvm.ptr
 llvm.call @g35(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.call @g35(%0, %2) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }

llvm.func @g36(!llvm.ptr, !llvm.ptr)
llvm.func @f36() {
 llvm.br ^bb1
^bb1:
 llvm.blocktag <id = 1>
 %0 = llvm.blockaddress <function = @f36, tag = <id = 1>> : !llvm.ptr
 %1 = llvm.blockaddress <function = @f36, tag = <id = 1>> : !llvm.ptr
 llvm.call @g36(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }

llvm.func @f37() -> i32 {
 %0 = llvm.mlir.constant(true) : i1
 %1 = llvm.zext %0 : i1 to i32
 llvm.return %1 : i32 }

llvm.func @f38() -> vector<2xi64> {
 %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
 %1 = llvm.zext %0 : vector<2xi32> to vector<2xi64>
 llvm.return %1 : vector<2xi64> }

llvm.func @f39() -> i64 {
 %0 = llvm.mlir.zero : i32
 %1 = llvm.zext %0 : i32 to i64
 llvm.return %1 : i64 }

llvm.func @f40() -> i1 {
 %0 = llvm.mlir.constant(false) : i1
 %1 = llvm.mlir.constant(false) : i1
 %2 = llvm.or %0, %1 : i1
 llvm.return %2 : i1 }

llvm.func @f41(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.or %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f42(%a: i32) -> i32 {
 %2 = llvm.or %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f43() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.or %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f44() -> i1 {
 %0 = llvm.mlir.constant(false) : i1
 %1 = llvm.mlir.constant(false) : i1
 %2 = llvm.shl %0, %1 : i1
 llvm.return %2 : i1 }

llvm.func @f45(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.shl %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f46(%a: i32) -> i32 {
 %2 = llvm.shl %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f47() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.shl %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f48() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.and %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f49(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.and %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f50(%a: i32) -> i32 {
 %2 = llvm.and %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f51() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.and %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f52() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.xor %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f53(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.xor %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f54(%a: i32) -> i32 {
 %2 = llvm.xor %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f55() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.xor %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f56() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.add %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f57(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.add %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f58(%a: i32) -> i32 {
 %2 = llvm.add %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f59() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.add %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f60() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.mul %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f61(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.mul %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f62(%a: i32) -> i32 {
 %2 = llvm.mul %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f63() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.mul %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f64() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.sub %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f65(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.sub %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f66(%a: i32) -> i32 {
 %2 = llvm.sub %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f67() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.sub %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f68() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.lshr %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f69(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.lshr %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f70(%a: i32) -> i32 {
 %2 = llvm.lshr %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f71() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.lshr %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f72() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.ashr %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f73(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.ashr %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f74(%a: i32) -> i32 {
 %2 = llvm.ashr %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f75() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.ashr %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f76() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.udiv %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f77(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.udiv %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f78(%a: i32) -> i32 {
 %2 = llvm.udiv %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f79() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.udiv %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f80() -> i8 {
 %0 = llvm.mlir.constant(3 : i8) : i8
 %1 = llvm.mlir.constant(7 : i8) : i8
 %2 = llvm.sdiv %0, %1 : i8
 llvm.return %2 : i8 }

llvm.func @f81(%a: i32) -> i32 {
 %1 = llvm.mlir.constant(0 : i32) : i32
 %2 = llvm.sdiv %a, %1 : i32
 llvm.return %2 : i32 }

llvm.func @f82(%a: i32) -> i32 {
 %2 = llvm.sdiv %a, %a : i32
 llvm.return %2 : i32 }

llvm.func @f83() -> vector<2xi32> {
 %1 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
 %2 = llvm.sdiv %1, %1 : vector<2xi32>
 llvm.return %2 : vector<2xi32> }

llvm.func @f84(%a: i32) -> i32 {
 %0 = llvm.bitcast %a : i32 to i32
 %1 = llvm.bitcast %0 : i32 to i32
 llvm.return %1 : i32 }

llvm.func @f85(%a: i32) -> vector<2xi16> {
 %0 = llvm.bitcast %a : i32 to i32
 %1 = llvm.bitcast %0 : i32 to vector<2xi16>
 llvm.return %1 : vector<2xi16> }

llvm.func @f86(%a: i32) -> i32 {
 %0 = llvm.bitcast %a : i32 to vector<2xi16>
 %1 = llvm.bitcast %0 : vector<2xi16> to i32
 llvm.return %1 : i32 }

llvm.func @f87(%a: i32) -> vector<2xi16> {
 %0 = llvm.bitcast %a : i32 to vector<2xi16>
 %1 = llvm.bitcast %0 : vector<2xi16> to vector<2xi16>
 llvm.return %1 : vector<2xi16> }

llvm.func @f88(%a: vector<2xi16>) -> i32 {
 %0 = llvm.bitcast %a : vector<2xi16> to i32
 %1 = llvm.bitcast %0 : i32 to i32
 llvm.return %1 : i32 }

llvm.func @f89(%a: vector<2xi16>) -> vector<2xi16> {
 %0 = llvm.bitcast %a : vector<2xi16> to i32
 %1 = llvm.bitcast %0 : i32 to vector<2xi16>
 llvm.return %1 : vector<2xi16> }

llvm.func @f90(%a: vector<2xi16>) -> i32 {
 %0 = llvm.bitcast %a : vector<2xi16> to vector<2xi16>
 %1 = llvm.bitcast %0 : vector<2xi16> to i32
 llvm.return %1 : i32 }

llvm.func @f91(%a: vector<2xi16>) -> vector<2xi16> {
 %0 = llvm.bitcast %a : vector<2xi16> to vector<2xi16>
 %1 = llvm.bitcast %0 : vector<2xi16> to vector<2xi16>
 llvm.return %1 : vector<2xi16> }

llvm.func @f92(%a: !llvm.ptr) -> !llvm.ptr {
 %0 = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr
 %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr
 llvm.return %1 : !llvm.ptr }

llvm.func @f93(%a: i32) -> i32 {
 %0 = llvm.bitcast %a : i32 to f32
 llvm.br ^b
^b:
 %1 = llvm.bitcast %0 : f32 to i32
 llvm.return %1 : i32 }

llvm.func @f94(%a: vector<1xi32>, %b: vector<1xi32>) -> vector<1xi32> {
 %0 = llvm.shufflevector %a, %b [0] : vector<1xi32>
 llvm.return %0 : vector<1xi32> }

llvm.func @f95(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32) -> i32 {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f96(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: i32) -> i32 {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f97(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: !llvm.struct<(i32, i32)>) -> i32 {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f98(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: !llvm.array<2 x i32>) -> i32 {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f99(%v: i32) -> i32 {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f100(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f101(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: i32) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f102(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f103(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: !llvm.array<2 x i32>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f104(%v: i32) -> !llvm.struct<(i32, i32)> {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f105(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f106(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: i32) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f107(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: !llvm.struct<(i32, i32)>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f108(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: i32, %w: !llvm.array<2 x i32>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f109(%v: i32) -> !llvm.array<2 x i32> {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f110(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>) -> i32 {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f111(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>, %w: !llvm.struct<(i32, i32)>) -> i32 {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f112(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>, %w: !llvm.array<2 x i32>) -> i32 {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f113(%v: !llvm.struct<(i32, i32)>) -> i32 {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f114(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f115(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>, %w: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f116(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>, %w: !llvm.array<2 x i32>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f117(%v: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f118(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f119(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>, %w: !llvm.struct<(i32, i32)>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f120(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.struct<(i32, i32)>, %w: !llvm.array<2 x i32>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f121(%v: !llvm.struct<(i32, i32)>) -> !llvm.array<2 x i32> {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f122(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>) -> i32 {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f123(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>, %w: !llvm.struct<(i32, i32)>) -> i32 {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f124(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>, %w: !llvm.array<2 x i32>) -> i32 {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f125(%v: !llvm.array<2 x i32>) -> i32 {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : i32 }

llvm.func @f126(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f127(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>, %w: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f128(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>, %w: !llvm.array<2 x i32>) -> !llvm.struct<(i32, i32)> {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f129(%v: !llvm.array<2 x i32>) -> !llvm.struct<(i32, i32)> {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.struct<(i32, i32)> }

llvm.func @f130(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f131(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>, %w: !llvm.struct<(i32, i32)>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f132(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>, %v: !llvm.array<2 x i32>, %w: !llvm.array<2 x i32>) -> !llvm.array<2 x i32> {
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %00 = llvm.insertvalue %w, %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f133(%v: !llvm.array<2 x i32>) -> !llvm.array<2 x i32> {
 %s = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 llvm.return %1 : !llvm.array<2 x i32> }

llvm.func @f134(%s: !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>) -> i32 {
 %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, array<2 x i32>)>
 %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i32)>
 llvm.return %1 : i32 }

llvm.func @f135(%p: !llvm.ptr, %n: i64) -> !llvm.ptr {
 %c0 = llvm.mlir.constant(0 : i64) : i64
 %c1 = llvm.mlir.constant(1 : index) : i64
 %big = llvm.mlir.constant(268435456 : i64) : i64
 %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 llvm.return %0 : !llvm.ptr }

llvm.func @f136(%p: vector<2x!llvm.ptr>, %n: i64) -> vector<2x!llvm.ptr> {
 %c0 = llvm.mlir.constant(0 : i64) : i64
 %c1 = llvm.mlir.constant(1 : index) : i64
 %big = llvm.mlir.constant(268435456 : i64) : i64
 %0 = llvm.getelementptr %p[%c0] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i32
 llvm.return %0 : vector<2x!llvm.ptr> }

llvm.func @f137(%p: !llvm.ptr, %n: i64) -> !llvm.ptr {
 %c0 = llvm.mlir.constant(0 : i64) : i64
 %c1 = llvm.mlir.constant(1 : index) : i64
 %big = llvm.mlir.constant(268435456 : i64) : i64
 %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32)>
 llvm.return %0 : !llvm.ptr }

llvm.func @f138(%p: !llvm.ptr, %n: i64) -> !llvm.ptr {
 %c0 = llvm.mlir.constant(0 : i64) : i64
 %c1 = llvm.mlir.constant(1 : index) : i64
 %big = llvm.mlir.constant(268435456 : i64) : i64
 %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
 llvm.return %0 : !llvm.ptr }

llvm.func @f139(%p: !llvm.ptr) -> !llvm.ptr {
 %c0 = llvm.mlir.constant(268435455 : i64) : i64
 %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 llvm.return %0 : !llvm.ptr }

llvm.func @f140(%p: !llvm.ptr) -> vector<2x!llvm.ptr> {
 %c0 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
 %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
 llvm.return %0 : vector<2x!llvm.ptr> }

llvm.func @f141(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load %p : !llvm.ptr -> i32
 llvm.store %v, %p : i32, !llvm.ptr
 llvm.return }

llvm.func @f142(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f143(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f144(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f145(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f146(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load volatile %p : !llvm.ptr -> i32
 llvm.store volatile %v, %p : i32, !llvm.ptr
 llvm.return }

llvm.func @f147(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load volatile %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f148(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load volatile %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f149(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load volatile %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f150(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.load volatile %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

llvm.func @f151(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.inline_asm "a", "=r,r" %v : (i32) -> i32
 llvm.return }

llvm.func @f152(%p: !llvm.ptr, %v: i32) {
 %0 = llvm.inline_asm has_side_effects "a", "=r,r" %v : (i32) -> i32
 llvm.return }

llvm.func @f153(%c: i1, %a: i32, %b: i32) -> i32 {
 llvm.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%r: i32):
 llvm.return %r : i32 }

llvm.func @f154(%c: i1, %a: i32, %b: i32) -> i32 {
 %t = llvm.mlir.constant(true) : i1
 llvm.cond_br %t, ^x(%a : i32), ^x(%b : i32)
^x(%r: i32):
 llvm.return %r : i32 }

llvm.func @f155(%c: i1, %a: i32, %b: i32) -> i32 {
 llvm.br ^x(%a : i32)
^x(%r: i32):
 llvm.return %r : i32 }

llvm.func @f156(%c: i1, %a: i32, %b: i32) -> i32 {
 %t = llvm.mlir.constant(true) : i1
 %0 = llvm.select %t, %a, %b : i1, i32
 %1 = llvm.select %c, %0, %0 : i1, i32
 llvm.return %1 : i32 }
