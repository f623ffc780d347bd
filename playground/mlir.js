// The colours of programs: comments, strings, values, symbols, types, keywords in front of a dialect's dot.
import { StreamLanguage } from "@codemirror/language";

const RULES = [
  [/^\/\/.*/, "comment"],
  [/^"(?:[^"\\]|\\.)*"?/, "string"],
  [/^%[\w$.-]+(?:[:#]\d+)?/, "variableName"],
  [/^@(?:[\w$.-]+|"(?:[^"\\]|\\.)*")/, "labelName"],
  [/^\^[\w$.-]+/, "labelName"],
  [/^[!#][\w$.]+/, "typeName"],
  [/^(?:i|si|ui|f|bf|tf)\d+\b|^(?:index|none)\b|^(?:tensor|memref|vector|tuple|complex)(?=<)/, "typeName"],
  [/^-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)/, "number"],
  [/^[A-Za-z_][\w$]*(?:\.[\w$]+)+/, "keyword"],
  [/^(?:func|module|return|true|false|loc|unit)\b/, "keyword"],
  [/^[A-Za-z_][\w$]*/, null],
];

export const mlir = StreamLanguage.define({
  name: "mlir",
  languageData: { commentTokens: { line: "//" } },
  token(stream) {
    if (stream.eatSpace()) return null;
    for (const [rule, style] of RULES) if (stream.match(rule)) return style;
    stream.next();
    return null;
  },
});
