"test.same_operand_type"() : () -> ()

// -----

// expected-error @+1 {{'test.same_operand_element_type' op requires the same element type for all operands}}
func.func @f(%a: i32, %b: f32) { "test.same_operand_element_type"(%a, %b) : (i32, f32) -> i32 return }

// -----

// expected-error @+1 {{'test.same_operand_shape' op requires the same shape for all operands}}
func.func @f(%a: tensor<2xi32>, %b: tensor<3xi32>) { "test.same_operand_shape"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> () return }

// -----

// expected-error @+1 {{'test.same_operand_shape' op expected 1 or more operands, but found 0}}
"test.same_operand_shape"() : () -> ()

// -----

// expected-error @+1 {{'test.same_operand_and_result_shape' op requires the same shape for all operands and results}}
func.func @f(%a: tensor<2xi32>, %b: tensor<3xi32>) { "test.same_operand_and_result_shape"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32> return }

// -----

// expected-error @+1 {{'test.same_operand_and_result_shape' op expected 1 or more results}}
func.func @f(%a: tensor<2xi32>) { "test.same_operand_and_result_shape"(%a) : (tensor<2xi32>) -> () return }

// -----

// expected-error @+1 {{'test.same_operand_and_result_shape' op result #0 must be variadic of shaped of any type values, but got 'i32'}}
func.func @f(%a: tensor<2xi32>) { "test.same_operand_and_result_shape"(%a) : (tensor<2xi32>) -> i32 return }

// -----

// expected-error @+1 {{'test.same_operand_and_result_element_type' op requires the same element type for all operands and results}}
func.func @f(%a: tensor<2xi32>) { "test.same_operand_and_result_element_type"(%a) : (tensor<2xi32>) -> f32 return }

// -----

// expected-error @+1 {{'test.same_operand_and_result_type' op requires the same type for all operands and results}}
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) { "test.same_operand_and_result_type"(%a, %b) : (tensor<2xi32>, tensor<2xi32>) -> tensor<3xi32> return }

// -----

func.func @f(%a: tensor<?xi32>, %b: tensor<2xi32>) { "test.same_operand_and_result_type"(%a, %b) : (tensor<?xi32>, tensor<2xi32>) -> tensor<2xi32> return }

// -----

// expected-error @+1 {{'test.same_operand_and_result_type' op requires the same encoding for all operands and results}}
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32, "x">) { "test.same_operand_and_result_type"(%b, %a) : (tensor<2xi32, "x">, tensor<2xi32>) -> tensor<2xi32, "x"> return }

// -----

// expected-error @+1 {{'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank}}
func.func @f(%a: tensor<2x2xi32>, %b: tensor<2xi32>) { "test.operands_have_same_rank"(%a, %b) : (tensor<2x2xi32>, tensor<2xi32>) -> () return }

// -----

// expected-error @+1 {{'test.broadcastable' op operands don't have broadcast-compatible shapes}}
func.func @f(%a: tensor<4x3xi32>, %b: tensor<3x3xi32>) { %0 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, tensor<3x3xi32>) -> tensor<4x3xi32> return }

// -----

// expected-error @+1 {{'test.broadcastable' op result type '8x7x6x4' not broadcast compatible with broadcasted operands's shapes '8x7x6x5'}}
func.func @f(%a: tensor<8x1x6x1xi32>, %b: tensor<7x1x5xi32>) { %0 = "test.broadcastable"(%a, %b) : (tensor<8x1x6x1xi32>, tensor<7x1x5xi32>) -> tensor<8x7x6x4xi32> return }

// -----

// expected-error @+1 {{'test.broadcastable' op operand #0 must be variadic of tensor of any type values, but got 'vector<4xi32>'}}
func.func @f(%a: vector<4xi32>, %b: tensor<4xi32>) { %0 = "test.broadcastable"(%a, %b) : (vector<4xi32>, tensor<4xi32>) -> tensor<4xi32> return }

// -----

// expected-error @+1 {{'test.broadcastable' op result type '2' not broadcast compatible with broadcasted operands's shapes '?x4'}}
func.func @f(%a: tensor<?x4xi32>, %b: tensor<4xi32>) { %0 = "test.broadcastable"(%a, %b) : (tensor<?x4xi32>, tensor<4xi32>) -> tensor<2xi32> return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
func.func @f(%a: tensor<4xi32>) { %0 = "test.elementwise_mappable"(%a) : (tensor<4xi32>) -> i32 return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op if a result is non-scalar, then at least one operand must be non-scalar}}
func.func @f(%a: i32) { %0 = "test.elementwise_mappable"(%a) : (i32) -> tensor<2xi32> return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
func.func @f(%a: tensor<4xi32>) { "test.elementwise_mappable"(%a) : (tensor<4xi32>) -> () return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%a: tensor<4xi32>) { %0 = "test.elementwise_mappable"(%a) : (tensor<4xi32>) -> vector<4xi32> return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%a: tensor<4xi32>) { %0 = "test.elementwise_mappable"(%a) : (tensor<4xi32>) -> tensor<5xi32> return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%a: vector<4xi32>) { %0 = "test.elementwise_mappable"(%a) : (vector<4xi32>) -> vector<[4]xi32> return }

// -----

// expected-error @+1 {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%a: tensor<4xi32>, %b: tensor<*xi32>) { %0:2 = "test.elementwise_mappable"(%a, %b) : (tensor<4xi32>, tensor<*xi32>) -> (tensor<?xi32>, tensor<4xi32>) return }

// -----

// expected-error @+1 {{'test.child' op expects parent op 'test.parent'}}
"test.child"() : () -> ()

// -----

// expected-error @+1 {{'test.child' op expects parent op 'test.parent'}}
"test.parent"() ({ "some.op"() ({ "test.child"() : () -> () }) : () -> () "test.finish"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
"test.child_with_parent_one_of"() : () -> ()

// -----

// expected-error @+2 {{'test.SingleBlockImplicitTerminator' op expects regions to end with 'test.finish', found 'test.non_existent_op'}}
// expected-note @+1 {{in custom textual format, the absence of terminator implies 'test.finish'}}
"test.SingleBlockImplicitTerminator"() ({ "test.non_existent_op"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{'test.SingleBlockImplicitTerminator' op expects region #0 to have 0 or 1 blocks}}
"test.SingleBlockImplicitTerminator"() ({ ^a: "test.finish"() : () -> () ^b: "test.finish"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{'test.isolated_region' op operand #0 must be index, but got 'i32'}}
func.func @f(%a: i32) { "test.isolated_region"(%a) ({ ^bb: "test.x"(%a) : (i32) -> () }) : (i32) -> () return }

// -----

// expected-error @+2 {{redefinition of symbol named 'a'}}
// expected-note @+1 {{see existing symbol definition here}}
"test.symbol_scope"() ({ "test.symbol"() {sym_name = "a"} : () -> () "test.symbol"() {sym_name = "a"} : () -> () "test.finish"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{'test.symbol' op requires attribute 'sym_name'}}
"test.symbol"() {} : () -> ()

// -----

// expected-error @+1 {{'test.symbol' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
"test.symbol"() {sym_name = "x", sym_visibility = 4} : () -> ()

// -----

// expected-error @+1 {{'test.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"test.symbol"() {sym_name = "x", sym_visibility = "foo"} : () -> ()

// -----

"test.no_region_arguments"() ({ ^bb(%a: i32): }) : () -> ()

// -----

// expected-error @+1 {{'func.return' op must be the last operation in the parent block}}
func.func @f() { "func.return"() : () -> () "test.x"() : () -> () }

// -----

// expected-error @+1 {{'test.attr_sized_operands' op operand count (2) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
func.func @f(%a: i32) { "test.attr_sized_operands"(%a, %a) {operandSegmentSizes = array<i32: 0, 2, 1, 1>} : (i32, i32) -> () return }

// -----

// expected-error @+1 {{'test.attr_sized_operands' op 'operandSegmentSizes' attribute cannot have negative elements}}
func.func @f(%a: i32) { "test.attr_sized_operands"(%a, %a) {operandSegmentSizes = array<i32: 0, -2, 3, 1>} : (i32, i32) -> () return }

// -----

// expected-error @+1 {{'test.operand0_and_result_have_same_type' op failed to verify that all of {x, res} have same type}}
func.func @f(%a: tensor<2xf32>, %b: i32) { "test.operand0_and_result_have_same_type"(%a, %b) : (tensor<2xf32>, i32) -> tensor<3xf32> return }

// -----

// expected-error @+1 {{'test.operand0_and_result_have_same_shape' op operand #1 must be shaped of any type values, but got 'f32'}}
func.func @f(%a: tensor<2xf32>, %b: f32) { "test.operand0_and_result_have_same_shape"(%a, %b) : (tensor<2xf32>, f32) -> tensor<3xf32> return }

// -----

// expected-error @+1 {{'test.two_region_op' op expected 2 regions}}
"test.two_region_op"() ({ "test.x"() : () -> () }, { "test.x"() : () -> () }, { "test.x"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{'arith.addi' op requires one result}}
%0, %1 = "arith.addi"() : () -> (i32, i32)

// -----

// expected-error @+1 {{'cf.br' op requires 1 successor but found 0}}
"cf.br"() : () -> ()

// -----

// expected-error @+1 {{'cf.cond_br' op requires 2 successors but found 0}}
"cf.cond_br"() : () -> ()

// -----

"test.result_and_region"() : () -> ()

// -----

// expected-error @+1 {{'arith.addi' op expected 2 operands, but found 0}}
"arith.addi"() : () -> i32

// -----

// expected-error @+1 {{'arith.constant' op requires one result}}
"arith.constant"() : () -> ()

// -----

%a = "x.y"() : () -> i1
// expected-error @+1 {{'arith.select' op expected 3 operands, but found 1}}
"arith.select"(%a) : (i1) -> i1

// -----

// expected-error @+1 {{'test.attr_sized_results' op expected 1 or more results}}
"test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 0, 0, 1>} : () -> ()

// -----

"test.variadic_with_same_result"() : () -> ()
