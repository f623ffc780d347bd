// Starts odsgen's language server for programs and specs, and starts it anew when its settings change.

const { commands, window, workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");
const { Moments, SCHEME, record } = require("./recording");

/** @type {LanguageClient | undefined} */
let client;

async function start() {
  const settings = workspace.getConfiguration("odsgen");
  const command = settings.get("server");
  const args = settings.get("dialects").map((dialect) => `--dialect=${dialect}`);
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const server = { command, args, options: { cwd }, transport: TransportKind.stdio };
  client = new LanguageClient("odsgen", "odsgen", server, {
    documentSelector: [
      { scheme: "file", language: "mlir" },
      { scheme: "untitled", language: "mlir" },
      { scheme: "file", language: "yaml" },
      // Modules of hooks: from there to the spec.
      { scheme: "file", language: "python", pattern: "**/{hooks.py,hooks/**/*.py}" },
    ],
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    window.showErrorMessage(
      `'${command}' does not start (${error.message ?? error}). ` +
        "Get it with: python -m pip install 'odsgen[lsp]', or set odsgen.server."
    );
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

async function restart() {
  await stop();
  await start();
}

async function activate(context) {
  const moments = new Moments();
  context.subscriptions.push(
    commands.registerCommand("odsgen.restart", restart),
    commands.registerCommand("odsgen.record", () => record(client, moments, context.workspaceState)),
    workspace.registerTextDocumentContentProvider(SCHEME, moments),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("odsgen")) {
        return restart();
      }
    })
  );
  await start();
}

module.exports = { activate, deactivate: stop };
