import assert from "node:assert/strict";
import { parsePositionData } from "@serpentarium/core";
import fc from "fast-check";
import { findSubject, valueIfOk } from "../assertions.ts";
import { mutateData } from "../mutate.ts";
import { randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";
import { assertPosition } from "./position.ts";

interface Case {
  readonly game: string;
  readonly data: unknown;
}

export const positionData = defineTarget<Case>({
  name: "position-data",
  cases: (subjects) =>
    randomMatches(subjects).chain(({ subject: { game }, positions }) =>
      fc
        .constantFrom(...positions)
        .chain((position) => mutateData(JSON.parse(JSON.stringify(position))))
        .map((data) => ({ game: game.id, data })),
    ),
  check({ game: id, data }, subjects) {
    const { game } = findSubject(subjects, id);
    const position = valueIfOk(parsePositionData(game, data));
    if (!position) return;
    // what the text of a position leaves out need not round-trip
    const read = valueIfOk(game.parsePosition(game.formatPosition(position), position.table));
    assert.ok(read, "a position is accepted as data, but not its text");
    assertPosition(game, read);
    for (const action of game.legalActions(position).slice(0, 1)) game.apply(position, action);
  },
});
