"""The hand-written half of CIRCT's dialect `llhd`, which `odsgen import` takes by itself."""
