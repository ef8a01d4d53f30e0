import { readFile } from "node:fs/promises";

/** The version of the program, from its package.json. */
export async function programVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  return String((manifest as { readonly version: string }).version);
}
