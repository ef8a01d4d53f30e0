import type { Reader } from "@serpentarium/table";

/** Loads a module and the late words that it needs. */
export async function withLateWords<Module>({ loadWords }: Reader, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadWords?.()]);
  return loaded;
}
