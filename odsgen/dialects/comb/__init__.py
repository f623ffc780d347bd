"""The hand-written half of CIRCT's dialect `comb`, which `odsgen import` takes by itself."""
