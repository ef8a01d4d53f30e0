import type { GamePlugin } from "@serpentarium/core";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { groupVersions } from "../src/group-versions.ts";

const versionOf = (id: string, version: string, name: string) => {
  const plugin: GamePlugin = { ...ticTacToe, game: { ...ticTacToe.game, id, version } };
  return { plugin, name };
};

test("groups plugins by id, newest version first, and keeps the first of several with the same version", () => {
  const grouped = groupVersions([
    versionOf("lots", "0.9.0", "lots-0.9"),
    versionOf("lots", "0.10.0", "given"),
    versionOf("other", "next", "other-next"),
    versionOf("lots", "0.10.0", "lots"),
    versionOf("lots", "0.10.0-rc.1", "lots-rc"),
    versionOf("other", "0.0.1", "other"),
  ]);
  const names = [...grouped].map(([id, versions]) => [id, versions.map(({ name }) => name)]);
  expect(Object.fromEntries(names)).toEqual({
    lots: ["given", "lots-rc", "lots-0.9"],
    other: ["other", "other-next"],
  });
});
