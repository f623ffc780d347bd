def infer_hooked_return_types(operands, properties, regions):
    assert "n" not in properties
    return [operands[0].type.element_type]
