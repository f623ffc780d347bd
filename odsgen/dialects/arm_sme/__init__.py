"""The passes of the dialect `arm_sme`."""

#: The passes, with the modules that register them.
PASSES = {"arm-sme-outer-product-fusion": "outer_product_fusion"}
