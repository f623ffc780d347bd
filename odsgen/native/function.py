"""Native functions that Python calls."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from odsgen.native.machine_code import LinkedCode, MachineCode
from odsgen.native.memory import MemRef
from odsgen.native.memrefs import MemRefPlace, UnrankedMemRefPlace, owners_of
from odsgen.native.runner.output import Run, Write
from odsgen.native.signature import Signature

if TYPE_CHECKING:
    from odsgen.runtime import FunctionType

_CALL = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_MEMREFS = (MemRefPlace, UnrankedMemRefPlace)


class NativeFunction:
    """A function in machine code; threads may call it at once.

    >>> scale = compile(module, "scale")
    >>> scale(array, 2.0, out=target)
    """

    def __init__(
        self,
        signature: Signature,
        code: MachineCode,
        linked: LinkedCode,
        program_ir: str,
        write: Write | None,
    ) -> None:
        self._signature = signature
        self._code = code
        self._linked = linked
        self._write = write
        self._call = _CALL(linked.address(signature.wrapper))
        #: The LLVM IR of the program, as it is translated.
        self.llvm_ir = program_ir

    @property
    def name(self) -> str:
        """The name of the function in the program."""
        return self._signature.name

    @property
    def type(self) -> FunctionType:
        """The types of arguments and results."""
        return self._signature.type

    @property
    def optimized_llvm_ir(self) -> str:
        """The LLVM IR after LLVM's optimizations, with the wrapper that Python calls."""
        return self._code.optimized_llvm_ir

    @property
    def assembly(self) -> str:
        """The assembly of this machine."""
        return self._code.assembly

    @property
    def object_code(self) -> bytes:
        """The object file."""
        return self._code.object_code

    def __repr__(self) -> str:
        return f"<native function @{self.name} : {self.type}>"

    def __call__(self, *arguments: Any, out: Any = None) -> Any:
        """Call with NumPy arrays for memrefs and Python's numbers for scalars.

        `out` has the arrays for the last memref arguments, which are returned; in a function that returns memrefs,
        arrays into which the results are copied.  Raises TypeError or ValueError, before the call, for arguments of other
        types, shapes or strides.
        """
        signature = self._signature
        outputs = () if out is None else out if isinstance(out, tuple) else (out,)
        returns_memrefs = any(isinstance(place, _MEMREFS) for place in signature.results)
        if outputs and returns_memrefs:
            self._check_outputs(outputs)
        elif outputs:
            arguments = (*arguments, *outputs)
        self._check_count(arguments)
        frame = bytearray(max(signature.size, 1))
        kept = self._put(arguments, frame)
        memory = (ctypes.c_char * len(frame)).from_buffer(frame)
        with Run(self._write):
            self._call(ctypes.addressof(memory))
        del kept
        if not signature.results:
            return out if outputs else None
        results = self._results(arguments, frame)
        if outputs and returns_memrefs:
            results = self._copied(results, outputs)
        elif outputs:
            results = [*results, *outputs]
        return results[0] if len(results) == 1 else tuple(results)

    # --- arguments ------------------------------------------------------------------------------------------------------

    def _check_count(self, arguments: Sequence[Any]) -> None:
        wanted = len(self._signature.arguments)
        if len(arguments) != wanted:
            listed = ", ".join(str(type) for type in self.type.inputs) or "none"
            noun = "argument" if wanted == 1 else "arguments"
            raise TypeError(
                f"@{self.name} takes {wanted} {noun}, but got {len(arguments)}; their types are: {listed}"
            )

    def _put(self, arguments: Sequence[Any], frame: bytearray) -> list[object]:
        """Write the arguments into the frame; what is returned has to live as long as the call."""
        signature = self._signature
        kept: list[object] = []
        places = zip(signature.arguments, signature.argument_offsets, arguments, strict=True)
        for number, (place, offset, value) in enumerate(places):
            try:
                kept.append(place.put(value, frame, offset))
            except (TypeError, ValueError) as error:
                message = (
                    f"argument {number} of @{self.name}, a '{self.type.inputs[number]}': {error}"
                )
                raise type(error)(message) from None
        return kept

    # --- results --------------------------------------------------------------------------------------------------------

    def _results(self, arguments: Sequence[Any], frame: bytearray) -> list[Any]:
        signature = self._signature
        results = [
            place.take(frame, offset)
            for place, offset in zip(signature.results, signature.result_offsets, strict=True)
        ]
        places = [number for number, value in enumerate(results) if isinstance(value, MemRef)]
        if not places:
            return results
        known = self._allocated(arguments, frame)
        owners = owners_of([results[number] for number in places], known, self._linked)
        for number, owner in zip(places, owners, strict=True):
            place = cast(MemRefPlace, signature.results[number])
            array = place.array(results[number], owner)
            if owner is self._linked:
                array.flags.writeable = False  # memory of the program, maybe a constant
            results[number] = array
        return results

    def _allocated(self, arguments: Sequence[Any], frame: bytearray) -> dict[int, object]:
        """The arguments in memory by what their descriptors have for allocated pointers."""
        signature = self._signature
        found: dict[int, object] = {}
        for place, offset, value in zip(
            signature.arguments, signature.argument_offsets, arguments, strict=True
        ):
            if isinstance(place, MemRefPlace):
                found[place.allocated(frame, offset)] = value
            elif isinstance(place, UnrankedMemRefPlace):
                found[place.allocated(value)] = value
        return found

    def _returned_memrefs(self) -> list[int]:
        places = self._signature.results
        return [number for number, place in enumerate(places) if isinstance(place, _MEMREFS)]

    def _check_outputs(self, outputs: Sequence[Any]) -> None:
        import numpy

        wanted = len(self._returned_memrefs())
        if len(outputs) != wanted:
            raise TypeError(
                f"@{self.name} returns {wanted} memrefs, but out has {len(outputs)} arrays"
            )
        for output in outputs:
            if not isinstance(output, numpy.ndarray) or not output.flags.writeable:
                raise TypeError(
                    f"out has a {type(output).__name__} where @{self.name} needs an array to write into"
                )

    def _copied(self, results: list[Any], outputs: Sequence[Any]) -> list[Any]:
        """The results, memrefs copied into given arrays."""
        import numpy

        places = self._returned_memrefs()
        for number, target in zip(places, outputs, strict=True):
            if target.shape != results[number].shape:
                raise ValueError(
                    f"result {number} of @{self.name} is of shape {results[number].shape}, but the array in out "
                    f"of {target.shape}"
                )
            numpy.copyto(target, results[number], casting="same_kind")
            results[number] = target
        return results
