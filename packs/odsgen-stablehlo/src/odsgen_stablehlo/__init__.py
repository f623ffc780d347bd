"""The dialects of StableHLO for odsgen: `stablehlo`, `chlo`, `vhlo` and `sdy`."""
