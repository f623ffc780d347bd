from odsgen.interpreter.arguments import (
    from_python as from_python,
    from_text as from_text,
    to_python as to_python,
    value_text as value_text,
)
from odsgen.interpreter.machine import (
    EvaluationError as EvaluationError,
    Limits as Limits,
    Machine as Machine,
)
from odsgen.interpreter.requests import (
    Call as Call,
    Exit as Exit,
    Jump as Jump,
    Leave as Leave,
    Run as Run,
    UndefinedBehavior as UndefinedBehavior,
    Unsupported as Unsupported,
)
from odsgen.interpreter.values import (
    POISON as POISON,
    Buffer as Buffer,
    Elements as Elements,
    FunctionValue as FunctionValue,
    Storage as Storage,
    indices_in_ranges as indices_in_ranges,
    indices_of as indices_of,
    number_of as number_of,
    row_major_strides as row_major_strides,
)
