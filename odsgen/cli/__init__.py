"""The commands `odsgen` and `ods-opt`: argument handling and exit codes, nothing a library caller would miss."""
