/** Starting Python in a worker: Pyodide, with level8 in it. */
const SILENCE = 20_000; // milliseconds without a byte: then nothing more will come
interface File {
  as: string;
  name: string;
  bytes: number;
}
export interface Python {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): string;
  runPythonAsync(code: string): Promise<unknown>;
  globals: { set(name: string, value: unknown): void; get(name: string): unknown };
}
type Loading = (done: number, total: number) => void;
/** The host has no such file (any more). */
export class Gone extends Error {}

/** The files that an interpreter and the engine are made of, by the names they go by; fetched with a count. */
async function fetchAll(base: string, files: readonly File[], onload: Loading): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let got = 0;
  const stop = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stop.abort(), SILENCE);
  };
  const fetchOne = async (file: File): Promise<[string, Uint8Array<ArrayBuffer>]> => {
    const answer = await fetch(`${base}here/${file.name}`, { signal: stop.signal });
    if (answer.status === 404) throw new Gone(file.name);
    if (!answer.ok || !answer.body) throw new Error(`${file.name}: ${answer.status}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, on) {
        listen();
        got += chunk.length;
        onload(Math.min(got, total), total);
        on.enqueue(chunk);
      },
    });
    const bytes = new Uint8Array(await new Response(answer.body.pipeThrough(count)).arrayBuffer());
    return [file.as, await unpacked(bytes)];
  };
  listen();
  return new Map(await Promise.all(files.map(fetchOne)).finally(() => clearTimeout(silence)));
}

/** Some hosts unpack a .gz file themselves, some do not. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

const NO_PACKAGES = {
  info: { abi_version: "2025_0", arch: "wasm32", platform: "emscripten_4_0_9", python: "3.13.2", version: "0.28.3" },
  packages: {},
};

/** Let the interpreter find its files, which are here already, under whatever address it asks for. */
function serve(files: Map<string, Uint8Array<ArrayBuffer>>): () => void {
  const before = self.fetch;
  self.fetch = async (asked, how) => {
    const name = String(asked instanceof Request ? asked.url : asked).split("/").pop() ?? "";
    if (name === "pyodide-lock.json") return Response.json(NO_PACKAGES);
    const bytes = files.get(name);
    if (!bytes) return before(asked, how);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(bytes, { headers: { "content-type": type } });
  };
  return () => (self.fetch = before);
}

/** The interpreter, with level8 unpacked; `base` is where the page lies, and `onload` hears how much has come. */
export async function startPython(base: string, onload: Loading = () => {}): Promise<Python> {
  const list = (await (await fetch(`${base}here/files.json`, { cache: "no-cache", signal: AbortSignal.timeout(SILENCE) })).json()) as File[];
  const files = await fetchAll(base, list, onload);
  const named = (as: string): string => `${base}here/${list.find((file) => file.as === as)?.name}`;
  await import(/* @vite-ignore */ named("pyodide.asm.js"));
  const { loadPyodide } = (await import(/* @vite-ignore */ named("pyodide.mjs"))) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const stop = serve(files);
  const python = await loadPyodide({ indexURL: `${base}here/` });
  stop();
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(files.get("engine.zip") as Uint8Array, "zip", { extractDir });
  return python;
}
