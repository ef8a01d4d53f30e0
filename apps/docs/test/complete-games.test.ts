import { expect, test } from "vitest";
import { games, pluginOf } from "../src/lib/registry/games.ts";

/** The members that core fills in where an author leaves them out: the scripts of the site have no code for that. */
const OPTIONAL = [
  "version",
  "options",
  "clauses",
  "maxActions",
  "parsePosition",
  "formatPosition",
  "parseAction",
  "formatAction",
] as const;

test.each(Object.keys(games))("%s leaves out nothing that core would have to fill in", (id) => {
  const { definition } = pluginOf(id).game;
  expect(OPTIONAL.filter((name) => definition[name] === undefined)).toEqual([]);
  for (const [name, phase] of Object.entries<object>(definition.phases))
    expect(Object.keys(phase), name).toEqual(expect.arrayContaining(["next", "refuse"]));
});
