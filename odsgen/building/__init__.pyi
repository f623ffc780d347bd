from odsgen.building.bodies import Body as Body
from odsgen.building.locations import caller_locations as caller_locations
from odsgen.building.operators import operators as operators
from odsgen.building.values import (
    AnyValue as AnyValue,
    constant as constant,
    typed_attribute as typed_attribute,
    value as value,
    value_of as value_of,
)
