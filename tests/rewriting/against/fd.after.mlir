"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "constants"}> ({
  ^bb0(%arg0: i32 loc("-":1:22)):
    %0 = "fd.constant"() <{value = 2 : i32}> : () -> i8 loc("-":10:8)
    %1 = "fd.constant"() <{value = 2 : i32}> : () -> i32 loc(unknown)
    %2 = "fd.constant"() <{value = 5 : i32}> : () -> i32 loc("-":4:8)
    %3 = "fd.add"(%arg0, %2) : (i32, i32) -> i32 loc("-":7:8)
    "fd.keep"(%3) : (i32) -> () loc("-":8:3)
    %4 = "fd.sub"(%arg0, %1) : (i32, i32) -> i32 loc("-":12:8)
    "fd.keep"(%1, %0, %1, %4, %1) : (i32, i8, i32, i32, i32) -> () loc("-":13:3)
    "func.return"() : () -> () loc("-":14:3)
  }) : () -> () loc("-":1:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "traits"}> ({
  ^bb0(%arg0: i32 loc("-":17:19), %arg1: f32 loc("-":17:28)):
    %0 = "fd.constant"() <{value = "x"}> : () -> i32 loc("-":35:9)
    %1 = "fd.constant"() <{value = 2 : i32}> : () -> i32 loc("-":18:8)
    %2 = "fd.min"(%arg0, %1) : (i32, i32) -> i32 loc("-":19:8)
    "fd.keep"(%2, %1) : (i32, i32) -> () loc("-":22:3)
    %3 = "fd.abs"(%arg1) : (f32) -> f32 loc("-":23:8)
    "fd.keep"(%3) : (f32) -> () loc("-":26:3)
    %4 = "fd.not"(%arg1) : (f32) -> f32 loc("-":27:8)
    "fd.keep"(%4) : (f32) -> () loc("-":30:3)
    %5 = "fd.loud"(%arg1) : (f32) -> f32 loc("-":31:9)
    "fd.keep"(%arg1) : (f32) -> () loc("-":34:3)
    %6 = "fd.many"(%arg0, %arg1, %0, %1, %0) : (i32, f32, i32, i32, i32) -> i1 loc("-":36:9)
    %7 = "fd.many"(%0) : (i32) -> i1 loc("-":37:9)
    %8 = "fd.many"(%arg0, %0, %1) : (i32, i32, i32) -> i1 loc("-":38:9)
    "fd.keep"(%6, %7, %8) : (i1, i1, i1) -> () loc("-":39:3)
    "func.return"() : () -> () loc("-":40:3)
  }) : () -> () loc("-":17:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "in_place"}> ({
  ^bb0(%arg0: i32 loc("-":43:21)):
    %0 = "fd.constant"() <{value = 2 : i32}> : () -> i32 loc("-":44:8)
    %1 = "fd.count"(%arg0, %0) <{n = 0 : i32}> : (i32, i32) -> i32 loc("-":45:8)
    %2 = "fd.count"(%1, %0) <{n = 0 : i32}> : (i32, i32) -> i32 loc("-":46:8)
    "fd.keep"(%2) : (i32) -> () loc("-":47:3)
    "fd.emit"(%arg0) : (i32) -> () loc("-":49:3)
    "func.return"() : () -> () loc("-":50:3)
  }) : () -> () loc("-":43:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "several"}> ({
  ^bb0(%arg0: i32 loc("-":53:20)):
    %0 = "fd.other"() <{value = "t"}> : () -> i1 loc("-":62:8)
    %1 = "fd.constant"() <{value = 7 : i32}> : () -> i32 loc("-":54:8)
    %2 = "fd.constant"() <{value = -3 : i32}> : () -> i32 loc("-":57:10)
    %3 = "fd.constant"() <{value = 1 : i32}> : () -> i32 loc("-":57:10)
    %4 = "fd.constant"() <{value = 0 : i32}> : () -> i32 loc("-":58:10)
    %5:2 = "fd.half"(%1) : (i32) -> (i32, f32) loc("-":59:10)
    "fd.keep"(%2, %3, %arg0, %4, %5#0, %5#1) : (i32, i32, i32, i32, i32, f32) -> () loc("-":60:3)
    "fd.keep"(%0) : (i1) -> () loc("-":63:3)
    "func.return"() : () -> () loc("-":64:3)
  }) : () -> () loc("-":53:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "hoisted"}> ({
  ^bb0(%arg0: i32 loc("-":67:20)):
    %0 = "fd.constant"() <{value = 6 : i32}> : () -> i32 loc(unknown)
    %1 = "fd.constant"() <{value = 4 : i32}> : () -> i32 loc(unknown)
    %2 = "fd.constant"() <{value = 2 : i32}> : () -> i32 loc(unknown)
    "fd.keep"(%arg0) : (i32) -> () loc("-":68:3)
    "fd.loop"() ({
      "fd.keep"(%2) : (i32) -> () loc("-":71:5)
      "fd.loop"() ({
        "fd.keep"(%0) : (i32) -> () loc("-":76:7)
      }) : () -> () loc("-":72:5)
    }) : () -> () loc("-":69:3)
    "fd.iso"() ({
      %4 = "fd.constant"() <{value = 5 : i32}> : () -> i32 loc(unknown)
      %5 = "fd.constant"() <{value = 2 : i32}> : () -> i32 loc(unknown)
      "fd.loop"() ({
        "fd.keep"(%5, %4) : (i32, i32) -> () loc("-":84:7)
      }) : () -> () loc("-":81:5)
      "fd.keep"(%5) : (i32) -> () loc("-":86:5)
    }) : () -> () loc("-":79:3)
    "some.unknown"() ({
      %3 = "fd.constant"() <{value = 2 : i32}> : () -> i32 loc("-":89:10)
      "fd.keep"(%3) : (i32) -> () loc("-":90:5)
    }) : () -> () loc("-":88:3)
    "fd.keep"(%1, %0) : (i32, i32) -> () loc("-":94:3)
    "func.return"() : () -> () loc("-":95:3)
  }) : () -> () loc("-":67:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "dead"}> ({
  ^bb0(%arg0: i32 loc("-":98:17)):
    %0 = "fd.add"(%arg0, %arg0) : (i32, i32) -> i32 loc("-":99:8)
    %1 = "fd.add"(%0, %arg0) : (i32, i32) -> i32 loc("-":100:8)
    "fd.steps"() ({
      %4 = "fd.sub"(%1, %arg0) : (i32, i32) -> i32 loc("-":109:10)
      "fd.keep"(%4) : (i32) -> () loc("-":110:5)
    }) : () -> () loc("-":108:3)
    %2 = "fd.src"() : () -> i32 loc("-":112:8)
    %3 = "some.unknown"() : () -> i32 loc("-":113:8)
    "func.return"() : () -> () loc("-":114:3)
  }) : () -> () loc("-":98:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "blocks"}> ({
  ^bb0(%arg0: i32 loc("-":117:19), %arg1: i1 loc("-":117:28)):
    %0 = "fd.constant"() <{value = 8 : i32}> : () -> i32 loc(unknown)
    %1 = "fd.constant"() <{value = 7 : i32}> : () -> i32 loc("-":118:8)
    "fd.br"(%arg0)[^bb1] : (i32) -> () loc("-":119:3)
  ^bb1(%2: i32 loc("-":120:6)):  // 2 preds: ^bb0, ^bb1
    "fd.keep"(%2, %0) : (i32, i32) -> () loc("-":122:3)
    "fd.if"(%arg1, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> () loc("-":123:3)
  ^bb2:  // pred: ^bb1
    "func.return"() : () -> () loc("-":125:3)
  }) : () -> () loc("-":117:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "arguments"}> ({
  ^bb0(%arg0: i32 loc("-":131:22), %arg1: i1 loc("-":131:31)):
    "fd.br"(%arg0)[^bb1] : (i32) -> () loc("-":132:3)
  ^bb1(%0: i32 loc("-":133:24)):  // 2 preds: ^bb0, ^bb1
    "fd.keep"(%0) : (i32) -> () loc("-":135:3)
    "fd.if"(%arg1, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> () loc("-":136:3)
  ^bb2:  // pred: ^bb1
    "fd.jump"(%arg0, %arg0)[^bb4, ^bb3] : (i32, i32) -> () loc("-":138:3)
  ^bb3:  // pred: ^bb2
    "func.return"() : () -> () loc("-":140:3)
  ^bb4:  // pred: ^bb2
    "fd.br"()[^bb5] : () -> () loc("-":142:3)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    "fd.br"()[^bb5] : () -> () loc("-":145:3)
  }) : () -> () loc("-":131:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "nested"}> ({
  ^bb0(%arg0: i32 loc("-":148:19), %arg1: i1 loc("-":148:28)):
    "fd.cfg"() ({
      "fd.br"()[^bb1] : () -> () loc("-":150:5)
    ^bb1:  // pred: ^bb0
      "fd.cfg"() ({
        "fd.br"(%arg0)[^bb1] : (i32) -> () loc("-":153:7)
      ^bb1(%2: i32 loc("-":154:19)):  // pred: ^bb0
        "fd.end"(%2) : (i32) -> () loc("-":155:7)
      }) : () -> () loc("-":152:5)
      "fd.end"() : () -> () loc("-":159:5)
    }) : () -> () loc("-":149:3)
    "fd.graph"() ({
      %0 = "fd.loud"(%1) : (i32) -> i32 loc("-":164:10)
      %1 = "fd.sub"(%arg0, %0) : (i32, i32) -> i32 loc("-":165:10)
    }) : () -> () loc("-":161:3)
    "func.return"() : () -> () loc("-":169:3)
  }) : () -> () loc("-":148:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "patterns"}> ({
  ^bb0(%arg0: i32 loc("-":172:21)):
    %0 = "fd.constant"() <{value = 1 : i32}> : () -> i32 loc(unknown)
    %1 = "fd.add"(%arg0, %arg0) : (i32, i32) -> i32 loc("-":173:8)
    %2 = "fd.sub"(%1, %0) : (i32, i32) -> i32 loc(fused["-":177:8, "-":174:8])
    "fd.keep"(%2) : (i32) -> () loc("-":178:3)
    %3 = "fd.left"(%arg0) : (i32) -> i32 loc("-":179:8)
    %4 = "fd.left"(%3) : (i32) -> i32 loc("-":180:8)
    %5 = "fd.left"(%4) : (i32) -> i32 loc("-":181:8)
    "fd.keep"(%5) : (i32) -> () loc("-":182:3)
    %6 = "fd.left"(%0) : (i32) -> i32 loc("-":183:8)
    "fd.keep"(%6) : (i32) -> () loc("-":184:3)
    %7 = "fd.method"(%arg0) : (i32) -> i32 loc("-":185:8)
    %8 = "fd.method"(%arg0) {skip} : (i32) -> i32 loc("-":186:9)
    %9 = "fd.method"(%8) : (i32) -> i32 loc("-":187:9)
    "fd.keep"(%9) : (i32) -> () loc("-":188:3)
    "fd.grow"() <{n = 4 : i32}> : () -> () loc("-":189:3)
    "fd.keep"(%arg0) : (i32) -> () loc("-":190:3)
    "func.return"() : () -> () loc("-":191:3)
  }) : () -> () loc("-":172:1)
}) : () -> ()
// -----
"builtin.module"() ({
  %0 = "fd.constant"() <{value = 1 : i32}> : () -> i32 loc(unknown)
  "fd.keep"(%0, %0) : (i32, i32) -> () loc("-":196:1)
  "fd.loop"() ({
    "fd.keep"(%0) : (i32) -> () loc("-":199:3)
  }) : () -> () loc("-":197:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "unreach"}> ({
  ^bb0(%arg0: i32 loc("-":202:20), %arg1: i1 loc("-":202:29)):
    %0 = "fd.constant"() <{value = 9 : i32}> : () -> i32 loc(unknown)
    "fd.br"()[^bb1] : () -> () loc("-":203:3)
  ^bb1:  // pred: ^bb0
    "fd.keep"(%0) : (i32) -> () loc("-":211:3)
    "func.return"() : () -> () loc("-":212:3)
  }) : () -> () loc("-":202:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "unreach2"}> ({
  ^bb0(%arg0: i32 loc("-":215:21), %arg1: i1 loc("-":215:30)):
    "fd.br"()[^bb1] : () -> () loc("-":217:3)
  ^bb1:  // pred: ^bb0
    %0 = "fd.left"(%arg0) : (i32) -> i32 loc("-":224:8)
    "fd.keep"(%0) : (i32) -> () loc("-":225:3)
    "func.return"() : () -> () loc("-":226:3)
  }) : () -> () loc("-":215:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "entry_args"}> ({
  ^bb0(%arg0: i1 loc("-":229:23)):
    "fd.cfg"() ({
    ^bb0(%arg1: i32 loc("-":231:8), %arg2: i32 loc("-":231:17)):
      "fd.if"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc("-":232:5)
    ^bb1:  // 2 preds: ^bb0, ^bb0
      "fd.end"() : () -> () loc("-":234:5)
    }) : () -> () loc("-":230:3)
    "func.return"() : () -> () loc("-":236:3)
  }) : () -> () loc("-":229:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "same_values"}> ({
  ^bb0(%arg0: i1 loc("-":239:24)):
    "fd.if"(%arg0, %arg0, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i1, i1) -> () loc("-":240:3)
  ^bb1(%0: i1 loc("-":241:14)):  // pred: ^bb0
    "fd.keep"(%0) : (i1) -> () loc("-":242:3)
    "func.return"() : () -> () loc("-":243:3)
  ^bb2(%1: i1 loc("-":244:6)):  // pred: ^bb0
    "fd.keep"(%1) : (i1) -> () loc("-":245:3)
    "func.return"() : () -> () loc("-":246:3)
  }) : () -> () loc("-":239:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "same_target"}> ({
  ^bb0(%arg0: i1 loc("-":249:24), %arg1: i32 loc("-":249:32), %arg2: i32 loc("-":249:41)):
    "fd.if"(%arg0, %arg2, %arg1)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> () loc("-":250:3)
  ^bb1(%0: i32 loc("-":251:15)):  // 2 preds: ^bb0, ^bb0
    "fd.keep"(%0) : (i32) -> () loc("-":252:3)
    "func.return"() : () -> () loc("-":253:3)
  }) : () -> () loc("-":249:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "once"}> ({
  ^bb0(%arg0: i32 loc("-":256:17)):
    %0 = "fd.method"(%arg0) : (i32) -> i32 loc("-":257:8)
    "fd.br"()[^bb1] : () -> () loc("-":259:3)
  ^bb1:  // pred: ^bb0
    "fd.keep"(%arg0) : (i32) -> () loc("-":261:3)
    "func.return"() : () -> () loc("-":262:3)
  }) : () -> () loc("-":256:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "alike"}> ({
  ^bb0(%arg0: i1 loc("-":268:18), %arg1: i32 loc("-":268:26), %arg2: i32 loc("-":268:35)):
    "fd.if"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc("-":269:3)
  ^bb1:  // pred: ^bb0
    %0 = "fd.src"() : () -> i32 loc("-":271:8)
    "fd.keep"(%arg1, %0, %arg1, %arg2) : (i32, i32, i32, i32) -> () loc("-":272:3)
    "fd.br"(%0)[^bb3] : (i32) -> () loc("-":273:3)
  ^bb2:  // pred: ^bb0
    %1 = "fd.src"() : () -> i32 loc("-":275:8)
    "fd.keep"(%arg2, %1, %arg2, %arg2) : (i32, i32, i32, i32) -> () loc("-":276:3)
    "fd.br"(%1)[^bb3] : (i32) -> () loc("-":277:3)
  ^bb3(%2: i32 loc("-":278:6)):  // 2 preds: ^bb1, ^bb2
    "fd.keep"(%2) : (i32) -> () loc("-":279:3)
    "func.return"() : () -> () loc("-":280:3)
  }) : () -> () loc("-":268:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32, i32) -> (), sym_name = "first_with_the_same_value"}> ({
  ^bb0(%arg0: i1 loc("-":283:38), %arg1: i32 loc("-":283:46), %arg2: i32 loc("-":283:55), %arg3: i32 loc("-":283:64)):
    "fd.if"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc("-":284:3)
  ^bb1:  // pred: ^bb0
    "fd.keep"(%arg1, %arg1, %arg1) : (i32, i32, i32) -> () loc("-":286:3)
    "fd.br"()[^bb3] : () -> () loc("-":287:3)
  ^bb2:  // pred: ^bb0
    "fd.keep"(%arg2, %arg3, %arg3) : (i32, i32, i32) -> () loc("-":289:3)
    "fd.br"()[^bb3] : () -> () loc("-":290:3)
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "fd.if"(%arg0, %arg1, %arg2)[^bb4, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> () loc("-":292:3)
  ^bb4(%0: i32 loc("-":293:6)):  // 2 preds: ^bb3, ^bb3
    "fd.if"(%arg0, %0, %arg1)[^bb5, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> () loc("-":294:3)
  ^bb5(%1: i32 loc("-":295:6)):  // 2 preds: ^bb4, ^bb4
    "fd.if"(%arg0, %arg3, %arg3)[^bb6, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> () loc("-":296:3)
  ^bb6(%2: i32 loc("-":297:6)):  // 2 preds: ^bb5, ^bb5
    "fd.keep"(%1, %2) : (i32, i32) -> () loc("-":298:3)
    "func.return"() : () -> () loc("-":299:3)
  }) : () -> () loc("-":283:1)
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "not_alike"}> ({
  ^bb0(%arg0: i1 loc("-":302:22), %arg1: i32 loc("-":302:30)):
    "fd.if"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc("-":303:3)
  ^bb1:  // pred: ^bb0
    "fd.keep"(%arg1) {here} : (i32) -> () loc("-":305:3)
    "fd.jump"()[^bb3, ^bb4] : () -> () loc("-":306:3)
  ^bb2:  // pred: ^bb0
    "fd.keep"(%arg1) : (i32) -> () loc("-":308:3)
    "fd.jump"()[^bb3, ^bb4] : () -> () loc("-":309:3)
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "fd.loop"() ({
      "fd.keep"(%arg1) : (i32) -> () loc("-":312:5)
    }) : () -> () loc("-":311:3)
    "func.return"() : () -> () loc("-":314:3)
  ^bb4:  // 2 preds: ^bb1, ^bb2
    "fd.loop"() ({
      "fd.keep"(%arg1) : (i32) -> () loc("-":317:5)
    }) : () -> () loc("-":316:3)
    "func.return"() : () -> () loc("-":319:3)
  }) : () -> () loc("-":302:1)
}) : () -> ()
