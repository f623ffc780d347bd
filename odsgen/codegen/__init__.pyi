from odsgen.codegen.formatting import FormatterError as FormatterError
from odsgen.codegen.generate import GenerationResult as GenerationResult
from odsgen.codegen.generate import OutputError as OutputError
from odsgen.codegen.generate import generate as generate
from odsgen.codegen.in_memory import load_in_memory as load_in_memory
