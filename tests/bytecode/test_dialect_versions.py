"""Versions of dialects: written, read, older programs brought up to date, newer ones refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from odsgen.bytecode.interface import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    PropertyEncoding,
    interface_of,
)
from odsgen.dynamic import define_attribute, define_operation
from odsgen.runtime import (
    Context,
    Dialect,
    Operation,
    ParseError,
    VerifyError,
    parse,
    print_ir,
    write_bytecode,
)
from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr
from tests.test_dialect.package import dialect_folder

PROGRAM = 'module { "mine.op"() {value = 1 : i32} : () -> () }'


def context(version: int | None) -> Context:
    """A context with the dialect `mine` of that version; until version 2 the value was called otherwise."""
    dialect = Dialect("mine", extensible=True, version=version)
    define_operation(dialect, "op")

    def rename(top: Operation, from_version: int) -> None:
        assert from_version == 1
        for op in top.walk():
            if op.name == "mine.op":
                op.attributes["renamed"] = op.attributes.pop("value")

    dialect.upgrade_from_version = rename
    return Context(dialects=[dialect])


def written(version: int | None) -> bytes:
    return write_bytecode(parse(PROGRAM, context(version)))


def test_the_version_of_the_spec_is_written_and_read() -> None:
    module = parse(written(2), context(2))
    assert "value = 1 : i32" in print_ir(module)


def test_an_older_program_is_upgraded() -> None:
    module = parse(written(1), context(2))
    assert "renamed = 1 : i32" in print_ir(module)


def test_a_newer_program_is_refused() -> None:
    with pytest.raises(ParseError) as error:
        parse(written(3), context(2), filename="x.bc")
    assert error.value.diagnostics[0].message == (
        "current mine dialect version is 2, can't parse version: 3"
    )


def test_a_version_of_a_dialect_that_has_none_is_refused() -> None:
    with pytest.raises(ParseError) as error:
        parse(written(1), context(None))
    assert error.value.diagnostics[0].message == (
        "dialect 'mine' does not implement the bytecode interface, but found a version entry"
    )


def test_no_version_is_fine() -> None:
    assert "value" in print_ir(parse(written(None), context(2)))


OLD_AND_NEW = """
"test.versionedA"() <{dims = 3 : i64, modifier = true}> : () -> ()
"test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
"""


def test_operations_and_attributes_of_an_older_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in MLIR's tests: version 1.12 wrote no modifier, and the parameters the other way round."""
    test_context = Context(dialect_path=[dialect_folder()])
    dialect = test_context.dialect("test")
    assert dialect is not None
    current = interface_of(dialect)
    versioned_a = current.properties["test.versionedA"]
    old_a = PropertyEncoding(
        lambda op, writer: writer.write_attribute(op.properties["dims"]), versioned_a.read
    )
    old = replace(
        current,
        write_attribute=_write_swapped,
        write_version=_write_1_12,
        properties={"test.versionedA": old_a},
    )
    module = parse(OLD_AND_NEW, test_context)
    monkeypatch.setattr(dialect, "bytecode", old)
    data = write_bytecode(module)
    monkeypatch.setattr(dialect, "bytecode", current)
    text = print_ir(parse(data, test_context), generic=True)
    assert "dims = 3 : i64, modifier = false" in text
    assert "#test.attr_params<42, 24>" in text


def test_a_newer_version_of_the_test_dialect_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    test_context = Context(dialect_path=[dialect_folder()])
    dialect = test_context.dialect("test")
    assert dialect is not None
    current = interface_of(dialect)
    module = parse(OLD_AND_NEW, test_context)
    monkeypatch.setattr(dialect, "bytecode", replace(current, write_version=_write_2_2))
    data = write_bytecode(module)
    monkeypatch.setattr(dialect, "bytecode", current)
    with pytest.raises((ParseError, VerifyError)) as error:
        parse(data, test_context)
    assert "current test dialect version is 2.0, can't parse version: 2.2" in str(error.value)


def test_an_old_program_goes_through_the_oldest_format(monkeypatch: pytest.MonkeyPatch) -> None:
    """An upgraded program is written in version 0 of the format, which names no dialect's version, and read again."""
    test_context = Context(dialect_path=[dialect_folder()])
    dialect = test_context.dialect("test")
    assert dialect is not None
    current = interface_of(dialect)
    old = replace(current, write_attribute=_write_swapped, write_version=_write_1_12)
    module = parse(OLD_AND_NEW.partition('\n"test.versionedB')[0], test_context)
    monkeypatch.setattr(dialect, "bytecode", old)
    data = write_bytecode(module, version=4)
    monkeypatch.setattr(dialect, "bytecode", current)
    upgraded = parse(data, test_context)
    again = parse(write_bytecode(upgraded, version=0), test_context)
    assert print_ir(again, generic=True) == print_ir(upgraded, generic=True)


def _write_2_2(writer: DialectBytecodeWriter) -> None:
    writer.write_varint(2)
    writer.write_varint(2)


def _write_1_12(writer: DialectBytecodeWriter) -> None:
    writer.write_varint(1)
    writer.write_varint(12)


def _write_swapped(attribute: Attribute, writer: DialectBytecodeWriter) -> bool:
    first, second = attribute.v0, attribute.v1  # type: ignore[attr-defined]
    for number in (0, second, first):
        writer.write_varint(number)
    return True


def test_an_attribute_of_a_hook_may_depend_on_the_version() -> None:
    def make(version: int) -> Context:
        dialect = Dialect("mine", extensible=True, version=version)
        pair = define_attribute(dialect, "pair")

        def write(attribute: Attribute, writer: DialectBytecodeWriter) -> bool:
            writer.write_list(attribute.params, writer.write_attribute)  # type: ignore[attr-defined]
            return True

        def read(reader: DialectBytecodeReader) -> Attribute:
            params = reader.read_list(reader.read_attribute)
            if reader.dialect_version("mine") == 1:
                params.append(StringAttr.get("added"))
            return pair.get(params)

        dialect.bytecode = BytecodeInterface(read_attribute=read, write_attribute=write)
        return Context(dialects=[dialect])

    data = write_bytecode(parse("module attributes {a.b = #mine.pair<1 : i8>} {}", make(1)))
    module = parse(data, make(2))
    params = module.attributes["a.b"].params  # type: ignore[attr-defined]
    assert params == (IntegerAttr.get(1, params[0].type), StringAttr.get("added"))
