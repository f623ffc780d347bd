// Patterns with each feature of declarative rewriting (MLIR: Table-driven Declarative Rewrite Rule).
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Rules_Dialect : Dialect { let name = "rules"; let cppNamespace = "::rules"; }
class RulesOp<string mnemonic, list<Trait> traits = []> : Op<Rules_Dialect, mnemonic, traits>;

def AOp : RulesOp<"a_op", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$a_input, I32Attr:$a_attr); let results = (outs AnyType:$a_output); }
def BOp : RulesOp<"b_op"> { let arguments = (ins); let results = (outs I32:$b_output); }
def COp : RulesOp<"c_op", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$c_input, I32Attr:$c_attr); let results = (outs AnyType:$c_output); }
def DOp : RulesOp<"d_op", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$d_input1, AnyType:$d_input2); let results = (outs AnyType:$d_output); }
def TwoAttrOp : RulesOp<"two_attr_op"> { let arguments = (ins I32Attr:$op_attr1, I32Attr:$op_attr2); let results = (outs I32:$op_output); }
def OneAttrOp : RulesOp<"one_attr_op"> { let arguments = (ins ArrayAttr:$op_attr); let results = (outs I32:$op_output); }
def OneIntOp : RulesOp<"one_int_op"> { let arguments = (ins I32Attr:$op_attr); let results = (outs I32:$op_output); }
def TwoResultOp : RulesOp<"two_result_op"> { let arguments = (ins I32Attr:$op_attr1, I32Attr:$op_attr2); let results = (outs I32:$op_output1, I32:$op_output2); }
def ThreeResultOp : RulesOp<"three_result_op"> { let arguments = (ins I32:$x); let results = (outs I32:$op_output1, I32:$op_output2, I32:$op_output3); }
def Two : RulesOp<"two"> { let arguments = (ins I32:$x); let results = (outs I32:$one, I32:$other); }
def One : RulesOp<"one"> { let arguments = (ins I32:$x); let results = (outs I32:$y); }
def Sum : RulesOp<"sum"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$z); }
def AnOp : RulesOp<"an"> { let arguments = (ins I32:$x); let results = (outs I32:$y); }
def Concatenate : RulesOp<"concatenate"> { let arguments = (ins Variadic<I32>:$inputs, I32Attr:$axis); let results = (outs I32:$output); }
def MultiVariadic : RulesOp<"multi_variadic", [SameVariadicOperandSize]> { let arguments = (ins Variadic<I32>:$i1, I32:$i2, Variadic<I32>:$i3, I32Attr:$attr); let results = (outs I32:$output); }


// A pattern copies what is bound.
def FromAToC : Pat<(AOp $input, $attr), (COp $input, $attr)>;

// Nested source.
def FromBInA : Pat<(AOp (BOp:$b), $attr), (COp $b, $attr)>;

// Nested result.
def NestedResult : Pat<(COp $input, $attr), (DOp (AOp $input, $attr), $input)>;

// Attribute constraint.
def WithConstraint : Pat<(AOp $input, I32Attr:$attr), (COp $input, $attr)>;

// Native call.
def createArrayAttr : NativeCodeCall<"createArrayAttr($_builder, $0, $1)">;
def Combine : Pat<(TwoAttrOp $attr1, $attr2), (OneAttrOp (createArrayAttr $attr1, $attr2))>;

// Native call in place.
def CombineInPlace : Pat<(TwoAttrOp $attr1, $attr2), (OneAttrOp (NativeCodeCall<"combine($_builder, $0, $1)"> $attr1, $attr2))>;

// Native call in the source, in place.
def SourceInPlace : Pat<(One (NativeCodeCall<"Foo($_self, &$0)"> I32Attr:$val)), (TwoAttrOp $val, $val)>;

// Multiple results.
def PackAttrs : NativeCodeCall<"packAttrs($0, $1)", 2>;
def Packed : Pattern<(TwoResultOp $attr1, $attr2), [(PackAttrs $attr1, $attr2)]>;

// Call as the root.
def createMyOp : NativeCodeCall<"createMyOp($_builder, $0, $1)">;
def Root : Pat<(AOp $input, $attr), (createMyOp $input, $attr)>;

// Auxiliary op.
def Auxiliary : Pattern<(Sum $lhs, $rhs), [(One:$aux $lhs), (Sum $aux, $rhs)]>;

// Multi result.
def ThreeToTwo : Pattern<(ThreeResultOp $x), [(Two:$t1__0 $x), (Two:$t2__0 $x), (Two $x)]>;
def ThreeToThree : Pat<(ThreeResultOp:$r $x), (ThreeResultOp $x)>;
def ThreeOf : Pattern<(ThreeResultOp $x), [(One $x), (Two $x)]>;

// Variadic.
def Variadic1 : Pat<(Concatenate (variadic $input0, $input1), $axis), (Sum $input0, $input1)>;
def Variadic2 : Pat<(Concatenate (variadic (One $a), (AnOp $b)), $axis), (Sum $a, $b)>;
def Variadic3 : Pat<(Concatenate (variadic:$inputs $input0, $input1), ConstantAttr<I32Attr, "0">), (Concatenate $inputs, ConstantAttr<I32Attr, "1">)>;
def Variadic4 : Pat<(MultiVariadic (variadic $a), $b, (variadic $c), $attr), (Sum $a, $c)>;

// Further constraints.
def HasNoUseHere : Constraint<CPred<"$_self.use_empty()">, "has no use">;
def HasSameElementType : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;
def Further : Pattern<(TwoResultOp:$results $a, $b), [(One (BOp)), (One (BOp))], [(HasNoUseHere:$results__1)]>;

// Supplemental.
def GetOwner : NativeCodeCall<"$0.getOwner()">;
def CopyAttrFoo : NativeCodeCallVoid<"$1->setAttr($_builder.getStringAttr(\"foo\"), $0->getAttr(\"foo\"))">;
def Supplemental : Pattern<(AOp:$source $input, $attr), [(COp:$dest $input, $attr)], [], [(CopyAttrFoo (GetOwner $source), (GetOwner $dest))]>;

// Benefit.
def Benefit : Pat<(AOp $input, $attr), (COp $input, $attr), [], [], (addBenefit 10)>;

// Location.
def Located : Pat<(Sum:$s (One:$o $x), $y), (Sum $x, $y, (location $s))>;
def LocatedFused : Pat<(Sum:$s (One:$o $x), $y), (Sum $x, $y, (location $s, $o))>;
def LocatedNamed : Pat<(Sum:$s (One:$o $x), $y), (Sum $x, $y, (location "named"))>;

// ReplaceWithValue.
def Drop : Pat<(COp $input, $attr), (replaceWithValue $input)>;

// ReturnType.
def ReturnType1 : Pat<(Sum $a, $b), (One (Sum $a, $b, (returnType "$_builder.getI32Type()")))>;
def ReturnType2 : Pat<(Sum $a, $b), (One (Sum $a, $b, (returnType $a)))>;
def ReturnType3 : Pat<(Sum $a, $b), (One (Sum $a, $b, (returnType (NativeCodeCall<"myFunc($0)"> $a))))>;

// Either.
def Either : Pat<(Sum (either $firstArg, (AnOp $secondArg))), (Sum $firstArg, $secondArg)>;

// Literal strings.
def StrTwo : Pat<(TwoAttrOp $a, $b), (OneIntOp ConstantAttr<I32Attr, "42">)>;
