import { wrongUse } from "../command-error.ts";
import { parseJson } from "../pairs.ts";

/** An option and the values that it is to have, one after the other. */
export interface OptionValues {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Values that are parted by commas: JSON, or words where they are not. */
function readValues(text: string): readonly unknown[] {
  const all = parseJson(`[${text}]`)?.value;
  if (Array.isArray(all)) return all;
  return text.split(",").map((one) => (parseJson(one) ?? { value: one.trim() }).value);
}

/** `goal=5,6,7`. @throws CommandError wrong use */
export function readOptionValues(text: string): OptionValues {
  const [, name, list] = /^([^ =]+)=(.+)$/.exec(text) ?? [];
  const values = readValues(list ?? "");
  if (name !== undefined && values.length > 1) return { name, values };
  throw wrongUse(
    "--option: expected a name and at least two values, as in goal=5,6,7",
    "--option : attendu un nom et au moins deux valeurs, par exemple goal=5,6,7",
  );
}
