include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Rw_Dialect : Dialect {
  let name = "rw";
  let cppNamespace = "::rw";
}

class Rw_Op<string mnemonic, list<Trait> traits = []> : Op<Rw_Dialect, mnemonic, traits>;

def Rw_Slow : I32EnumAttrCase<"Slow", 0, "slow">;
def Rw_Fast : I32EnumAttrCase<"Fast", 1, "fast">;
def Rw_Mode : I32EnumAttr<"Mode", "a mode", [Rw_Slow, Rw_Fast]> {
  let cppNamespace = "::rw";
}
def Rw_Bits : I32BitEnumAttr<"Bits", "bits", [I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">]> {
  let cppNamespace = "::rw";
}

// Nesting, binding, the order of what is made, and what is erased.
def Rw_Neg : Rw_Op<"neg", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Rw_Pos : Rw_Op<"pos", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Rw_Eff : Rw_Op<"eff", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Rw_Add : Rw_Op<"add", [Pure]> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
def Rw_Sub : Rw_Op<"sub", [Pure]> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
def Rw_Mul : Rw_Op<"mul", [Pure]> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
def Rw_Tri : Rw_Op<"tri", [Pure]> { let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c); let results = (outs AnyType:$r); }
def Rw_UseOp : Rw_Op<"use"> { let arguments = (ins AnyType:$x); }
def Rw_Mark : Rw_Op<"mark"> { let arguments = (ins I32Attr:$n); }

def NegNeg : Pat<(Rw_Neg (Rw_Neg $x)), (replaceWithValue $x)>;
def EffNeg : Pat<(Rw_Eff:$outer (Rw_Neg:$inner $x)), (Rw_Pos (Rw_Eff (Rw_Pos $x)))>;
def AddSame : Pat<(Rw_Add $x, $x), (Rw_Mul $x, (Rw_Pos:$p $x))>;
def SubNested : Pat<(Rw_Sub (Rw_Add $a, $b), (Rw_Mul $c, $a)), (Rw_Tri $a, $b, $c)>;
def TriAux : Pattern<(Rw_Tri $a, (Rw_Pos:$p $b), $c),
  [(Rw_Mark ConstantAttr<I32Attr, "7">), (Rw_Eff:$e (Rw_Neg $a)), (Rw_Add $e, $p)]>;

// Locations.
def Rw_LocA : Rw_Op<"loc_a", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Rw_LocB : Rw_Op<"loc_b", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$r); }
def Rw_LocC : Rw_Op<"loc_c", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$r); }
def LocOuter : Pat<(Rw_LocA:$o (Rw_LocA:$m (Rw_LocA:$i $x))),
  (Rw_LocB (Rw_LocB (Rw_LocB (Rw_LocB $x, $x, (location $m)), $x, (location $o, $i)), $x, (location "named")), $x, (location $i, $m, "both"))>;
def LocDefault : Pat<(Rw_LocC (Rw_LocB:$l $x, $_), (Rw_LocB $_, $y)), (Rw_Neg (Rw_Neg (Rw_Neg (Rw_LocB $y, $x, (location $x)))))>;

// Several results.
def Rw_Two : Rw_Op<"two", [Pure]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, AnyType:$s); }
def Rw_TwoB : Rw_Op<"two_b", [Pure]> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r, AnyType:$s); }
def Rw_TwoI : Rw_Op<"two_i", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r, AnyType:$s); }
def Rw_Three : Rw_Op<"three"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, AnyType:$s, AnyType:$t); }
def Rw_ThreeB : Rw_Op<"three_b"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, AnyType:$s, AnyType:$t); }
def Rw_ThreeC : Rw_Op<"three_c"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, AnyType:$s, AnyType:$t); }
def Rw_One : Rw_Op<"one", [Pure]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def TwoSwap : Pattern<(Rw_Two (Rw_Two:$in $x)), [(replaceWithValue $in__1), (replaceWithValue $in__0)]>;
def ThreeSplit : Pattern<(Rw_Three $x), [(Rw_TwoB $x, ConstantAttr<I32Attr, "1">), (Rw_One $x)]>;
def ThreeAux : Pattern<(Rw_ThreeB $x), [(Rw_Mark ConstantAttr<I32Attr, "-1">), (Rw_ThreeC $x)]>;
def ThreeDrop : Pattern<(Rw_ThreeC:$t (Rw_One $x)), [(Rw_TwoI:$fresh__1 $x, ConstantAttr<I32Attr, "2">), (replaceWithValue $fresh__0), (Rw_One (Rw_One $x, (returnType $x)))],
  [(HasNoUseOf:$t__1), (I32 $t__0)]>;

// Attributes.
def Rw_Attrs : Rw_Op<"attrs"> { let arguments = (ins AnyType:$x, I32Attr:$i, StrAttr:$s, OptionalAttr<F32Attr>:$f, UnitAttr:$u, DefaultValuedAttr<I64Attr, "5">:$d); let results = (outs AnyType:$r); }
def Rw_AttrsB : Rw_Op<"attrs_b"> { let arguments = (ins AnyType:$x, I32Attr:$i, StrAttr:$s, OptionalAttr<F32Attr>:$f, UnitAttr:$u, DefaultValuedAttr<I64Attr, "5">:$d); let results = (outs AnyType:$r); }
def AttrsThrough : Pat<(Rw_Attrs $x, $i, $s, $f, $u, $d), (Rw_AttrsB $x, $i, $s, $f, $u, $d)>;
def Rw_Pick : Rw_Op<"pick"> { let arguments = (ins AnyType:$x, I32Attr:$i, Rw_Mode:$m, OptionalAttr<StrAttr>:$s); let results = (outs AnyType:$r); }
def Rw_PickB : Rw_Op<"pick_b"> { let arguments = (ins AnyType:$x, AnyAttr:$a, AnyAttr:$b, AnyAttr:$c); let results = (outs AnyType:$r); }
def PickConst : Pat<(Rw_Pick $x, ConstantAttr<I32Attr, "0">, $m, $s), (Rw_Pick $x, ConstantAttr<I32Attr, "1">, ConstantEnumCase<Rw_Mode, "fast">, $s)>;
def PickCase : Pat<(Rw_Pick $x, $i, ConstantEnumCase<Rw_Mode, "fast">, StrAttr:$s), (Rw_PickB $x, $i, $s, ConstantAttr<StrAttr, "\"new\"">)>;
def Rw_Flags : Rw_Op<"flags"> { let arguments = (ins AnyType:$x, Rw_Bits:$b); let results = (outs AnyType:$r); }
def FlagsBoth : Pat<(Rw_Flags $x, ConstantEnumCase<Rw_Bits, "a">), (Rw_Flags $x, ConstantEnumCase<Rw_Bits, "a|b">)>;
def Rw_Consts : Rw_Op<"consts"> { let arguments = (ins I32Attr:$which); let results = (outs AnyType:$r); }
def Rw_Const : Rw_Op<"const"> { let arguments = (ins AnyAttr:$v); let results = (outs AnyType:$r); }
class ConstPat<string n, Attr attr, string value> : Pat<(Rw_Consts ConstantAttr<I32Attr, n>), (Rw_Const ConstantAttr<attr, value>)>;
def Const0 : ConstPat<"0", I1Attr, "true">;
def Const1 : ConstPat<"1", BoolAttr, "false">;
def Const2 : ConstPat<"2", F64Attr, "1.5">;
def Const3 : ConstPat<"3", I64ArrayAttr, "{1, 2, 3}">;
def Const4 : ConstPat<"4", StrAttr, "\"a\\nb\"">;
def Const5 : ConstPat<"5", UnitAttr, "true">;
def Const6 : ConstPat<"6", IndexAttr, "-4">;
def Const7 : ConstPat<"7", SI8Attr, "-4">;
def Const8 : ConstPat<"8", UI8Attr, "200">;
def Const9 : ConstPat<"9", DenseI32ArrayAttr, "{4, -5}">;
def Const10 : ConstPat<"10", F32Attr, "0.1">;
def Const11 : ConstPat<"11", I8Attr, "-1">;
def Const12 : ConstPat<"12", StrArrayAttr, "{\"x\", \"y\"}">;
def Const13 : ConstPat<"13", RankedI32ElementsAttr<[2]>, "{7, 8}">;
def Const14 : ConstPat<"14", FlatSymbolRefAttr, "\"sym\"">;
def Const15 : ConstPat<"15", DenseBoolArrayAttr, "{true, false}">;
def Const16 : ConstPat<"16", DenseF64ArrayAttr, "{1.0, 2.5}">;
def Const17 : ConstPat<"17", RankedF32ElementsAttr<[2, 1]>, "{7.0f, 8.5f}">;
def Const18 : ConstPat<"18", I32ArrayAttr, "{}">;
def Const19 : ConstPat<"19", F32ArrayAttr, "{1.5f, -2.f}">;
def Const20 : ConstPat<"20", SignlessIntElementsAttr<32>, "{5}">;

// Optional and variadic operands.
def Rw_List : Rw_Op<"list", [Pure]> { let arguments = (ins Variadic<AnyType>:$xs, I32Attr:$n); let results = (outs AnyType:$r); }
def Rw_ListB : Rw_Op<"list_b", [Pure]> { let arguments = (ins Variadic<AnyType>:$xs); let results = (outs AnyType:$r); }
def ListZero : Pat<(Rw_List $xs, ConstantAttr<I32Attr, "0">), (Rw_ListB $xs)>;
def ListTwo : Pat<(Rw_List (variadic:$all $a, (Rw_One $b)), ConstantAttr<I32Attr, "1">), (Rw_Add (Rw_List $all, ConstantAttr<I32Attr, "9">, (returnType $a)), $b)>;
def ListNone : Pat<(Rw_List (variadic), ConstantAttr<I32Attr, "2">), (Rw_Const ConstantAttr<I32Attr, "22">)>;
def ListSame : Pat<(Rw_List (variadic $a, $a, $_), ConstantAttr<I32Attr, "3">), (Rw_One $a)>;
def ListNested : Pat<(Rw_List (variadic (Rw_List (variadic $a, $b), $_), $c), ConstantAttr<I32Attr, "4">), (Rw_Tri $c, $b, $a)>;
def Rw_Opt : Rw_Op<"opt"> { let arguments = (ins AnyType:$m, Optional<AnyType>:$x); let results = (outs AnyType:$r); }
def Rw_OptB : Rw_Op<"opt_b"> { let arguments = (ins Optional<AnyType>:$x, AnyType:$m); let results = (outs AnyType:$r); }
def OptTurn : Pat<(Rw_Opt $m, $x), (Rw_OptB $x, $m)>;
def Rw_Both : Rw_Op<"both", [SameVariadicOperandSize]> { let arguments = (ins Variadic<AnyType>:$xs, AnyType:$m, Variadic<AnyType>:$ys); let results = (outs AnyType:$r); }
def Rw_BothB : Rw_Op<"both_b", [SameVariadicOperandSize]> { let arguments = (ins Variadic<AnyType>:$xs, AnyType:$m, Variadic<AnyType>:$ys); let results = (outs AnyType:$r); }
def BothTurn : Pat<(Rw_Both $xs, $m, $ys), (Rw_BothB $ys, $m, $xs)>;
def Rw_Many : Rw_Op<"many"> { let arguments = (ins AnyType:$x); let results = (outs Variadic<AnyType>:$rs); }
def Rw_ManyB : Rw_Op<"many_b"> { let arguments = (ins AnyType:$x, Variadic<AnyType>:$ys); let results = (outs Variadic<AnyType>:$rs); }
def ManyThrough : Pat<(Rw_Many (Rw_ListB:$o $xs)), (Rw_ManyB $o, $xs)>;

// either.
def Rw_Ei : Rw_Op<"ei", [Pure]> { let arguments = (ins I32Attr:$n, AnyType:$x, AnyType:$y); let results = (outs AnyType:$r); }
def EiNested : Pat<(Rw_Ei ConstantAttr<I32Attr, "0">, (either (Rw_One $a), $b)), (Rw_Sub $a, $b)>;
def EiTyped : Pat<(Rw_Ei ConstantAttr<I32Attr, "1">, (either I32:$a, F32:$b)), (Rw_Sub $b, $a)>;
def EiBoth : Pat<(Rw_Ei ConstantAttr<I32Attr, "2">, (either (Rw_One:$x $a), (Rw_Pos:$y $b))), (Rw_Tri $x, $y, (Rw_Neg $a))>;
def EiSame : Pat<(Rw_Ei ConstantAttr<I32Attr, "3">, (either (Rw_One $a), (Rw_One $b))), (Rw_Sub $a, $b)>;

// Native calls.
def Rw_Nat : Rw_Op<"nat", [Pure]> { let arguments = (ins AnyType:$x, I32Attr:$n, AnyAttr:$a); let results = (outs AnyType:$r); }
def Rw_NatB : Rw_Op<"nat_b", [Pure]> { let arguments = (ins AnyType:$x, AnyAttr:$a); let results = (outs AnyType:$r); }
def PairAttrs : NativeCodeCall<"pairAttrs($_builder, $0, $1)">;
def AllAttrs : NativeCodeCall<"allAttrs($_builder, $0...)">;
def Halves : NativeCodeCall<"halves($_builder, $_loc, $0)", 2>;
def MakeOne : NativeCodeCall<"makeOne($_builder, $_loc, $0)">;
def MakeMark : NativeCodeCallVoid<"makeMark($_builder, $_loc, $0)">;
def TupleAround : NativeCodeCall<"tupleOf($0)">;
def IsOdd : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 1">, "odd">;
def NatPair : Pat<(Rw_Nat $x, ConstantAttr<I32Attr, "0">, $a), (Rw_NatB $x, (PairAttrs $a, ConstantAttr<StrAttr, "\"p\"">))>;
def NatAll : Pat<(Rw_Nat $x, ConstantAttr<I32Attr, "1">, $a), (Rw_NatB $x, (AllAttrs $a, $a, ConstantAttr<I32Attr, "3">))>;
def NatHalves : Pat<(Rw_Nat $x, ConstantAttr<I32Attr, "2">, $a), (Rw_Sub (Halves:$h__1 $x), $h__0)>;
def NatOne : Pattern<(Rw_Nat (Rw_One $x), ConstantAttr<I32Attr, "3">, $a), [(MakeMark $a), (MakeOne $x)]>;
def NatLoc : Pat<(Rw_Nat:$o (Rw_One:$x $_), ConstantAttr<I32Attr, "4">, $a), (MakeOne $x, (location "made"))>;
def NatType : Pat<(Rw_Nat $x, ConstantAttr<I32Attr, "5">, $a), (Rw_One (Rw_Two:$t__1 $x, (returnType (TupleAround $x), "$_builder.getI64Type()")))>;
def Rw_Split : Rw_Op<"split", [Pure]> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r, AnyType:$s); }
def SplitHalves : Pat<(Rw_Split $x, ConstantAttr<I32Attr, "0">), (Halves $x)>;
def SplitNamed : Pattern<(Rw_Split $x, ConstantAttr<I32Attr, "1">), [(Halves:$h $x), (replaceWithValue $h__1), (Rw_One $h__0)]>;

// Conditions.
def Rw_Cond : Rw_Op<"cond", [Pure]> { let arguments = (ins AnyType:$x, AnyType:$y, I32Attr:$n, AnyAttr:$a); let results = (outs AnyType:$r); }
def SameTypes : Constraint<CPred<"$0.getType() == $1.getType()">, "have one type">;
def DifferentTypes : Constraint<CPred<"$0.getType() != $1.getType() && $2.getType() == $1.getType()">, "have other types">;
def SelfUsed : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
def CondSame : Pat<(Rw_Cond:$r $x, $y, ConstantAttr<I32Attr, "0">, $_), (Rw_One $y), [(SameTypes $x, $y), (SameTypes $r, $x)]>;
def CondOther : Pat<(Rw_Cond:$r $x, $y, ConstantAttr<I32Attr, "0">, $_), (Rw_One $x), [(DifferentTypes $x, $y, $r)]>;
def CondOdd : Pat<(Rw_Cond $x, I32:$y, ConstantAttr<I32Attr, "1">, IsOdd:$a), (Rw_NatB $y, $a), [(AnyFloat $x)]>;
def CondOnce : Pat<(Rw_Cond:$c (Rw_One:$o $x), $_, ConstantAttr<I32Attr, "2">, $_), (Rw_One $x), [(SelfUsed:$o), (SelfUsed:$c)]>;

// Matchers.
def Rw_Cst : Rw_Op<"cst", [Pure, ConstantLike]> { let arguments = (ins AnyAttr:$value); let results = (outs AnyType:$r); let hasFolder = 1; }
def FindNumber : NativeCodeCall<"findNumber($_self, &$0)">;
def FindTwo : NativeCodeCall<"findTwo($_self, &$0, &$1)">;
def Rw_Look : Rw_Op<"look", [Pure]> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r); }
def LookConst : Pat<(Rw_Look (ConstantLikeMatcher I32Attr:$v), ConstantAttr<I32Attr, "0">), (Rw_Const $v)>;
def LookAny : Pat<(Rw_Look (ConstantLikeMatcher AnyAttr:$v), ConstantAttr<I32Attr, "1">), (Rw_Const $v)>;
def LookNumber : Pat<(Rw_Look (FindNumber I32Attr:$v), ConstantAttr<I32Attr, "2">), (Rw_Const $v)>;
def LookTwo : Pat<(Rw_Look (FindTwo $v, $w), ConstantAttr<I32Attr, "3">), (Rw_Sub $v, $w)>;

// Supplemental patterns and benefits.
def Rw_Sup : Rw_Op<"sup"> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r); }
def Rw_SupB : Rw_Op<"sup_b"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def CopyNote : NativeCodeCallVoid<"copyNote($0, $1)">;
def SupCopy : Pat<(Rw_Sup:$s $x, ConstantAttr<I32Attr, "0">), (Rw_SupB:$n $x), [], [(CopyNote $s, $n), (MakeMark ConstantAttr<I32Attr, "5">)]>;
def Rw_Ben : Rw_Op<"ben"> { let arguments = (ins I32Attr:$n); let results = (outs AnyType:$r); }
def BenFirst : Pat<(Rw_Ben $n), (Rw_Const ConstantAttr<I32Attr, "100">)>;
def BenSecond : Pat<(Rw_Ben ConstantAttr<I32Attr, "0">), (Rw_Const ConstantAttr<I32Attr, "200">), [], [], (addBenefit 3)>;
def BenLess : Pat<(Rw_Ben ConstantAttr<I32Attr, "1">), (Rw_Const ConstantAttr<I32Attr, "300">), [], [], (addBenefit -1)>;
def BenA : Pat<(Rw_Ben ConstantAttr<I32Attr, "2">), (Rw_Const ConstantAttr<I32Attr, "400">), [], [], (addBenefit 5)>;
def : Pat<(Rw_Ben ConstantAttr<I32Attr, "2">), (Rw_Const ConstantAttr<I32Attr, "500">), [], [], (addBenefit 5)>;
def : Pat<(Rw_Ben ConstantAttr<I32Attr, "3">), (Rw_Const ConstantAttr<I32Attr, "600">), [], [], (addBenefit 5)>;
def AAA : Pat<(Rw_Ben ConstantAttr<I32Attr, "3">), (Rw_Const ConstantAttr<I32Attr, "700">), [], [], (addBenefit 5)>;

// No results; properties; regions.
def Rw_Gone : Rw_Op<"gone"> { let arguments = (ins I32Attr:$n); }
def GoneAll : Pattern<(Rw_Gone ConstantAttr<I32Attr, "0">), []>;
def GoneOne : Pat<(Rw_Gone ConstantAttr<I32Attr, "1">), (Rw_Mark ConstantAttr<I32Attr, "11">)>;
def GoneTwo : Pattern<(Rw_Gone:$g ConstantAttr<I32Attr, "2">), [(Rw_Mark ConstantAttr<I32Attr, "21">), (Rw_UseOp (Rw_Const ConstantAttr<I32Attr, "22">, (returnType "$_builder.getF32Type()")))]>;
def Rw_Props : Rw_Op<"props"> { let arguments = (ins IntProp<"int64_t">:$a, StringProp:$b, DefaultValuedProp<BoolProp, "false">:$c); let results = (outs AnyType:$r); }
def Rw_PropsB : Rw_Op<"props_b"> { let arguments = (ins IntProp<"int64_t">:$a, StringProp:$b, DefaultValuedProp<BoolProp, "false">:$c); let results = (outs AnyType:$r); }
def PropsThrough : Pat<(Rw_Props $a, $b, $c), (Rw_PropsB $a, $b, $c)>;
def PropsConst : Pat<(Rw_PropsB ConstantProp<I64Prop, "3">, $b, $_), (Rw_PropsB ConstantProp<I64Prop, "4">, $b, ConstantProp<BoolProp, "true">)>;

// Further corners: defaults that are absent, unit attributes, native calls in native calls, several results in the middle.
def Rw_Corner : Rw_Op<"corner", [Pure]> { let arguments = (ins AnyType:$x, I32Attr:$n, UnitAttr:$u, DefaultValuedAttr<I32Attr, "4">:$d, DefaultValuedOptionalAttr<StrAttr, "\"q\"">:$o, OptionalAttr<AnyAttr>:$t); let results = (outs AnyType:$r); }
def Rw_Box : Rw_Op<"box", [Pure]> { let arguments = (ins AnyType:$x, AnyAttr:$a); let results = (outs AnyType:$r); }
def GetOwner : NativeCodeCall<"ownerOf($0)">;
def NoteOwner : NativeCodeCallVoid<"noteOwner($0, $1)">;
def NameOf : NativeCodeCall<"nameOf($_builder, $0)">;
def Positive : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() > 0">, "positive">;
def NotFive : Constraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($0).getInt() != 5">, "not five">;
def CornerUnit : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "0">, UnitAttr, $_, $_, $_), (Rw_Box $x, ConstantAttr<StrAttr, "\"unit\"">)>;
def CornerDefault : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "1">, $_, $d, $_, $_), (Rw_Box $x, $d)>;
def CornerDefaultConst : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "2">, $_, ConstantAttr<I32Attr, "4">, $_, $_), (Rw_Box $x, ConstantAttr<StrAttr, "\"four\"">)>;
def CornerTyped : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "3">, $_, $_, $_, F32Attr:$t), (Rw_Box $x, $t)>;
def CornerNested : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "4">, $_, Positive:$d, $_, $_), (Rw_Box $x, (PairAttrs (AllAttrs $d, $d), (NameOf $x))), [(NotFive $d)]>;
def CornerMaking : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "5">, $u, $d, $o, $t), (Rw_Corner $x, ConstantAttr<I32Attr, "6">, $u, $d, $o, $t)>;
def CornerUnset : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "7">, $_, $d, $_, $t), (Rw_Corner $x, ConstantAttr<I32Attr, "8">, ConstantAttr<UnitAttr, "true">, $d, ConstantAttr<StrAttr, "\"new\"">, $t)>;
def CornerUnitOff : Pat<(Rw_Corner $x, ConstantAttr<I32Attr, "9">, $_, $d, $o, $t), (Rw_Corner $x, ConstantAttr<I32Attr, "10">, ConstantAttr<UnitAttr, "false">, $d, $o, $t)>;
def Rw_Gone2 : Rw_Op<"gone2"> { let arguments = (ins AnyType:$x); }
def Rw_Mid : Rw_Op<"mid", [Pure]> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r); }
def Rw_Var : Rw_Op<"var", [Pure]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, Variadic<AnyType>:$rs); }
def MidSecond : Pat<(Rw_Mid (Rw_Two:$t $x), ConstantAttr<I32Attr, "0">), (Rw_Sub $t__1, $t__0)>;
def MidSupplement : Pattern<(Rw_Mid:$m (Rw_One:$o $x), ConstantAttr<I32Attr, "1">), [(Rw_Gone2:$g $x), (Rw_Eff:$e $x)], [], [(NoteOwner (GetOwner $m), (GetOwner $e)), (NoteOwner (GetOwner $o), $g)]>;
def MidTwice : Pattern<(Rw_Mid $x, ConstantAttr<I32Attr, "2">), [(Rw_TwoI:$a $x, ConstantAttr<I32Attr, "5">), (Rw_Add $a__1, $a__0)]>;
def MidVariadic : Pat<(Rw_Mid (Rw_Var:$v $x), ConstantAttr<I32Attr, "3">), (Rw_ListB $v__1)>;
def MidTypes : Pat<(Rw_Mid $x, ConstantAttr<I32Attr, "5">), (Rw_One (Rw_Var:$v__0 $x, (returnType $x, "$_builder.getF16Type()", "$_builder.getIndexType()")))>;
def Rw_Held : Rw_Op<"held", [NoTerminator]> { let arguments = (ins AnyType:$x); let regions = (region AnyRegion:$a, AnyRegion:$b); let results = (outs AnyType:$r); }
def Rw_HeldB : Rw_Op<"held_b", [NoTerminator]> { let arguments = (ins AnyType:$x); let regions = (region AnyRegion:$a, AnyRegion:$b); let results = (outs AnyType:$r); }
def HeldEmpty : Pat<(Rw_Held $x), (Rw_HeldB $x)>;
def Rw_Leap : Rw_Op<"leap", [Terminator]> { let arguments = (ins AnyType:$x); let successors = (successor VariadicSuccessor<AnySuccessor>:$to); }
def Rw_Halt : Rw_Op<"halt", [Terminator]> { let arguments = (ins AnyType:$x); let successors = (successor VariadicSuccessor<AnySuccessor>:$to); }
def LeapIsHalt : Pat<(Rw_Leap (Rw_One $x)), (Rw_Halt $x)>;
