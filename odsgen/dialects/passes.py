"""The passes that belong to bundled dialects, by name, with the modules that register them.

A module is imported when its pass is asked for: it imports the dialects that it converts.
"""

PASS_MODULES: dict[str, str] = {
    "convert-scf-to-cf": "odsgen.dialects.conversions.scf_to_cf",
    "lower-affine": "odsgen.dialects.conversions.affine_to_standard",
}
