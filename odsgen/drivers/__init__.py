"""Parts of a driver such as `ods-opt`: splitting an input, verifying expected diagnostics, running both."""
