import type { Reader } from "@serpentarium/table";

/** Loads a module together with the words that are not shown at first. */
export async function withLateWords<Module>({ loadWords }: Reader, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadWords?.()]);
  return loaded;
}
