import { isDeepStrictEqual } from "node:util";
import type { MessageReference } from "@serpentarium/core";
import type { Setup } from "../setup.ts";

/** The names of the settings in messages. */
const SETTING_NAMES: Readonly<Record<keyof Setup, MessageReference>> = {
  game: { id: "lab.settings.names.game" },
  version: { id: "lab.settings.names.version" },
  plugin: { id: "lab.settings.names.plugin" },
  seats: { id: "lab.settings.names.seats" },
  options: { id: "lab.settings.names.options" },
  bots: { id: "lab.settings.names.bots" },
  seed: { id: "lab.settings.names.seed" },
  longest: { id: "lab.settings.names.longest" },
  sampling: { id: "lab.settings.names.sampling" },
};

/** Formats a setting: strings as they are, other data as JSON. */
const formatSetting = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify(value)) ?? "–";

const settingOf = (setup: unknown, name: string): unknown =>
  typeof setup === "object" && setup !== null ? Reflect.get(setup, name) : undefined;

/** The settings in which two setups differ; for different games, only the game. */
function settingDifferences(found: unknown, wanted: unknown): readonly MessageReference[] {
  const isOtherGame = settingOf(found, "game") !== settingOf(wanted, "game");
  const names = Object.entries(SETTING_NAMES).slice(0, isOtherGame ? 1 : undefined);
  return names.flatMap(([name, setting]) => {
    const [inFile, requested] = [settingOf(found, name), settingOf(wanted, name)];
    if (isDeepStrictEqual(inFile, requested)) return [];
    const data = { setting, found: formatSetting(inFile), wanted: formatSetting(requested) };
    return { id: "lab.settings.difference", data };
  });
}

/**
 * Describes the settings in which the setups of a file and of a run differ.
 *
 * @param found - the setups of the file, unchecked
 * @returns an empty list if the numbers of setups differ
 */
export function describeDifferences(found: unknown, wanted: readonly unknown[]): readonly MessageReference[] {
  const setups: readonly unknown[] = Array.isArray(found) ? found : [];
  if (setups.length !== wanted.length) return [];
  return (
    setups
      .map((setup, i) => settingDifferences(setup, wanted[i]))
      .find((differences) => differences.length > 0) ?? []
  );
}
