//! error 1:3: expected identifier key in file metadata dictionary
{-#
// -----
//! error 1:5: expected identifier key in file metadata dictionary
{-# 1 #-}
// -----
//! error 1:5: unknown key 'unknown_key' in file metadata dictionary
{-# unknown_key: {} #-}
// -----
//! error 1:22: expected ':'
{-# dialect_resources #-}
// -----
//! error 1:23: expected '{'
{-# dialect_resources: #-}
// -----
//! error 1:26: expected identifier key for 'resource' entry
{-# dialect_resources: { #-}
// -----
//! error 1:26: dialect 'nobody' is unknown
{-# dialect_resources: { nobody: {} } #-}
// -----
//! error 1:34: unexpected 'resource' section for dialect 'arith'
{-# dialect_resources: { arith: {} } #-}
// -----
//! error 1:40: expected ':'
{-# dialect_resources: { builtin: { key } } #-}
// -----
//! error 1:42: expected hex string blob for key 'key'
{-# dialect_resources: { builtin: { key: } } #-}
// -----
//! error 1:42: expected hex string blob for key 'key'
{-# dialect_resources: { builtin: { key: "text" } } #-}
// -----
//! error 1:42: expected hex string blob for key 'key'
{-# dialect_resources: { builtin: { key: "0x1" } } #-}
// -----
//! error 1:42: expected hex string blob for key 'key' to encode alignment in first 4 bytes
{-# dialect_resources: { builtin: { key: "0x00" } } #-}
// -----
//! error 1:42: expected hex string blob for key 'key' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
{-# dialect_resources: { builtin: { key: "0x03000000" } } #-}
// -----
//! error 1:37: expected identifier key for 'resource' entry
{-# dialect_resources: { builtin: { 1: "0x04000000" } } #-}
// -----
//! error 1:61: expected '"' in string literal
//! error 1:61: expected hex string blob for key 'key'
{-# dialect_resources: { builtin: { key: "0x04000000 } } #-}
// -----
//! error 1:27: expected identifier key for 'resource' entry
{-# external_resources: { 1: {} } #-}
// -----
//! error 1:27: expected identifier key for 'resource' entry
{-# external_resources: { "quoted": {} } #-}
// -----
//! error 1:41: expected string value for key 'key'
{-# external_resources: { group: { key: 1 } } #-}
// -----
//! error 1:45: expected ',' or '}'
{-# external_resources: { group: { key: true key2: false } } #-}
// -----
//! error 1:45: expected ',' or '}'
{-# external_resources: { group: { key: true }
// -----
//! error 1:27: expected ',' or '#-}'
{-# external_resources: {} external_resources: {} #-}
// -----
//! error 1:29: expected identifier key for 'resource' entry
"a.b"() {x = dense_resource<> : tensor<1xi32>} : () -> ()
// -----
//! error 1:32: expected '>'
"a.b"() {x = dense_resource<key : tensor<1xi32>} : () -> ()
