from odsgen.reference.examples import ExampleError as ExampleError
from odsgen.reference.examples import check_example as check_example
from odsgen.reference.examples import examples_of as examples_of
from odsgen.reference.examples import program_of as program_of
from odsgen.reference.pages import index_page as index_page
from odsgen.reference.pages import reference_page as reference_page
from odsgen.reference.playground_links import playground_link as playground_link
