"""The language server for programs (`.mlir`) and for specs: `odsgen lsp`, `ods-lsp-server`."""
