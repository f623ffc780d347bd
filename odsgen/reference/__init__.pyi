from odsgen.reference.examples import (
    ExampleError as ExampleError,
    check_example as check_example,
    examples_of as examples_of,
    program_of as program_of,
)
from odsgen.reference.pages import (
    index_page as index_page,
    reference_page as reference_page,
)
