import { createRandom, createTable, type Game, randomAction, seatsOf, unwrap } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import pantareiWords from "@serpentarium/pantarei/words/en" with { type: "json" };
import serpentCartesWords from "@serpentarium/serpent-cartes/words/en" with { type: "json" };
import ssserpentWords from "@serpentarium/ssserpent/words/en" with { type: "json" };
import sssnakeWords from "@serpentarium/sssnake/words/en" with { type: "json" };
import { expect, test } from "vitest";
import { gameOf } from "./fixtures/games.ts";

const words = {
  pantarei: createWords("en", pantareiWords),
  ssserpent: createWords("en", ssserpentWords),
  sssnake: createWords("en", sssnakeWords),
  "serpent-cartes": createWords("en", serpentCartesWords),
};
type GameId = keyof typeof words;

/** What the seats have in a position; without a text, at the start. */
function statusesOf(id: string, text?: string, base = id as GameId): (string | undefined)[] {
  const game: Game = gameOf(id);
  const table = createTable(game);
  const position = text === undefined ? game.start(table) : unwrap(game.parsePosition(text, table));
  return seatsOf(table).map((seat) => {
    const status = game.seatStatus?.(position, seat);
    return status && words[base].format(status);
  });
}

test("end.pile: the tallest pile of each colour of Pantareï, once colours are chosen", () => {
  const text = "move:1 d2+l1,n+l2+l3,l3,l1+l2+d1,l2,l1+d2+d3+d2,d1,d1+d3+d3+l3 light s 1";
  expect(statusesOf("pantarei", text)).toEqual(["tallest pile 4 of 7", "tallest pile 4 of 7"]);
  expect(statusesOf("pantarei-ring", text, "pantarei")).toEqual([
    "tallest pile 4 of 7",
    "tallest pile 4 of 7",
  ]);
  expect(statusesOf("pantarei")).toEqual([undefined, undefined]);
});

test("finish.missing: the cards that a snake of Sssnake is short", () => {
  expect(statusesOf("sssnake")).toEqual(["6 cards short", "6 cards short"]);
  expect(statusesOf("sssnake-tight", undefined, "sssnake")[0]).toMatch(/^\d+ cards? short$/);
});

/** The statuses of the seats after a random game, and its outcome. */
function playOut(id: GameId, seed: string) {
  const game = gameOf(id);
  const random = createRandom(seed);
  let position = game.start(createTable(game));
  while (!position.outcome) position = game.apply(position, randomAction(game, position, random));
  const statuses = seatsOf(position.table).map((seat) => {
    const status = game.seatStatus?.(position, seat);
    return status && words[id].format(status);
  });
  return { statuses, outcome: position.outcome };
}

test("the length of a serpent of Ssserpent, while it is on the grid", () => {
  expect(statusesOf("ssserpent")).toEqual([undefined, undefined]);
  const { statuses, outcome } = playOut("ssserpent", "lengths");
  for (const status of statuses) expect(status ?? "length 0").toMatch(/^length \d+$/);
  expect(statuses[outcome.places.indexOf(1)]).toMatch(/^length [1-9]/);
});

test("end.goal: how far a pawn of Le serpent is from the goal", () => {
  expect(statusesOf("serpent-cartes")).toEqual([undefined, undefined]);
  const games = Array.from({ length: 30 }, (_, i) => playOut("serpent-cartes", `goal ${i}`));
  const { statuses = [], outcome } = games.find(({ outcome: { reason } }) => reason === "end.goal") ?? {};
  expect(statuses).toContain("at the goal");
  for (const [seat, status] of statuses.entries())
    expect(status).toMatch(
      outcome?.places[seat] === 1 ? /^at the goal$/ : /^(beside the row|\d+ cards? to the goal)$/,
    );
});
