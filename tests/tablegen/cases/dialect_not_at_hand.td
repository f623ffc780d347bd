include "prelude.td"
// A type of a dialect whose spec is not there: it is told by hand, or not at all.
def Far : Dialect { let name = "far"; let cppNamespace = "::far"; }
def SeedType : TypeDef<Far, "Seed"> { let mnemonic = "seed"; }
def ImportOp : OddOp<"import"> {
  let arguments = (ins SeedType:$seed);
  let assemblyFormat = "$seed attr-dict `:` type($seed)";
}
