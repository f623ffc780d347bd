// --pass-pipeline=builtin.module(one-shot-bufferize)
"x.parent"() ({
  "acc.routine"() <{func_name = @f, sym_name = "r", worker = [], vector = [], seq = []}> : () -> ()
}) : () -> ()

