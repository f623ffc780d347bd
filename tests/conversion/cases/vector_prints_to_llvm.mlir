// builtin.module(convert-vector-to-llvm)
func.func @f(%a: f32, %b: i1, %c: index, %d: i7, %e: f16, %g: bf16, %h: f64, %i: si32, %j: ui8, %v: vector<2x3xf32>, %k: vector<2xi1>, %l: vector<[4]xf32>, %m: vector<f32>) {
  vector.print %a : f32
  vector.print %b : i1
  vector.print %c : index punctuation <comma>
  vector.print %d : i7
  vector.print %e : f16
  vector.print %g : bf16
  vector.print %h : f64 punctuation <no_punctuation>
  vector.print %i : si32
  vector.print %j : ui8
  vector.print str "hello\n"
  vector.print %v : vector<2x3xf32>
  vector.print %k : vector<2xi1>
 vector.print %m : vector<f32>
  vector.print punctuation <open>
  vector.print str "hello\n"
  return
}
