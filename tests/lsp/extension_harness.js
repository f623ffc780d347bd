// Runs the extension's command on a program, with a stand-in for VS Code and the real language server: node FILE SERVER... ;
// writes what a user would see as JSON.

const { spawn } = require("child_process");
const Module = require("module");
const path = require("path");

const seen = { shown: [], errors: [], warnings: [], items: [], asked: null };
const program = `func.func @other() { return }
// -----
func.func @f(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %0 = arith.addi %a, %z : i32
  return %0 : i32
}
`;
let pick, hidden;
const documents = {};
const vscode = {
  EventEmitter: class {
    event() {}
    fire() {}
  },
  Uri: { from: ({ scheme, path }) => ({ toString: () => `${scheme}:${path}` }) },
  ViewColumn: { Beside: -2 },
  workspace: { openTextDocument: async (uri) => ({ uri }) },
  window: {
    activeTextEditor: {
      document: {
        languageId: "mlir",
        uri: { path: "/program.mlir", toString: () => "file:///program.mlir" },
        getText: () => program,
        offsetAt: () => program.indexOf("addi"),
      },
      selection: { active: null },
    },
    showInputBox: async (options) => ((seen.asked = options.value), seen.pipeline),
    showErrorMessage: (text) => seen.errors.push(text),
    showWarningMessage: (text) => seen.warnings.push(text),
    showTextDocument: async ({ uri }) => seen.shown.push(documents.moments.provideTextDocumentContent(uri)),
    createQuickPick: () => (pick = {
      onDidChangeActive: (act) => (pick.choose = act),
      onDidAccept: (act) => (pick.accept = act),
      onDidHide: (act) => (hidden = act),
      hide: () => hidden(),
      dispose: () => (pick.disposed = true),
      show: () => {},
    }),
  },
};
const load = Module._load;
Module._load = (name, ...others) => (name === "vscode" ? vscode : load(name, ...others));
const { Moments, record } = require(path.join(__dirname, "../../editors/vscode/recording.js"));

const server = spawn(process.argv[2], process.argv.slice(3), { stdio: ["pipe", "pipe", "ignore"] });
const waiting = new Map();
let number = 0;
let buffer = Buffer.alloc(0);
server.stdout.on("data", (data) => {
  buffer = Buffer.concat([buffer, data]);
  for (;;) {
    const end = buffer.indexOf("\r\n\r\n");
    const length = end < 0 ? NaN : Number(/Content-Length: (\d+)/i.exec(buffer.subarray(0, end).toString())[1]);
    if (!(buffer.length >= end + 4 + length)) return;
    const message = JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString());
    buffer = buffer.subarray(end + 4 + length);
    const [resolve, reject] = waiting.get(message.id) ?? [];
    if (message.error) reject?.(new Error(message.error.message));
    else resolve?.(message.result);
  }
});
function send(message) {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
const client = {
  sendRequest(method, params) {
    const id = (number += 1);
    send({ id, method, params });
    return new Promise((resolve, reject) => waiting.set(id, [resolve, reject]));
  },
};

async function main() {
  const moments = (documents.moments = new Moments());
  const stored = {};
  const state = { get: (key, value) => stored[key] ?? value, update: async (key, value) => (stored[key] = value) };
  await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {} });
  send({ method: "initialized", params: {} });
  const textDocument = { uri: "file:///program.mlir", languageId: "mlir", version: 1, text: program };
  send({ method: "textDocument/didOpen", params: { textDocument } });
  seen.pipeline = "builtin.module(nothing)";
  await record(client, moments, state);
  seen.pipeline = "builtin.module(canonicalize)";
  await record(client, moments, state);
  seen.items = pick.items;
  for (const item of pick.items) await pick.choose([item]);
  pick.accept();
  seen.disposed = pick.disposed;
  seen.pipeline = undefined;
  await record(client, moments, state);
  console.log(JSON.stringify(seen));
  server.kill();
}
main().catch((error) => { console.error(error); server.kill(); process.exit(1); });
