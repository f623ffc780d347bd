"""The words of LLVM IR for cases of enums of the dialect."""

from __future__ import annotations

from odsgen_dialects.llvm import CConv, Linkage, UnnamedAddr, Visibility

#: The calling conventions whose word is not the dialect's.
_CONVENTIONS: dict[int, str] = {
    CConv.C: "",
    CConv.GHC: "ghccc",
    CConv.HiPE: "cc11",
    CConv.X86_StdCall: "x86_stdcallcc",
    CConv.X86_FastCall: "x86_fastcallcc",
    CConv.X86_ThisCall: "x86_thiscallcc",
    CConv.X86_VectorCall: "x86_vectorcallcc",
    CConv.X86_RegCall: "x86_regcallcc",
    CConv.X86_INTR: "x86_intrcc",
    CConv.Intel_OCL_BI: "intel_ocl_bicc",
    CConv.ARM_APCS: "arm_apcscc",
    CConv.ARM_AAPCS: "arm_aapcscc",
    CConv.ARM_AAPCS_VFP: "arm_aapcs_vfpcc",
    CConv.AArch64_VectorCall: "aarch64_vector_pcs",
    CConv.AArch64_SVE_VectorCall: "aarch64_sve_vector_pcs",
    CConv.MSP430_INTR: "msp430_intrcc",
    CConv.AVR_INTR: "avr_intrcc ",
    CConv.PTX_Kernel: "ptx_kernel",
    CConv.PTX_Device: "ptx_device",
    CConv.X86_64_SysV: "x86_64_sysvcc",
    CConv.Win64: "win64cc",
    CConv.SPIR_FUNC: "spir_func",
    CConv.SPIR_KERNEL: "spir_kernel",
    CConv.Swift: "swiftcc",
    CConv.SwiftTail: "swifttailcc",
    CConv.DUMMY_HHVM: "hhvmcc",
    CConv.DUMMY_HHVM_C: "hhvm_ccc",
    CConv.AMDGPU_VS: "amdgpu_vs",
    CConv.AMDGPU_LS: "amdgpu_ls",
    CConv.AMDGPU_HS: "amdgpu_hs",
    CConv.AMDGPU_ES: "amdgpu_es",
    CConv.AMDGPU_GS: "amdgpu_gs",
    CConv.AMDGPU_CS: "amdgpu_cs",
    CConv.AMDGPU_KERNEL: "amdgpu_kernel",
    CConv.AMDGPU_Gfx: "amdgpu_gfx",
    CConv.AVR_BUILTIN: "cc86",
    CConv.MSP430_BUILTIN: "cc94",
    CConv.WASM_EmscriptenInvoke: "cc99",
    CConv.M68k_INTR: "cc101",
}


def convention_text(convention: CConv) -> str:
    """The word for a calling convention; none for that of C."""
    return _CONVENTIONS.get(convention, convention.keyword)


def linkage_text(linkage: Linkage) -> str:
    """The word for a linkage; none for external."""
    return "" if linkage is Linkage.External else linkage.keyword


def visibility_text(visibility: Visibility) -> str:
    """`hidden`, `protected` or nothing."""
    return "" if visibility is Visibility.Default else visibility.keyword


def unnamed_text(unnamed: UnnamedAddr | None) -> str:
    """`unnamed_addr`, `local_unnamed_addr` or nothing."""
    return "" if unnamed is None or unnamed is UnnamedAddr.None_ else unnamed.keyword
