from odsgen.tablegen.cpp.builtin_classes import (
    BUILTIN_CLASSES as BUILTIN_CLASSES,
)
from odsgen.tablegen.cpp.checks import (
    Checks as Checks,
)
from odsgen.tablegen.cpp.classes import (
    ClassTable as ClassTable,
)
from odsgen.tablegen.cpp.classes import (
    CppClass as CppClass,
)
from odsgen.tablegen.cpp.classes import (
    CppEnum as CppEnum,
)
from odsgen.tablegen.cpp.classes import (
    CppFunction as CppFunction,
)
from odsgen.tablegen.cpp.classes import (
    Method as Method,
)
from odsgen.tablegen.cpp.classes import (
    methods as methods,
)
from odsgen.tablegen.cpp.conditions import (
    AllHold as AllHold,
)
from odsgen.tablegen.cpp.conditions import (
    AnyHolds as AnyHolds,
)
from odsgen.tablegen.cpp.conditions import (
    Condition as Condition,
)
from odsgen.tablegen.cpp.conditions import (
    DoesNotHold as DoesNotHold,
)
from odsgen.tablegen.cpp.conditions import (
    Leaf as Leaf,
)
from odsgen.tablegen.cpp.conditions import (
    cpp_text as cpp_text,
)
from odsgen.tablegen.cpp.conditions import (
    leaves_of as leaves_of,
)
from odsgen.tablegen.cpp.conditions import (
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
)
from odsgen.tablegen.cpp.translation import (
    translate_builder_call as translate_builder_call,
)
from odsgen.tablegen.cpp.translation import (
    translate_default as translate_default,
)
from odsgen.tablegen.cpp.translation import (
    translate_predicate as translate_predicate,
)
from odsgen.tablegen.cpp.translation import (
    translate_type_expression as translate_type_expression,
)
