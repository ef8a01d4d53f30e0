import { isDeepStrictEqual } from "node:util";
import type { Message } from "@serpentarium/core";
import type { Setup } from "../setup.ts";

/** The names of the settings in error messages. */
const SETTING_NAMES: Readonly<Record<keyof Setup, Message>> = {
  game: { en: "game", fr: "jeu" },
  version: { en: "version", fr: "version" },
  plugin: { en: "module", fr: "module" },
  seats: { en: "seats", fr: "places" },
  options: { en: "options", fr: "options" },
  bots: { en: "bots", fr: "robots" },
  seed: { en: "seed", fr: "graine" },
  longest: { en: "longest game", fr: "plus longue partie" },
  sampling: { en: "sample", fr: "échantillon" },
};

/** Formats a setting: strings as they are, other data as JSON. */
const formatSetting = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify(value)) ?? "–";

const settingOf = (setup: unknown, name: string): unknown =>
  typeof setup === "object" && setup !== null ? Reflect.get(setup, name) : undefined;

/** The settings in which two setups differ; for different games, only the game. */
function settingDifferences(found: unknown, wanted: unknown): readonly Message[] {
  const isOtherGame = settingOf(found, "game") !== settingOf(wanted, "game");
  const names = Object.entries(SETTING_NAMES).slice(0, isOtherGame ? 1 : undefined);
  return names.flatMap(([name, { en, fr }]) => {
    const [inFile, requested] = [settingOf(found, name), settingOf(wanted, name)];
    if (isDeepStrictEqual(inFile, requested)) return [];
    return {
      en: `${en}: ${formatSetting(inFile)} in the file, ${formatSetting(requested)} now`,
      fr: `${fr} : ${formatSetting(inFile)} dans le fichier, ${formatSetting(requested)} maintenant`,
    };
  });
}

/**
 * Describes the settings in which the setups of a file and of a run differ.
 *
 * @param found - the setups of the file, unchecked
 * @returns undefined if the numbers of setups differ
 */
export function describeDifferences(found: unknown, wanted: readonly unknown[]): Message | undefined {
  const setups: readonly unknown[] = Array.isArray(found) ? found : [];
  if (setups.length !== wanted.length) return undefined;
  const first = setups
    .map((setup, i) => settingDifferences(setup, wanted[i]))
    .find((texts) => texts.length > 0);
  return first && { en: first.map(({ en }) => en).join("; "), fr: first.map(({ fr }) => fr).join(" ; ") };
}
