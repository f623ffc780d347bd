"""The hand-written half of CIRCT's dialect `synth`, which `odsgen import` takes by itself."""
