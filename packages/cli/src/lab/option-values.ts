import { usageError } from "../command-error.ts";
import { parseJson } from "../option-pairs.ts";

/** An option and the values to try. */
export interface OptionValues {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Parses comma-separated values; a value that is not JSON is a string. */
function readValues(text: string): readonly unknown[] {
  const all = parseJson(`[${text}]`)?.value;
  if (Array.isArray(all)) return all;
  return text.split(",").map((part) => (parseJson(part) ?? { value: part.trim() }).value);
}

/** Parses an argument such as `goal=5,6,7`. @throws CommandError usage error */
export function readOptionValues(text: string): OptionValues {
  const [, name, list] = /^([^ =]+)=(.+)$/.exec(text) ?? [];
  const values = readValues(list ?? "");
  if (name !== undefined && values.length > 1) return { name, values };
  throw usageError({ id: "cli.lab.sweep.bad-option" });
}
