from odsgen.runtime.floats.semantics import (
    BF16 as BF16,
)
from odsgen.runtime.floats.semantics import (
    F4E2M1FN as F4E2M1FN,
)
from odsgen.runtime.floats.semantics import (
    F6E2M3FN as F6E2M3FN,
)
from odsgen.runtime.floats.semantics import (
    F6E3M2FN as F6E3M2FN,
)
from odsgen.runtime.floats.semantics import (
    F8E3M4 as F8E3M4,
)
from odsgen.runtime.floats.semantics import (
    F8E4M3 as F8E4M3,
)
from odsgen.runtime.floats.semantics import (
    F8E4M3B11FNUZ as F8E4M3B11FNUZ,
)
from odsgen.runtime.floats.semantics import (
    F8E4M3FN as F8E4M3FN,
)
from odsgen.runtime.floats.semantics import (
    F8E4M3FNUZ as F8E4M3FNUZ,
)
from odsgen.runtime.floats.semantics import (
    F8E5M2 as F8E5M2,
)
from odsgen.runtime.floats.semantics import (
    F8E5M2FNUZ as F8E5M2FNUZ,
)
from odsgen.runtime.floats.semantics import (
    F8E8M0FNU as F8E8M0FNU,
)
from odsgen.runtime.floats.semantics import (
    F16 as F16,
)
from odsgen.runtime.floats.semantics import (
    F32 as F32,
)
from odsgen.runtime.floats.semantics import (
    F64 as F64,
)
from odsgen.runtime.floats.semantics import (
    F80 as F80,
)
from odsgen.runtime.floats.semantics import (
    F128 as F128,
)
from odsgen.runtime.floats.semantics import (
    FLOAT_SEMANTICS as FLOAT_SEMANTICS,
)
from odsgen.runtime.floats.semantics import (
    TF32 as TF32,
)
from odsgen.runtime.floats.semantics import (
    FloatSemantics as FloatSemantics,
)
from odsgen.runtime.floats.semantics import (
    NanEncoding as NanEncoding,
)
from odsgen.runtime.floats.semantics import (
    NonFinite as NonFinite,
)
