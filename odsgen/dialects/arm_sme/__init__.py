"""The hand-written half of the dialect `arm_sme`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"verifies": ("verifiers",)}

#: The passes, with the modules that register them.
PASSES = {"arm-sme-outer-product-fusion": "outer_product_fusion"}
