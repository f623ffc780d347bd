// A small dialect with rewrite patterns.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Sums_Dialect : Dialect {
  let name = "sums";
  let cppNamespace = "::sums";
}

class Sums_Op<string mnemonic, list<Trait> traits = []> : Op<Sums_Dialect, mnemonic, traits>;

def Sums_Mode : I32EnumAttr<"Mode", "how numbers are rounded", [
    I32EnumAttrCase<"Up", 0, "up">, I32EnumAttrCase<"Down", 1, "down">]> {
  let cppNamespace = "::sums";
}

def Sums_ConstOp : Sums_Op<"const", [ConstantLike]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
}
def Sums_AddOp : Sums_Op<"add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
}
def Sums_ScaleOp : Sums_Op<"scale"> {
  let arguments = (ins I32:$number, I32Attr:$factor, Sums_Mode:$mode);
  let results = (outs I32:$product);
}
def Sums_AllOp : Sums_Op<"all"> {
  let arguments = (ins Variadic<I32>:$numbers);
  let results = (outs I32:$sum);
}
def Sums_DivideOp : Sums_Op<"divide"> {
  let arguments = (ins I32:$a, I32:$b);
  let results = (outs I32:$quotient, I32:$rest);
}
def Sums_OldOp : Sums_Op<"old"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def Sums_PrintOp : Sums_Op<"print"> {
  let arguments = (ins AnyType:$value);
}

// Symbols that are bound twice, constants, cases of enums, a change of the benefit.
def AddIsScale : Pat<(Sums_AddOp $x, $x),
    (Sums_ScaleOp $x, ConstantAttr<I32Attr, "2">, ConstantEnumCase<Sums_Mode, "up">),
    [], [], (addBenefit 3)>;

// Operands in either order, and a definition without a name.
def : Pat<(Sums_AddOp (either (Sums_ConstOp ConstantAttr<I32Attr, "0">), $x)),
    (replaceWithValue $x)>;

// A condition that can be said.
def IsLarge : Constraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($0).getInt() > 100">, "is large">;
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def NoLargeScales : Pat<(Sums_ScaleOp:$all $x, $factor, ConstantEnumCase<Sums_Mode, "up">:$mode),
    (Sums_ScaleOp $x, ConstantAttr<I32Attr, "100">, $mode), [(IsLarge $factor), (HasOneUse $all)]>;

// One that cannot: the hook `match_is_nice`.
def IsNice : Constraint<CPred<"isNice($0)">, "is nice">;
def NiceNumbers : Pat<(Sums_PrintOp (Sums_OldOp I32:$x)), (Sums_PrintOp $x), [(IsNice $x)]>;

// `variadic`, and a native call that gives two values.
def Sorted : NativeCodeCall<"sorted($0, $1)", 2>;
def AllOfTwo : Pat<(Sums_AllOp (variadic:$all $a, $b)),
    (Sums_AddOp (Sorted:$two__1 $a, $b), $two__0)>;

// Two results, of which one is not used; the location and the type of what is made.
def OnlyQuotient : Pattern<(Sums_DivideOp:$both (Sums_AddOp:$inner $a, $_), $b),
    [(Sums_OldOp (Sums_OldOp $a, (returnType "$_builder.getF64Type()"), (location $inner))),
     (replaceWithValue $b)], [(HasNoUseOf:$both__1)]>;

// What is found behind an operand, and a call for its effect.
def Note : NativeCodeCallVoid<"note($_builder, $_loc, $0)">;
def ConstantScaled : Pat<(Sums_ScaleOp:$before (ConstantLikeMatcher I32Attr:$value), $_, $_),
    (Sums_ConstOp:$after $value), [], [(Note $before)]>;

// No type can be deduced for the inner operation: C++ has a builder for that.
def NoType : Pat<(Sums_AllOp (variadic (Sums_OldOp $x))), (Sums_AddOp $x, (Sums_OldOp $x))>;
