from odsgen.native.compiling import compile as compile
from odsgen.native.errors import MissingExtraError as MissingExtraError
from odsgen.native.errors import NativeError as NativeError
from odsgen.native.function import NativeFunction as NativeFunction
from odsgen.native.memory import MemRef as MemRef
