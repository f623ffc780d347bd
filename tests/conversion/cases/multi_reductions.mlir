// builtin.module(func.func(lower-vector-multi-reduction))
func.func @a(%a: vector<2x4xf32>, %b: vector<2xf32>) -> vector<2xf32> { %0 = vector.multi_reduction <mul>, %a, %b [1] : vector<2x4xf32> to vector<2xf32> return %0 : vector<2xf32> }
func.func @b(%a: vector<2x4xf32>, %b: f32) -> f32 { %0 = vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x4xf32> to f32 return %0 : f32 }
func.func @c(%a: vector<2x3x4xi32>, %b: vector<2x3xi32>) -> vector<2x3xi32> { %0 = vector.multi_reduction <add>, %a, %b [2] : vector<2x3x4xi32> to vector<2x3xi32> return %0 : vector<2x3xi32> }
func.func @d(%a: vector<2x3x4xf32>, %b: vector<3xf32>) -> vector<3xf32> { %0 = vector.multi_reduction <maxnumf>, %a, %b [0, 2] : vector<2x3x4xf32> to vector<3xf32> return %0 : vector<3xf32> }
func.func @e(%a: vector<4xf32>, %b: f32) -> f32 { %0 = vector.multi_reduction <add>, %a, %b [0] : vector<4xf32> to f32 return %0 : f32 }
func.func @f(%a: vector<2x3x4x5xf32>, %b: vector<2x5xf32>) -> vector<2x5xf32> { %0 = vector.multi_reduction <add>, %a, %b [1, 2] : vector<2x3x4x5xf32> to vector<2x5xf32> return %0 : vector<2x5xf32> }
func.func @h(%a: vector<2x4xindex>, %b: vector<4xindex>) -> vector<4xindex> { %0 = vector.multi_reduction <minui>, %a, %b [0] : vector<2x4xindex> to vector<4xindex> return %0 : vector<4xindex> }
