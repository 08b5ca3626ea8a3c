/** An edition inside a link: the file, compressed, behind the #, so that no server sees or keeps it. */
import { linkOf } from "../../ground/router.svelte";

const MARK = /[#?]edition=/; // where paths stand behind a # themselves, it cannot be the mark
export const LONGEST = 20_000;

/** A link to the page of editions, which lies at `page`, that carries a file. */
export async function linkTo(text: string, page = linkOf("/edition")): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), LONGEST);
  const letters = btoa(String.fromCharCode(...packed));
  return `${page}${page.includes("#") ? "?" : "#"}edition=${letters.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

export function hasEdition(hash: string): boolean {
  return MARK.test(hash);
}

/** The file that a link carries; nothing if it is damaged, or too long to be one of ours. */
export async function fileIn(hash: string): Promise<string | null> {
  try {
    const letters = atob(hash.replace(/^.*?edition=/, "").replace(/-/g, "+").replace(/_/g, "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(packed, new DecompressionStream("deflate-raw"), 3 * LONGEST);
    const file = new TextDecoder("utf-8", { fatal: true }).decode(text);
    return file.length <= LONGEST ? file : null;
  } catch {
    return null;
  }
}

/** Bytes sent through a stream; it fails where more come out than there may be. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
