// builtin.module(convert-vector-to-llvm)
func.func @f1(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f2(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <add>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f3(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <mul>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f4(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <mul>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f5(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <minui>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f6(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <minui>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f7(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <minsi>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f8(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <minsi>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f9(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <maxui>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f10(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <maxui>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f11(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <maxsi>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f12(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <maxsi>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f13(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <and>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f14(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <and>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f15(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <or>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f16(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <or>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f17(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <xor>, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f18(%a: vector<4xi8>, %m: vector<4xi1>, %c: i8) -> i8 {
 %0 = vector.mask %m { vector.reduction <xor>, %a, %c : vector<4xi8> into i8 } : vector<4xi1> -> i8
 return %0 : i8
}
func.func @f19(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f20(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <add>, %a, %c : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f21(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <mul>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f22(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <mul>, %a, %c : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f23(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <minnumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f24(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <minnumf>, %a, %c : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f25(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <maxnumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @f26(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <maxnumf>, %a, %c : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32
}
func.func @fm(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> f32 {
 %0 = vector.mask %m { vector.reduction <add>, %a fastmath<reassoc,nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0 : f32 }
