"""The examples of MLIR text in the documents that this project began from: which are programs, and what the others are.

The documents are no part of the project, and nothing of them is here: an example is a document, a number among the blocks of
MLIR in it, and what its text leaves out, such as the types of the values that it uses.
"""

from __future__ import annotations

from dataclasses import dataclass

SPECIFICATION = "early-specification.md"
RATIONALE = "rationale.md"


@dataclass(frozen=True)
class Part:
    """A piece of an example, read in a function with these arguments: it verifies, or is refused with this message.

    One with operations of another dialect's past need not verify.
    """

    arguments: str = ""
    refusal: str | None = None
    verifies: bool = True


@dataclass(frozen=True)
class Example:
    """A block of MLIR in a document.

    ``definitions`` stand before it, ``end`` behind it.  Of one that shows alternatives, each paragraph is a part; of one that
    lists types, each line is.  A whole one stands at the top of a file.
    """

    document: str
    number: int
    section: str
    parts: tuple[Part, ...] = (Part(),)
    definitions: str = ""
    end: str = ""
    kind: str = "paragraphs"  # or "whole", "types", "together"


def _values(type: str, *names: str) -> str:
    return ", ".join(f"%{name}: {type}" for name in names)


def _spec(number: int, section: str, *parts: str | Part, **more: str) -> Example:
    found = tuple(part if isinstance(part, Part) else Part(part) for part in parts)
    return Example(SPECIFICATION, number, section, found or (Part(),), **more)


def _whole(number: int, section: str, refusal: str | None = None, **more: str) -> Example:
    return Example(SPECIFICATION, number, section, (Part(refusal=refusal),), kind="whole", **more)


def _rationale(number: int, section: str, refusal: str) -> Example:
    return Example(RATIONALE, number, section, (Part(refusal=refusal),), kind="whole")


def _arithmetic(number: int, section: str, scalar: str, vector: str, tensor: str) -> Example:
    return _spec(
        number,
        section,
        _values(scalar, "b", "c"),
        _values(vector, "g", "h"),
        _values(tensor, "y", "z"),
    )


_LAYOUT = "(d0, d1) -> (d1, d0)\n"
_NO_TYPE = "expected ':'"
_NUMBER = "expected SSA operand"

EXAMPLES = (
    # A sketch: `to` in tensor_store, a number that is stored, a bracket of a type that is missing.
    _whole(1, "High-Level Structure", "expected ','"),
    # The notation of grammars, not MLIR.
    _whole(2, "Notation", "custom op 'example' is unknown"),
    _whole(3, "Dimensions and Symbols"),
    _spec(4, "Dimensions and Symbols", "%N: index"),
    _spec(5, "Named affine mappings", "%N: index", "%N: index"),
    _spec(6, "Integer Sets", _values("index", "i", "j", "M", "N"), kind="together"),
    _spec(7, "Type Aliases", "%x: vector<4xf32>", "%x: vector<4xf32>"),
    _spec(8, "Tensor Type", kind="types"),
    _spec(9, "Memref Type", kind="types"),
    # Values without a definition, mark-up in the code.
    _spec(10, "Memref Type", Part(refusal="expected operation name"), kind="together"),
    _spec(
        11, "Index", _values("index", "i", "j"), kind="together", definitions="#imapA = " + _LAYOUT
    ),
    _whole(12, "Index Map"),
    # A comma between the dimensions and the symbols of a map.
    _whole(13, "Layout Map", "expected '->' or ':'"),
    _whole(14, "Functions", definitions="#layout_map0 = " + _LAYOUT),
    _whole(15, "Blocks"),
    _whole(
        16,
        "'for' instruction",
        end="func @F1(memref<?x?xf32>, index, index) -> f32\nfunc @F2(f32, memref<?x?xf32>, index, index)\n",
    ),
    # Arguments without types.
    _whole(17, "'if' instruction", _NO_TYPE),
    _spec(18, "Operations", "%42: f32, %12: i32", _values("vector<8x128xf32>", "42", "12")),
    _spec(
        19,
        "Operations",
        "%cond: i1, %v: index",
        kind="together",
        end="^bb1:\n  return\n^bb2(%w: index):\n",
    ),
    _whole(20, "'cond_br' terminator operation"),
    _spec(
        21, "'affine_apply' operation", *[_values("index", "s", "t", "42", "n")], kind="together"
    ),
    _spec(
        22,
        "'call' operation",
        _values("tensor<16xf32>", "0", "1"),
        end="func @my_add(tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>\n",
    ),
    _spec(
        23,
        "'call_indirect' operation",
        "%15: (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>, "
        + _values("tensor<16xf32>", "0", "1"),
    ),
    _spec(24, "'dim' operation", *["%A: tensor<4x?xf32>"] * 3),
    # An identity is no layout and has no symbols; the two types of reshape stand behind `to`, against its own grammar.
    _spec(
        25,
        "'reshape' operation",
        Part(
            "%N: index",
            "symbol operand count does not equal memref symbol count: expected 0, but got 1",
        ),
        Part("%N: index", "expected non-function type"),
    ),
    _spec(
        26,
        "'view' operation",
        "%0: index, %A: memref<16x?xf32, #map_a, hbm>",
        # A number as an operand.
        Part("%0: index, %n1: index, %A: memref<16x?xf32, #map_a, hbm>", _NUMBER),
        definitions="#map_a = " + _LAYOUT,
    ),
    _spec(
        27,
        "'alloc' operation",
        "",
        _values("index", "M", "N", "x", "y"),
        definitions=f"#layout_map0 = {_LAYOUT}#layout_map1 = (d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)\n",
    ),
    _spec(28, "'alloc_static' operation", "", definitions="#layout_map0 = " + _LAYOUT),
    _spec(
        29,
        "'dealloc' operation",
        "%A: memref<128xf32, #layout, hbm>",
        definitions="#layout = (d0) -> (d0 * 2)\n",
    ),
    # Buffers of two dimensions with a layout of one.
    _spec(
        30,
        "'dma_start' operation",
        Part(
            "%src: memref<40x8xf32>, %dst: memref<2x4xf32>, "
            + _values("index", "i", "j", "k", "l"),
            "memref layout mismatch between rank and affine map: 2 != 1",
        ),
    ),
    _spec(
        31,
        "'dma_wait' operation",
        "%tag: memref<1 x i32, (d0) -> (d0), 4>, " + _values("index", "index", "num_elements"),
    ),
    _spec(
        32,
        "'extract_element' operation",
        "%v: vector<4x4xi32>, %t: tensor<4x4xi32>, %ut: tensor<*xi32>, "
        + _values("index", "1", "2"),
    ),
    _spec(
        33,
        "'load' operation",
        "%A: memref<8x?xi32, #layout, hbm>, " + _values("index", "i", "j"),
        # An element of type i32 as an operand of affine_apply, which takes `index`.
        Part(
            "%12: i32, %2: index, %A: memref<4x?xi32, #layout, hbm>",
            "use of value '%12' expects different type than prior uses",
        ),
        definitions="#layout = " + _LAYOUT,
    ),
    # A number as an index.
    _spec(
        34,
        "'store' operation",
        Part("%100: f32, %1: index, %A: memref<4x?xf32, #layout, hbm>", _NUMBER),
        definitions="#layout = " + _LAYOUT,
    ),
    _spec(
        35,
        "'tensor_load' operation",
        "%10: memref<4x?xf32, #layout, hbm>",
        definitions="#layout = " + _LAYOUT,
    ),
    _spec(
        36, "'tensor_store' operation", "%8: tensor<4x?xf32>", definitions="#layout = " + _LAYOUT
    ),
    _arithmetic(37, "'addi' operation", "i64", "vector<4xi32>", "tensor<4x?xi8>"),
    _arithmetic(38, "'addf' operation", "f64", "vector<4xf32>", "tensor<4x?xbf16>"),
    _spec(
        39,
        "'cmpi' operation",
        _values("i32", "lhs", "rhs"),
        _values("i32", "lhs", "rhs"),
        _values("vector<4xi64>", "lhs", "rhs"),
        # A parenthesis is missing.
        Part(_values("vector<4xi64>", "lhs", "rhs"), "expected ')'"),
    ),
    _spec(
        40,
        "'constant' operation",
        "",
        "",
        "",
        end="func @myfn(tensor<16xf32>, f32) -> tensor<16xf32>\n",
    ),
    _arithmetic(41, "'divis' operation", "i64", "vector<4xi32>", "tensor<4x?xi8>"),
    _arithmetic(42, "'diviu' operation", "i64", "vector<4xi32>", "tensor<4x?xi8>"),
    _spec(43, "'memref_cast' operation", "%2: memref<4x?xf32>", "%3: memref<?x?xf32>"),
    _arithmetic(44, "'mulf' operation", "f64", "vector<4xf32>", "tensor<4x?xbf16>"),
    _arithmetic(45, "'remis' operation", "i64", "vector<4xi32>", "tensor<4x?xi8>"),
    _arithmetic(46, "'remiu' operation", "i64", "vector<4xi32>", "tensor<4x?xi8>"),
    _spec(
        47,
        "'select' operation",
        "%cond: i1, " + _values("i32", "true", "false"),
        "%cond: i1, " + _values("i32", "true", "false"),
        "%vcond: vector<42xi1>, " + _values("vector<42xf32>", "vtrue", "vfalse"),
    ),
    # The first paragraph has the generic form and the custom one, of one name.
    _spec(
        48,
        "'tensor_cast' operation",
        Part("%1: tensor<*xf32>", "redefinition of SSA value '%2'"),
        "%2: tensor<?x?xf32>",
        "%3: tensor<4x?xf32>",
    ),
    _spec(
        49,
        "TensorFlow operations",
        _values("tensor<*xf32>", "b", "c"),
        _values("tensor<?x42x?xf32>", "e", "f"),
        _values("tensor<*xf32>", "input", "filter"),
    ),
    _spec(50, "Target specific operations", _values("vector<8x128xf32>", "a", "b")),
    _spec(51, "Target specific operations", Part(_values("i16", "a", "b"), verifies=False)),
    # Types of LLVM as it was, in quotes; `!tf<"string">` is read.
    _spec(
        52,
        "Dialect specific types",
        Part(refusal="the dialect 'llvm' has no type that is written \"i32*\""),
        Part(),
        kind="types",
    ),
    # Proposals and sketches, each of which something else became.
    _rationale(1, "Symbols and types", "expected valid '@'-identifier for symbol name"),
    _rationale(2, "'select' operation to implement min/max", "expected operation name"),
    _rationale(3, "Dialects must provide custom type parsers", "the dialect 'llvm' has no type"),
    _rationale(4, "Non-affine control flow", "expected SSA operand"),
    _rationale(5, "Non-affine control flow", "expected '->' in function type"),
    _rationale(6, "Non-affine loop bounds", "expected ')'"),
    _rationale(7, "Reference 2D Convolution", "invalid SSA name"),
    _rationale(8, "Schedule Tree Representation for Affine Regions", "expected operation name"),
    _rationale(9, "Affine Relations", "invalid attribute name"),
    _rationale(
        10, "Read/Write/May_Read/May_Write sets for External Functions", "invalid attribute name"
    ),
    _rationale(11, "affine.for Instruction", "expected valid '@'-identifier for symbol name"),
    _rationale(12, "affine.if/else Instruction", "expected valid '@'-identifier for symbol name"),
)
