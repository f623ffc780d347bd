module {
  wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.import_global "g" from "m" as @imp : i32
  wasmssa.import_global "g" from "m" as @imp2 mutable : i32
  wasmssa.global @a i32 mutable : {
    %0 = wasmssa.const 3 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @b i32 : {
    %0 = wasmssa.global_get @imp : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @f_2(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 :  ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 :  ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.import_func "f" from "m" as @k {type = () -> i32}
  wasmssa.import_mem "mem" from "m" as @mem {limits = !wasmssa<limit[1: 2]>}
  wasmssa.import_table "t" from "m" as @t {type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
  wasmssa.func @g() -> i32 {
    %0 = wasmssa.call @k : () -> i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.add %0 %1 : i32
    %3 = wasmssa.eqz %2 : i32 -> i32
    wasmssa.return %2 : i32
  }
}
