"""Attributes and native properties by their names."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import UnitLowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod, stored_attribute
from odsgen.codegen.python.expressions import NONE, SELF, TRUE, Choice, Expression, Literal, Name
from odsgen.codegen.python.steps import Emit, If
from odsgen.ods.model import AttributeKind
from odsgen.ods.model.format import AttributeVariable, PropertyVariable


@lowers(AttributeVariable)
class AttributeLowering(UnitLowering[AttributeVariable]):
    """An attribute, in the style that its constraint and the format give it."""

    @property
    def local(self) -> Name:
        return names.attribute_name(self.part.attribute)

    def parse(self, method: ParseMethod) -> None:
        if self.part.parse_optional:
            condition = self.parse_guard(method)
            method.add(If(condition, (method.stored(self.part.attribute, self.local),)))
        else:
            method.set_attribute(self.part.attribute, method.attributes.parse(self.part))

    def declare_unread(self, method: ParseMethod) -> None:
        attribute = self.part.attribute
        if attribute.name in method.attribute_locals and not self.part.parse_optional:
            method.optional_attributes.add(attribute.name)
            annotation = f"{method.attributes.annotation(attribute.constraint)} | None"
            method.bind(self.local, NONE, annotation)

    def parse_guard(self, method: ParseMethod) -> Expression:
        method.bind(self.local, method.attributes.parse_optional(self.part))
        return self.local.is_given()

    def parse_guarded(self, method: ParseMethod) -> None:
        method.add(method.stored(self.part.attribute, self.local))

    def set_unit(self, method: ParseMethod) -> None:
        unit = method.context.imports.runtime_name("UnitAttr")
        method.set_attribute(self.part.attribute, unit.method("get"))

    def print(self, method: PrintMethod) -> None:
        attribute = self.part.attribute
        if not attribute.optional or method.is_anchor(attribute):
            method.emit(method.attributes.text(self.part, method.attribute(attribute)))
            return
        local = method.bind_attribute(attribute)
        text = method.attributes.text(self.part, local)
        if self.part.parse_optional:
            method.add(If(local.is_given(), (Emit((text,)),)))
        else:  # its group is there without it, which no text can say
            method.emit(Choice(local.is_given(), text, Literal("<<NULL ATTRIBUTE>>")))

    def presence(self, method: PrintMethod) -> Expression:
        return method.is_set(self.part.attribute)

    def bind(self, method: ParseMethod) -> None:
        attribute = self.part.attribute
        if attribute.optional or attribute.default is not None:
            method.add(If(self.local.is_given(), (method.stored(self.part.attribute, self.local),)))
        else:
            method.add(method.stored(self.part.attribute, self.local))

    def bind_given(self, method: ParseMethod) -> None:
        method.add(method.stored(self.part.attribute, self.local))

    def printed(self, method: PrintMethod) -> Expression:
        attribute = self.part.attribute
        if attribute.optional or attribute.constraint.kind is AttributeKind.UNIT:
            return SELF.member("_properties").method("get", Literal(attribute.name))
        return stored_attribute(attribute)


@lowers(PropertyVariable)
class PropertyLowering(UnitLowering[PropertyVariable]):
    """A native property."""

    @property
    def local(self) -> Name:
        return names.property_name(self.part.property)

    @property
    def _value(self) -> Expression:
        return SELF.member(self.part.property.python_name)

    def parse(self, method: ParseMethod) -> None:
        prop = self.part.property
        method.set_property(prop.name, method.properties.parse(prop))

    def parse_guard(self, method: ParseMethod) -> Expression:
        method.bind(self.local, method.properties.parse_optional(self.part.property))
        return self.local.is_given()

    def parse_guarded(self, method: ParseMethod) -> None:
        method.set_property(self.part.property.name, self.local.item(0))

    def set_unit(self, method: ParseMethod) -> None:
        method.set_property(self.part.property.name, TRUE)

    def print(self, method: PrintMethod) -> None:
        method.emit(method.properties.text(self.part.property, self._value))

    def presence(self, method: PrintMethod) -> Expression:
        return method.properties.is_present(self.part.property, self._value)

    def reference(self) -> Expression:
        return names.PROPERTIES.item(self.part.property.name)

    def bind(self, method: ParseMethod) -> None:
        method.set_property(self.part.property.name, self.local)

    def printed(self, method: PrintMethod) -> Expression:
        return self._value
