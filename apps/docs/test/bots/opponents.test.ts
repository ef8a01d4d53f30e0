import { connectFour } from "@serpentarium/connect-four";
import { type AnyPosition, createTable, type Game, seenPosition } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { occupantTitle } from "../../src/play/bots/levels.ts";
import { createBotOccupant } from "../../src/play/bots/occupant.ts";
import { Thinker } from "../../src/play/bots/thinker.ts";
import type { MatchMachine } from "../../src/play/match.ts";
import { lineTo, thinkingAbout } from "../fixtures/bot-line.ts";

const game: Game = ticTacToe;
const hands: Game = hiddenHands;

const SEARCH = { bot: "mcts", iterations: 50 } as const;
const FOR_EVER = { bot: "mcts", iterations: 1e9, endgame: 0 } as const;
const atOnce = (): Promise<void> => Promise.resolve();

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function thinking(...games: readonly Game[]) {
  const about = thinkingAbout(...games);
  closing.push(about.close);
  return about;
}

/** Keeps what it is asked about, and by what it is stopped. */
class Overheard extends Thinker {
  readonly asked: AnyPosition[] = [];
  readonly signals: AbortSignal[] = [];

  override think(...[question, bot, signal]: Parameters<Thinker["think"]>) {
    this.asked.push(question.position);
    this.signals.push(signal);
    return super.think(question, bot, signal);
  }
}

/** A match in which bots sit on some seats. */
function seated(game: Game, occupants: readonly string[], thinker: Thinker, pause = atOnce, dealer = "dice") {
  const actors = {
    bot: createBotOccupant(SEARCH, thinker, pause),
    thinker: createBotOccupant(FOR_EVER, thinker, pause),
  };
  const table = createTable(game, { seats: occupants.length });
  const machine: MatchMachine = createTurnMachine(game, actors);
  return createActor(machine, { input: { table, occupants, dealer, seed: "monday" } }).start();
}

const questionOf = (game: Game) => ({ game, position: game.start(createTable(game)), seed: "monday" });

describe("a bot at a seat", () => {
  test("answers a person's action, and is asked for each of its turns", async () => {
    const actor = seated(game, ["person", "bot"], thinking(game).thinker);
    actor.send({ type: "play", action: "b2" });
    await waitFor(actor, ({ context }) => context.count === 2);
    expect(game.toAct(actor.getSnapshot().context.position)).toBe(0);
  });

  test("plays to the end against another one, through turns of chance and with hidden hands", async () => {
    const actor = seated(hands, ["bot", "random"], thinking(hands).thinker);
    const { context } = await waitFor(actor, ({ value }) => value === "over");
    expect(context.position.outcome?.reason).toBe("end.hands");
  });

  test("setup.deal, lay.hidden: it is asked about nothing but its own view", async () => {
    const { open } = thinking(hands);
    const overheard = new Overheard(open);
    const actor = seated(hands, ["bot", "bot"], overheard);
    await waitFor(actor, ({ value }) => value === "over");
    expect(overheard.asked.length).toBeGreaterThan(0);
    for (const position of overheard.asked)
      expect(seenPosition(hands, position, Number(hands.toAct(position)))).toEqual(position);
  });

  test("setup.deal, nest.turn: it plays to what people deal by hand", async () => {
    const actor = seated(hands, ["bot", "person"], thinking(hands).thinker, atOnce, "person");
    for (const action of ["1,7,9,12/2,5,6,8", "2"]) actor.send({ type: "play", action });
    await waitFor(actor, ({ context }) => context.count === 3);
    expect(hands.toAct(actor.getSnapshot().context.position)).toBe(1);
  });

  test.each([
    ["undo", 0, (actor: ReturnType<typeof seated>) => actor.send({ type: "undo" })],
    [
      "a resignation",
      1,
      (actor: ReturnType<typeof seated>) => actor.send({ type: "end", reason: "resign", seat: 0 }),
    ],
    ["the end of the match", 1, (actor: ReturnType<typeof seated>) => actor.stop()],
  ] as const)("%s stops what it thinks, and it does not play later", async (_, count, stop) => {
    const thinker = new Overheard(thinking(connectFour).open);
    const actor = seated(connectFour, ["person", "thinker"], thinker);
    actor.send({ type: "play", action: "d" });
    expect(thinker.signals.map(({ aborted }) => aborted)).toEqual([false]);
    stop(actor);
    expect(thinker.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await thinker.think(questionOf(connectFour), SEARCH, new AbortController().signal);
    expect(actor.getSnapshot().context.count).toBe(count);
  });

  test("lets people look before it answers", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { thinker } = thinking(game);
    const actor = seated(game, ["bot", "person"], thinker, () => promise);
    await thinker.think(questionOf(game), SEARCH, new AbortController().signal);
    expect(actor.getSnapshot().context.count).toBe(0);
    resolve();
    await waitFor(actor, ({ context }) => context.count === 1);
  });
});

describe("where bots think", () => {
  const { signal } = new AbortController();

  test("one line is opened for each version, once it is wanted", async () => {
    const older = { ...game, version: "0.0.1" };
    const { thinker, opened } = thinking(game, older);
    expect(opened).toEqual([]);
    for (const one of [game, older, game]) await thinker.think(questionOf(one), SEARCH, signal);
    expect(opened).toEqual([game.version, "0.0.1"]);
  });

  test("another worker is asked where one cannot be had or breaks down, once", async () => {
    const lines = [Promise.reject(new Error("offline")), Promise.resolve(lineTo(game))];
    const late = new Thinker(() => lines.shift() ?? Promise.reject(new Error("gone")));
    expect((await late.think(questionOf(game), SEARCH, signal)).actions).not.toEqual([]);
    const never = new Thinker(() => Promise.reject(new Error("offline")));
    await expect(never.think(questionOf(game), SEARCH, signal)).rejects.toThrow("offline");
  });
});

test("a level and a person are called by their names, and anything else a program", () => {
  expect(["person", "easy", "random"].map((name) => occupantTitle(name).en)).toEqual([
    "a person",
    "Easy",
    "at random",
  ]);
});
