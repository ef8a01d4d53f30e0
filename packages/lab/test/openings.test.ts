import { createTable, soleWinnerOf, unwrap } from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { playGame, renderPlainText } from "../src/index.ts";
import { countOpenings, findOpening, type Openings, toOpeningsDocument } from "../src/openings/index.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { english, french } from "./fixtures/words.ts";

const resolved = createResolvedSetup(plugin, "examples/tic-tac-toe", { seed: "openings" });
const OPTIONS = { games: 200, depth: 3, least: 5, nodes: 10_000 };
const count = async (options: Partial<typeof OPTIONS> = {}): Promise<Openings> =>
  unwrap(await countOpenings(resolved, { ...OPTIONS, ...options }));
const start = ticTacToe.start(createTable(ticTacToe));

test("the first actions and the results of all games are counted", async () => {
  const openings = await count();
  const first = findOpening(openings, ticTacToe, start);
  const expected: Record<string, { games: number; wins: number[] }> = {};
  for (let number = 0; number < OPTIONS.games; number++) {
    let action = "";
    const { outcome } = playGame(resolved, number, [
      {
        step(step) {
          if (step.index === 0) action = resolved.game.formatAction(step.action, step.position);
        },
      },
    ]);
    const counted = expected[action] ?? { games: 0, wins: [0, 0] };
    expected[action] = counted;
    counted.games++;
    const winner = soleWinnerOf(outcome);
    counted.wins = counted.wins.map((won, seat) => won + Number(seat === winner));
  }
  expect(first?.games).toBe(OPTIONS.games);
  expect(
    Object.fromEntries(first?.moves.map(({ action, games, wins }) => [action, { games, wins }]) ?? []),
  ).toEqual(expected);
  expect(first?.moves.map(({ games }) => games)).toEqual(
    first?.moves.map(({ games }) => games).toSorted((a, b) => b - a),
  );
});

test("the solver says what each action is worth", async () => {
  const { moves } = findOpening(await count(), ticTacToe, start) ?? { moves: [] };
  expect(moves).toHaveLength(9);
  // tic-tac-toe is a draw after every first action
  for (const { value } of moves) expect(value).toEqual([0.5, 0.5]);
  const unsolved = findOpening(await count({ nodes: 0 }), ticTacToe, start);
  expect(unsolved?.moves[0]).not.toHaveProperty("value");
});

test("only positions and actions of enough games, and only the first actions, are kept", async () => {
  const { positions } = await count({ games: 60, depth: 2 });
  const openings = Object.values(positions);
  expect(openings.length).toBeGreaterThan(1);
  expect(openings.every(({ games }) => games >= 5)).toBe(true);
  expect(openings.flatMap(({ moves }) => moves).every(({ games }) => games >= 5)).toBe(true);
  const stones = Object.keys(positions).map((text) => text.replace(/[^xo]/g, "").length);
  expect(Math.max(...stones)).toBe(1);
});

test("the same setup gives the same openings, and a position of another table has none", async () => {
  const openings = await count();
  expect(await count()).toEqual(openings);
  expect(
    findOpening({ ...openings, subject: { ...openings.subject, seats: 3 } }, ticTacToe, start),
  ).toBeUndefined();
  expect(
    findOpening({ ...openings, subject: { ...openings.subject, options: { size: 4 } } }, ticTacToe, start),
  ).toBeUndefined();
});

test("a stopped count has the games that were finished", async () => {
  const stop = new AbortController();
  const onProgress = (done: number): void => {
    if (done === 7) stop.abort();
  };
  const openings = unwrap(
    await countOpenings(resolved, { ...OPTIONS, least: 1, signal: stop.signal, onProgress }),
  );
  expect(openings.subject.games).toBe(7);
  expect(findOpening(openings, ticTacToe, start)?.games).toBe(7);
});

test("a game with hidden information is refused", async () => {
  const hidden = createResolvedSetup(hiddenHands, "examples/hidden-hands", {});
  expect(await countOpenings(hidden, OPTIONS)).toMatchObject({ ok: false, error: { code: "bad-option" } });
});

test("the document shows the first actions in both languages", async () => {
  const openings = await count();
  const [en, fr] = [english, french].map((words) => renderPlainText(toOpeningsDocument(openings, words)));
  expect(en).toContain("Game: how its games begin");
  expect(en).toMatch(/b2 .*50% : 50%/);
  expect(fr).toContain("La place 1 gagne");
  const empty = toOpeningsDocument(await count({ games: 1 }), english);
  expect(renderPlainText(empty)).toContain("No position was reached by so many games.");
});
