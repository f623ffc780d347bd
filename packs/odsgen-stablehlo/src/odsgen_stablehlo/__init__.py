"""The dialects of StableHLO for odsgen: `stablehlo`, `chlo`, `vhlo` and `sdy`."""

#: Type checkers hold the hooks of this package: what they return is not checked again.
HOOKS_ARE_TYPED = True
