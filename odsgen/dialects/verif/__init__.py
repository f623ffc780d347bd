"""The hand-written half of CIRCT's dialect `verif`, which `odsgen import` takes by itself."""
