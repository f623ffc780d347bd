include "prelude.td"
// Defaults that only C++ can make: without them, the attributes are optional.
def Season : I32EnumAttr<"Season", "season", [I32EnumAttrCase<"Spring", 0>, I32EnumAttrCase<"Fall", 1>]> {
  let cppNamespace = "::odd";
  let genSpecializedAttr = 0;
}
def SeasonAttr : EnumAttr<Odd, Season, "season">;
def HarvestAttr : AttrDef<Odd, "Harvest"> {
  let mnemonic = "harvest";
  let parameters = (ins "int64_t":$yield, SeasonAttr:$season);
  let hasCustomAssemblyFormat = 1;
  let constBuilderCall = "::odd::HarvestAttr::get($_builder.getContext(), 0, ::odd::SeasonAttr::get($_builder.getContext(), $0))";
}
def ReapOp : OddOp<"reap"> {
  let arguments = (ins DefaultValuedOptionalAttr<HarvestAttr, "::odd::Season::Spring">:$harvest,
                       DefaultValuedAttr<ArrayAttr, "ArrayAttr()">:$rows);
  let assemblyFormat = "attr-dict";
}
