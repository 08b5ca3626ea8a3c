/** A file that is opened as an edition. */
import { ApiError } from "../../state/failing";
import { LONGEST } from "./link";

export interface EditionFile {
  name: string;
  text: string;
}

/** The file that was chosen. Whoever mends it can choose it once more. */
export async function chosenFile(input: HTMLInputElement): Promise<EditionFile | null> {
  const file = input.files?.[0];
  if (!file) return null;
  const text = await file.slice(0, 4 * LONGEST + 4).text(); // no letter takes more bytes: too long is seen all the same
  input.value = "";
  return { name: file.name, text };
}

/** An error about a file, with the name that it has for the user. */
export function aboutFile(error: unknown, name: string): unknown {
  if (!(error instanceof ApiError) || !error.failed.detail.file) return error;
  return new ApiError({ ...error.failed, detail: { ...error.failed.detail, file: name } });
}
