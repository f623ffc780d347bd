// The texts of a page in the fragment of a link: JSON, deflated, in the letters of base64 that a link may have.
const PREFIX = "#v1=";
const MOST_BYTES = 1_000_000;
export const KEYS = ["spec", "hooks", "program", "pipeline", "entry", "arguments"];

async function through(stream, data, most) {
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new Error("the link holds more than a megabyte");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function toFragment(texts) {
  const json = JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, texts[key] ?? ""])));
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(json), MOST_BYTES);
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return PREFIX + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// The texts of a fragment, null for one that is none of ours; throws where it is broken.
export async function ofFragment(fragment) {
  if (!fragment.startsWith(PREFIX)) return null;
  const letters = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const json = new TextDecoder("utf-8", { fatal: true }).decode(
    await through(new DecompressionStream("deflate-raw"), packed, MOST_BYTES),
  );
  const found = JSON.parse(json);
  if (typeof found !== "object" || found === null) throw new Error("the link holds no texts");
  return Object.fromEntries(KEYS.map((key) => [key, typeof found[key] === "string" ? found[key] : ""]));
}
