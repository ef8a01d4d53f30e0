import { createTable, defineGame, type Seat, type Table, type TypesOf, unwrap } from "@serpentarium/core";
import { giveUpRule } from "@serpentarium/core/record";
import { describe, expect, test } from "vitest";
import { createMctsSearch, findForcedWin, solve } from "../src/index.ts";

type Position = { readonly table: Table; readonly stones: number; readonly left: readonly Seat[] } & (
  | { readonly phase: "take"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: { readonly reason: string; readonly places: number[] } }
);
type Types = TypesOf<Position, { readonly phase: "take"; readonly count: number }>;

/** The first two seats take one or two stones in turn, and who takes the last one wins; chance plays on for who has left. */
const game = defineGame<Types>({
  id: "plays-on",
  seats: { min: 2, max: 3 },
  start: (table) => ({ phase: "take", table, stones: 3, left: [], toAct: 0 }),
  phases: {
    take: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: ({ stones }) =>
        [1, 2].filter((count) => count <= stones).map((count) => ({ phase: "take", count })),
      apply({ table, stones, left, toAct }, { count }) {
        const rest = { table, left, stones: stones - count };
        if (rest.stones > 0) return { ...rest, phase: "take", toAct: 1 - toAct };
        const places = Array.from({ length: table.seats }, (_, seat) => (seat === toAct ? 1 : 2));
        return { ...rest, phase: "over", outcome: { reason: "end.last", places } };
      },
    },
  },
  isOut: ({ left }, seat) => left.includes(seat),
  giveUp: giveUpRule<Types>({
    clause: "turn.random",
    apply: (position, seat) => ({ ...position, left: [...position.left, seat] }),
    playsOn: true,
  }),
  scene: () => expect.fail("nothing is drawn"),
});

describe.each([2, 3])("against a random player, with %i seats", (seats) => {
  const start = game.start(createTable(game, { seats }));
  const left = game.apply(start, unwrap(game.parseAction("2!resign", start)));

  test("a solver expects the mean of what it may play", () => {
    expect(solve(game, start)).toMatchObject({ solved: true, shares: [0, 1, 0].slice(0, seats) });
    expect(solve(game, left)).toMatchObject({
      solved: true,
      shares: [0.5, 0.5, 0].slice(0, seats),
      action: { count: 1 },
    });
  });

  test("a search does, too", () => {
    const search = createMctsSearch(game, left, 1, { solverNodes: 0 });
    search.run(500);
    const { actions } = search.explain();
    expect(actions[0]).toMatchObject({ action: { count: 1 } });
    expect(actions[0]?.shares[0]).toBeCloseTo(0.5, 1);
  });

  test("no win is forced", () => {
    expect(findForcedWin(game, { ...left, stones: 4 })).toBeUndefined();
  });
});
