from odsgen.building.bodies import Body as Body
from odsgen.building.locations import caller_locations as caller_locations
from odsgen.building.operators import operators as operators
from odsgen.building.values import (
    AnyValue as AnyValue,
)
from odsgen.building.values import (
    constant as constant,
)
from odsgen.building.values import (
    typed_attribute as typed_attribute,
)
from odsgen.building.values import (
    value as value,
)
from odsgen.building.values import (
    value_of as value_of,
)
from odsgen.runtime.ir.implicit import inside as inside
