"""The IR: operations, blocks, regions, values, traits, symbol tables, dominance, the verifier."""
