import { isDeepStrictEqual } from "node:util";
import type { Text } from "@serpentarium/core";
import type { Setup } from "../setup.ts";

/** What people call the settings of a run. */
const NAMES: Readonly<Record<keyof Setup, Text>> = {
  game: { en: "game", fr: "jeu" },
  version: { en: "version", fr: "version" },
  plugin: { en: "module", fr: "module" },
  seats: { en: "seats", fr: "places" },
  options: { en: "options", fr: "options" },
  bots: { en: "bots", fr: "robots" },
  seed: { en: "seed", fr: "graine" },
  longest: { en: "longest game", fr: "plus longue partie" },
  sampling: { en: "turns looked at closely", fr: "tours regardés de près" },
};

/** A setting as it is shown: texts as they are, data as JSON. */
const show = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value)) ?? "–";

const settingOf = (setup: unknown, name: string): unknown =>
  typeof setup === "object" && setup !== null ? Reflect.get(setup, name) : undefined;

/** Where one setup is another than what was found, setting by setting; of another game, that says it all. */
function partings(found: unknown, wanted: unknown): readonly Text[] {
  const isOtherGame = settingOf(found, "game") !== settingOf(wanted, "game");
  const names = Object.entries(NAMES).slice(0, isOtherGame ? 1 : undefined);
  return names.flatMap(([name, { en, fr }]) => {
    const [there, here] = [settingOf(found, name), settingOf(wanted, name)];
    if (isDeepStrictEqual(there, here)) return [];
    return {
      en: `${en}: ${show(there)} there, ${show(here)} here`,
      fr: `${fr} : ${show(there)} là, ${show(here)} ici`,
    };
  });
}

/**
 * Which settings of a run are other than those of its file, so that one can see which of them to mend.
 *
 * @param found - the setups of the file: whatever stands there
 * @returns nothing where they are no more than others in number
 */
export function otherSettings(found: unknown, wanted: readonly unknown[]): Text | undefined {
  const setups: readonly unknown[] = Array.isArray(found) ? found : [];
  if (setups.length !== wanted.length) return undefined;
  const first = setups.map((setup, i) => partings(setup, wanted[i])).find((texts) => texts.length > 0);
  return first && { en: first.map(({ en }) => en).join("; "), fr: first.map(({ fr }) => fr).join(" ; ") };
}
