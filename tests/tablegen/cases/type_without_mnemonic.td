// Types that the C++ of their dialect reads, with parameters of C++ classes: nothing of them is known, so that nothing is refused.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Old : Dialect { let name = "old"; let cppNamespace = "::old"; }
def HedgeType : TypeDef<Old, "Hedge"> {
  let typeName = "old.hedge";
  let parameters = (ins "::llvm::ArrayRef<Bush>":$bushes);
}
def PlotType : TypeDef<Old, "Plot"> {
  let typeName = "old.plot";
  let parameters = (ins "unsigned":$width, "Soil":$soil);
}
def NoPlot : Type<CPred<"!::llvm::isa<::old::PlotType>($_self)">, "anything but a plot">;
def ClipOp : Op<Old, "clip"> {
  let arguments = (ins HedgeType:$hedge, NoPlot:$other);
  let assemblyFormat = "$hedge `,` $other attr-dict `:` type($hedge) `,` type($other)";
}
def PaceOp : Op<Old, "pace", [TypesMatchWith<"as wide as the plot", "plot", "width",
    "::mlir::IntegerType::get($_self.getContext(), ::llvm::cast<PlotType>($_self).getWidth())">]> {
  let arguments = (ins AnyType:$plot);
  let results = (outs AnyInteger:$width);
}
