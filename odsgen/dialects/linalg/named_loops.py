"""Iterator types and indexing maps of the named structured operations.

``ppr: 02 21 01`` says that the first two loops of a matrix product are parallel and the third is a
reduction, and which loops index the dimensions of each operand; ``-`` is a scalar. ``1+4`` is a
dimension of a convolution's image: loop 1 times the stride plus loop 4 times the dilation.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from odsgen.runtime import AffineDimExpr, AffineExpr, AffineMap


class NamedLoops(NamedTuple):
    """The iterator types, and the loop numbers of each dimension of each operand."""

    parallel: tuple[bool, ...]
    operands: tuple[tuple[tuple[int, ...], ...], ...]
    window_rank: int
    """How many strides and dilations the operation has; 0 for none."""

    def maps(self, strides: list[int], dilations: list[int]) -> list[AffineMap]:
        """The indexing maps, with a stride and a dilation for each dimension of the window."""
        return [self._map(dimensions, strides, dilations) for dimensions in self.operands]

    def _map(
        self, dimensions: tuple[tuple[int, ...], ...], strides: list[int], dilations: list[int]
    ) -> AffineMap:
        results: list[AffineExpr] = []
        moved = 0
        for loops in dimensions:
            expr: AffineExpr = AffineDimExpr.get(loops[0])
            if len(loops) > 1:
                if self.window_rank:
                    expr = expr * strides[moved] + AffineDimExpr.get(loops[1]) * dilations[moved]
                else:
                    expr = expr + AffineDimExpr.get(loops[1])
                moved += 1
            results.append(expr)
        return AffineMap.get(len(self.parallel), 0, results)


_DIMENSION = re.compile(r"\d(?:\+\d)?")

_PRODUCTS = """
matmul ppr: 02 21 01
batch_matmul pppr: 013 032 012
batch_reduce_matmul rppr: 013 032 12
quantized_matmul ppr: 02 21 - - 01
quantized_batch_matmul pppr: 013 032 - - 012
mmt4d pprppr: 0235 1245 0134
batch_mmt4d ppprppr: 01346 02356 01245
matvec pr: 01 1 0
vecmat pr: 1 10 0
batch_matvec ppr: 012 02 01
batch_vecmat ppr: 02 021 01
dot r: 0 0 -
fill_rng_2d pp: - - - 01
conv_1d pr: 0+1 1 0
conv_2d pprr: 0+21+3 23 01
conv_3d ppprrr: 0+31+42+5 345 012
"""

_WINDOWS = """
conv_1d_nwc_wcf ppprr: 01+34 342 012
conv_1d_ncw_fcw ppprr: 032+4 134 012
conv_2d_nhwc_hwcf pppprrr: 01+42+56 4563 0123
conv_2d_nhwc_fhwc pppprrr: 01+42+56 3456 0123
conv_2d_nhwc_hwcf_q pppprrr: 01+42+56 4563 - - 0123
conv_2d_nhwc_fhwc_q pppprrr: 01+42+56 3456 - - 0123
conv_2d_nchw_fchw pppprrr: 042+53+6 1456 0123
conv_2d_nchw_fchw_q pppprrr: 042+53+6 1456 - - 0123
conv_2d_ngchw_fgchw ppppprrr: 0153+64+7 21567 01234
conv_2d_ngchw_gfchw ppppprrr: 0153+64+7 12567 01234
conv_2d_ngchw_gfchw_q ppppprrr: 0153+64+7 12567 - - 01234
conv_2d_nhwgc_gfhwc ppppprrr: 01+52+637 34567 01234
conv_2d_nhwgc_gfhwc_q ppppprrr: 01+52+637 34567 - - 01234
conv_3d_ndhwc_dhwcf ppppprrrr: 01+52+63+78 56784 01234
conv_3d_ndhwc_dhwcf_q ppppprrrr: 01+52+63+78 56784 - - 01234
conv_3d_ncdhw_fcdhw ppppprrrr: 052+63+74+8 15678 01234
depthwise_conv_1d_nwc_wc pppr: 01+32 32 012
depthwise_conv_1d_ncw_cw pppr: 021+3 23 021
depthwise_conv_1d_nwc_wcm ppppr: 01+42 423 0123
depthwise_conv_2d_nhwc_hwc pppprr: 01+42+53 453 0123
depthwise_conv_2d_nchw_chw pppprr: 031+42+5 345 0312
depthwise_conv_2d_nhwc_hwc_q pppprr: 01+42+53 453 - - 0123
depthwise_conv_2d_nhwc_hwcm ppppprr: 01+52+63 5634 01234
depthwise_conv_2d_nhwc_hwcm_q ppppprr: 01+52+63 5634 - - 01234
depthwise_conv_3d_ndhwc_dhwc pppprrrp: 01+42+53+67 4567 01237
depthwise_conv_3d_ncdhw_cdhw pppprrrp: 071+42+53+6 7456 07123
depthwise_conv_3d_ndhwc_dhwcm ppppprrrp: 01+52+63+78 56784 012384
pooling_nhwc_sum pppprr: 01+42+53 45 0123
pooling_nhwc_max pppprr: 01+42+53 45 0123
pooling_nhwc_max_unsigned pppprr: 01+42+53 45 0123
pooling_nhwc_min pppprr: 01+42+53 45 0123
pooling_nhwc_min_unsigned pppprr: 01+42+53 45 0123
pooling_nchw_sum pppprr: 012+43+5 45 0123
pooling_nchw_max pppprr: 012+43+5 45 0123
pooling_nwc_sum pppr: 01+32 3 012
pooling_nwc_max pppr: 01+32 3 012
pooling_nwc_max_unsigned pppr: 01+32 3 012
pooling_nwc_min pppr: 01+32 3 012
pooling_nwc_min_unsigned pppr: 01+32 3 012
pooling_ncw_sum pppr: 012+3 3 012
pooling_ncw_max pppr: 012+3 3 012
pooling_ndhwc_sum ppppprrr: 01+52+63+74 567 01234
pooling_ndhwc_max ppppprrr: 01+52+63+74 567 01234
pooling_ndhwc_min ppppprrr: 01+52+63+74 567 01234
"""


def _rows(text: str) -> dict[str, str]:
    return dict(line.split(" ", 1) for line in text.strip().splitlines())


_TEXTS: Final = {**_rows(_PRODUCTS), **_rows(_WINDOWS)}
_WITH_WINDOW: Final = frozenset(_rows(_WINDOWS))


@cache
def named_loops(name: str) -> NamedLoops | None:
    """The loops of a named operation; None if the name does not determine them."""
    text = _TEXTS.get(name)
    if text is None:
        return None
    kinds, _, rest = text.partition(":")
    operands = tuple(
        tuple(tuple(map(int, part.split("+"))) for part in _DIMENSION.findall(operand))
        for operand in rest.split()
    )
    window = sum(len(loops) > 1 for loops in operands[0]) if name in _WITH_WINDOW else 0
    return NamedLoops(tuple(kind == "p" for kind in kinds), operands, window)
