module {
  handshake.func @tokens(%arg0: i32, %arg1: i1, %arg2: none, ...) -> (i32, none) attributes {argNames = ["a", "c", "t"], resNames = ["out0", "out1"]} {
    %0:2 = fork [2] %arg0 : i32
    %1 = buffer [2] seq %0#0 {initValues = [7]} : i32
    %trueResult, %falseResult = cond_br %arg1, %1 : i32
    %2 = merge %trueResult, %falseResult : i32
    %result, %index = control_merge %0#1, %2 : i32, index
    %3 = mux %index [%result, %result] : index, i32
    %4 = join %3, %arg2 : i32, none
    %5 = source
    %6 = pack %3, %arg1 : tuple<i32, i1>
    %7:2 = unpack %6 : tuple<i32, i1>
    sink %7#1 : i1
    %8 = br %5 : none
    return %7#0, %4 : i32, none
  }
  om.class @Class(%in: !om.integer)  -> (out: !om.integer, list: !om.list<!om.integer>) {
    %0 = om.constant #om.integer<42 : si64> : !om.integer
    %1 = om.list_create %in, %0 : !om.integer
    om.class.fields %0, %1 : !om.integer, !om.list<!om.integer> 
  }
  om.class @Paths(%base: !om.frozenbasepath) {
    %0 = om.frozenbasepath_create %base "Foo/bar:Bar/baz"
    %1 = om.frozenpath_create reference %0 "Foo/bar:Bar>w.a[1]"
    om.class.fields 
  }
  rtg.target @t : !rtg.dict<n: index> {
    %0 = rtg.constant 4 : index
    %1 = rtg.isa.memory_block_declare [0x0 - 0xff] : !rtg.isa.memory_block<32>
    rtg.yield %0 : index
  }
  rtg.sequence @seq(%arg0: index) {
  }
  rtg.test @test(n = %n: index) template "other" target @t {
    %0 = rtg.get_sequence @seq : !rtg.sequence<index>
    %1 = rtg.substitute_sequence %0(%n) : !rtg.sequence<index>
    %2 = rtg.set_create %n, %n : index
    %3 = rtg.bag_create (%n x %n) : index
    %4 = rtg.array_create %n : index
    %5 = rtg.tuple_create %n, %2 : index, !rtg.set<index>
    %6 = rtg.tuple_extract %5 at 1 : !rtg.tuple<index, !rtg.set<index>>
  }
  kanagawa.design @D {
    kanagawa.container sym @C {
      %in = kanagawa.port.input "in" sym @in : i1
      %in.val = kanagawa.port.read %in : !kanagawa.portref<in i1>
      %parent.c = kanagawa.path [#kanagawa.step<parent : !kanagawa.scoperef> : !kanagawa.scoperef, #kanagawa.step<child, @c : !kanagawa.scoperef<@D::@C>> : !kanagawa.scoperef<@D::@C>]
    }
  }
  fsm.machine @fsm(%arg0: i1) -> i1 attributes {initialState = "A"} {
    %count = fsm.variable "count" {initValue = 0 : i16} : i16
    fsm.state @A output {
      fsm.output %arg0 : i1
    }
  }
  sim.func.dpi @dpi(in %a : i32, out b : i8, return r : i1) attributes {verilogName = "other"}
  hw.module @Rest(in %clk : !seq.clock, in %a : i8, in %v : i1, in %stall : i1) {
    %0 = ltl.delay %v, 1 : i1
    %1 = ltl.and %v, %0 : i1, !ltl.sequence
    %2 = ltl.clock %1, posedge %v : !ltl.sequence
    %3 = verif.has_been_reset %v, async %v
    %4 = dbg.struct {"a": %a, "b": %v} : i8, i1
    %5 = dbg.array [%a, %a] : i8
    %chanOutput, %ready = esi.wrap.vr %a, %v : i8
    %valid, %ready_0, %data = esi.snoop.vr %chanOutput : !esi.channel<i8>
    %rawOutput, %valid_1 = esi.unwrap.vr %chanOutput, %v : i8
    %out, %done = pipeline.scheduled "p"(%a0 : i8 = %a) stall(%stall) clock(%clk) reset(%v) go(%v) entryEn(%s0_enable)  -> (out : i8) {
      pipeline.stage ^bb1 regs("kept" = %a0 : i8 gated by [%s0_enable]) pass(%a0 : i8)
    ^bb1(%kept: i8, %s1_pass0: i8, %s1_enable: i1):  // pred: ^bb0
      pipeline.return %kept : i8
    }
    %6:2 = datapath.compress %a, %a, %a : i8 [3 -> 2]
    %7 = synth.aig.and_inv not %v, %v : i1
    hw.output
  }
  func.func @dc(%arg0: !dc.token, %arg1: !dc.value<i1>) {
    %0:2 = dc.fork [2] %arg0 
    %trueToken, %falseToken = dc.branch %arg1
    %1 = dc.merge %0#0, %0#1
    %token, %output = dc.unpack %arg1 : !dc.value<i1>
    return
  }
  func.func @arith(%arg0: ui4, %arg1: si5) {
    %0 = hwarith.add %arg0, %arg1 : (ui4, si5) -> si6
    return
  }
  arc.model @adder io !hw.modty<input a : i8, output r : i8> {
  ^bb0(%arg0: !arc.storage):
  }
  func.func @simulate() {
    arc.sim.instantiate @adder as %arg0 {
      arc.sim.step %arg0 : !arc.sim.instance<@adder>
    }
    return
  }
  func.func @references(%arg0: !arc.arrayref<4xi32>, %arg1: index, %arg2: !hw.array<4xi32>) {
    %0 = arc.arrayref.slice %arg0[%arg1] : (!arc.arrayref<4xi32>) -> !arc.arrayref<2xi32>
    %1 = arc.arrayref.to_array %arg0 : (!arc.arrayref<4xi32>) -> !hw.array<4xi32>
    %2 = arc.arrayref.from_array %arg0 = %arg2 : <4xi32>, !hw.array<4xi32>
    return
  }
}
