// The colours of programs as they are typed, by the patterns of odsgen/pictures/tokens.py, which tools/playground.py puts in:
// what the language server knows of a program lies over them.
import { StreamLanguage } from "@codemirror/language";

const STYLES = {
  string: "string", comment: "comment", value: "variableName", block: "labelName", symbol: "labelName",
  type: "typeName", attribute: "typeName", number: "number", operation: "keyword",
};
const RULES = Object.entries(TOKEN_PATTERNS).map(([kind, pattern]) => [new RegExp(`^(?:${pattern})`), STYLES[kind]]);
const WORD = /^[A-Za-z_][\w$]*/;

export const mlir = StreamLanguage.define({
  name: "mlir",
  languageData: { commentTokens: { line: "//" } },
  token(stream) {
    if (stream.eatSpace()) return null;
    for (const [rule, style] of RULES) if (stream.match(rule)) return style;
    if (!stream.match(WORD)) stream.next();
    return null;
  },
});
