from odsgen.tablegen.cpp.builtin_classes import (
    BUILTIN_CLASSES as BUILTIN_CLASSES,
)
from odsgen.tablegen.cpp.checks import (
    Checks as Checks,
)
from odsgen.tablegen.cpp.classes import (
    ClassTable as ClassTable,
    CppClass as CppClass,
    CppEnum as CppEnum,
    CppFunction as CppFunction,
    Method as Method,
    methods as methods,
)
from odsgen.tablegen.cpp.conditions import (
    AllHold as AllHold,
    AnyHolds as AnyHolds,
    Condition as Condition,
    DoesNotHold as DoesNotHold,
    Leaf as Leaf,
    cpp_text as cpp_text,
    leaves_of as leaves_of,
    predicate_of_record as predicate_of_record,
)
from odsgen.tablegen.cpp.errors import (
    CppError as CppError,
)
from odsgen.tablegen.cpp.symbols import (
    accessor_name as accessor_name,
)
from odsgen.tablegen.cpp.translation import (
    Translation as Translation,
    translate_builder_call as translate_builder_call,
    translate_default as translate_default,
    translate_predicate as translate_predicate,
    translate_type_expression as translate_type_expression,
)
