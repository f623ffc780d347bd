"""`llvm_ir` of an import: what a builder of C++ says of intrinsics and instructions, and what says more is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from odsgen.tablegen.llvm_ir import llvm_ir_of
from odsgen.tablegen.records import Records
from odsgen.tablegen.tblgen import evaluate

PRELUDE = """
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"

def Odd : Dialect { let name = "odd"; let cppNamespace = "::odd"; }
class OddOp<string mnemonic> : LLVM_OpBase<Odd, mnemonic>;
class OddIntrinsic<string mnemonic, string enumerator, list<int> positions = [], list<string> names = []>
    : LLVM_IntrOpBase<Odd, mnemonic, enumerator, [], [0], [], 1, 0, 0, 1, 0, 0, positions, names>;
"""

OPERATIONS = """
def Zeros : OddIntrinsic<"zeros", "ctlz", [1], ["poison"]> {
  let arguments = (ins LLVM_Type:$in, I1Attr:$poison, DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags);
}
def Swapped : OddIntrinsic<"swapped", "ctlz", [0], ["poison"]> { let arguments = (ins LLVM_Type:$in, I1Attr:$poison); }
def Wait : OddOp<"wait"> {
  let arguments = (ins I64Attr:$group);
  let llvmBuilder = [{ createIntrinsicCall(builder, llvm::Intrinsic::nvvm_wgmma_wait_group_sync_aligned, builder.getInt64($group)); }];
}
def Zero : OddOp<"zero"> {
  let llvmBuilder = [{ createIntrinsicCall(builder, llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_all, {builder.getInt32(0)}); }];
}
def Arrive : OddOp<"arrive"> {
  let arguments = (ins UnitAttr:$aligned);
  let llvmBuilder = [{
    if ($aligned) createIntrinsicCall(builder, llvm::Intrinsic::nvvm_barrier_cluster_arrive_aligned);
    else createIntrinsicCall(builder, llvm::Intrinsic::nvvm_barrier_cluster_arrive);
  }];
}
def Add : OddOp<"add"> {
  let arguments = (ins LLVM_Type:$lhs, LLVM_Type:$rhs, LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let results = (outs LLVM_Type:$res);
  let llvmBuilder = [{ $res = builder.CreateAdd($lhs, $rhs, /*Name=*/"", op.hasNoUnsignedWrap(), op.hasNoSignedWrap()); }];
}
def Trunc : OddOp<"trunc"> {
  let arguments = (ins LLVM_Type:$in);
  let results = (outs LLVM_Type:$res);
  let llvmBuilder = [{ $res = builder.CreateTrunc($in, $_resultType); // as wide as the result }];
}
def Computed : OddOp<"computed"> {
  let arguments = (ins LLVM_Type:$in);
  let llvmBuilder = [{ createIntrinsicCall(builder, getIntrinsicFor($in), {$in}); }];
}
def Loop : OddOp<"loop"> {
  let arguments = (ins LLVM_Type:$in);
  let llvmBuilder = [{ for (auto each : $in) builder.CreateFreeze(each); }];
}
"""

EXPECTED: dict[str, Any] = {
    "Zeros": "llvm.ctlz",
    "Swapped": {"intrinsic": "llvm.ctlz", "arguments": ["poison", "in"]},
    "Wait": "llvm.nvvm.wgmma.wait_group.sync.aligned",
    "Zero": {"intrinsic": "llvm.nvvm.barrier.cta.sync.aligned.all", "arguments": [0]},
    "Arrive": {
        "intrinsic": "llvm.nvvm.barrier.cluster.arrive{aligned}",
        "words": {"aligned": {"present": ".aligned", "absent": ""}},
    },
    "Add": {"instruction": "add", "flags": {"nuw": "overflowFlags", "nsw": "overflowFlags"}},
    "Trunc": {"instruction": "trunc"},
    "Computed": None,
    "Loop": None,
}


@pytest.fixture(scope="module")
def records(headers: Path, tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Records:
    file = tmp_path_factory.mktemp("odd") / "Odd.td"
    file.write_text(PRELUDE + OPERATIONS, encoding="utf-8")
    return evaluate([file], [headers], tblgen=tblgen)


@pytest.mark.parametrize("name", EXPECTED)
def test_what_a_builder_says(records: Records, name: str) -> None:
    assert llvm_ir_of(records[name]) == EXPECTED[name]
