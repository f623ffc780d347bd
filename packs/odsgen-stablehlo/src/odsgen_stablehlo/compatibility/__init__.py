"""StableHLO in its portable form: VHLO, versions of it, and the conversions between them and StableHLO."""
