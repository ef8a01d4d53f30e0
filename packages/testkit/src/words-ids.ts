import type { Example, Game } from "@serpentarium/core";

/** What the words of a game may say of it at a glance, under `overview`. */
const OVERVIEW_NAMES = ["aim", "material", "steps.1", "steps.2", "steps.3"];

/** The ids of the messages of an overview; a game has all of them or none. */
export const OVERVIEW_IDS: readonly string[] = OVERVIEW_NAMES.map((name) => `overview.${name}`);

/** Returns the ids of the messages that a game always needs, by its definition. */
export function definitionIds({
  phases,
  clauses,
  options,
  presets = [],
  aids = [],
}: Game): readonly string[] {
  return [
    "title",
    ...Object.keys(phases).flatMap((name) => [`phases.${name}.title`, `phases.${name}.prompt`]),
    ...Object.entries(clauses).flatMap(([id, { refuses }]) => [
      `clauses.${id}.title`,
      ...(refuses ? [`clauses.${id}.refusal`] : []),
    ]),
    ...Object.keys(options.fields).map((name) => `options.${name}.title`),
    ...presets.map(({ id }) => `presets.${id}`),
    ...aids.map((id) => `aids.${id}`),
  ];
}

/** Returns the names in code, by the group of words with their messages. */
const namesByGroup = (game: Game, examples: readonly Example[]): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ["phases", [...Object.keys(game.phases), "over"]],
    ["clauses", Object.keys(game.clauses)],
    ["options", Object.keys(game.options.fields)],
    ["presets", (game.presets ?? []).map(({ id }) => id)],
    ["aids", game.aids ?? []],
    ["examples", examples.map(({ id }) => id)],
    ["overview", OVERVIEW_NAMES],
  ]);

/** Returns the ids of messages about something that a game does not have. */
export function unknownIds(
  game: Game,
  examples: readonly Example[],
  ids: Iterable<string>,
): readonly string[] {
  const known = namesByGroup(game, examples);
  return [...ids].filter((id) => {
    const group = id.slice(0, Math.max(id.indexOf("."), 0));
    const rest = `${id.slice(group.length + 1)}.`;
    return known.get(group)?.some((name) => rest.startsWith(`${name}.`)) === false;
  });
}
