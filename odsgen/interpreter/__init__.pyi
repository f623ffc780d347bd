from odsgen.interpreter.arguments import (
    from_python as from_python,
)
from odsgen.interpreter.arguments import (
    from_text as from_text,
)
from odsgen.interpreter.arguments import (
    to_python as to_python,
)
from odsgen.interpreter.arguments import (
    value_text as value_text,
)
from odsgen.interpreter.machine import (
    EvaluationError as EvaluationError,
)
from odsgen.interpreter.machine import (
    Limits as Limits,
)
from odsgen.interpreter.machine import (
    Machine as Machine,
)
from odsgen.interpreter.requests import (
    Call as Call,
)
from odsgen.interpreter.requests import (
    Exit as Exit,
)
from odsgen.interpreter.requests import (
    Jump as Jump,
)
from odsgen.interpreter.requests import (
    Leave as Leave,
)
from odsgen.interpreter.requests import (
    Run as Run,
)
from odsgen.interpreter.requests import (
    UndefinedBehavior as UndefinedBehavior,
)
from odsgen.interpreter.requests import (
    Unsupported as Unsupported,
)
from odsgen.interpreter.values import (
    POISON as POISON,
)
from odsgen.interpreter.values import (
    Buffer as Buffer,
)
from odsgen.interpreter.values import (
    Elements as Elements,
)
from odsgen.interpreter.values import (
    FunctionValue as FunctionValue,
)
