import { connectFour } from "@serpentarium/connect-four";
import { type AnyPosition, createTable, type Game, type GameTypes, redactPosition } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { occupantTitle } from "@serpentarium/table";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { BotClient } from "../../src/bots/bot-client.ts";
import { createBotOccupant } from "../../src/bots/bot-occupant.ts";
import { createLocalBots, openLocalWorker } from "../fixtures/bot-client.ts";
import { platformWords } from "../fixtures/games.ts";

const game: Game = ticTacToe;
const hands: Game = hiddenHands;

const SEARCH = { bot: "mcts", iterations: 50 } as const;
const ENDLESS_SEARCH = { bot: "mcts", iterations: 1e9, solverNodes: 0 } as const;
const atOnce = (): Promise<void> => Promise.resolve();

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function createBots(...games: readonly Game[]) {
  const about = createLocalBots(...games);
  closing.push(about.close);
  return about;
}

/** Records the requested positions and abort signals. */
class RecordingBotClient extends BotClient {
  readonly positions: AnyPosition[] = [];
  readonly signals: AbortSignal[] = [];

  override think(...[question, bot, signal]: Parameters<BotClient["think"]>) {
    this.positions.push(question.position);
    this.signals.push(signal);
    return super.think(question, bot, signal);
  }
}

/** A running match with bots on some seats. */
function startMatch(
  game: Game,
  occupants: readonly string[],
  thinker: BotClient,
  pause = atOnce,
  dealer = "dice",
) {
  const actors = {
    bot: createBotOccupant(SEARCH, thinker, pause),
    thinker: createBotOccupant(ENDLESS_SEARCH, thinker, pause),
  };
  const table = createTable(game, { seats: occupants.length });
  const machine = createTurnMachine<GameTypes, string>(game, actors);
  return createActor(machine, { input: { table, occupants, dealer, seed: "monday" } }).start();
}

const requestFor = (game: Game) => ({ game, position: game.start(createTable(game)), seed: "monday" });

describe("a bot at a seat", () => {
  test("answers a person's action", async () => {
    const actor = startMatch(game, ["person", "bot"], createBots(game).thinker);
    actor.send({ type: "play", action: "b2" });
    await waitFor(actor, ({ context }) => context.actions.length === 2);
    expect(game.toAct(actor.getSnapshot().context.position)).toBe(0);
  });

  test("plays whole matches with chance and hidden hands", async () => {
    const actor = startMatch(hands, ["bot", "random"], createBots(hands).thinker);
    const { context } = await waitFor(actor, ({ value }) => value === "over");
    expect(context.position.outcome?.reason).toBe("end.hands");
  });

  test("setup.deal, lay.hidden: receives only its own view", async () => {
    const { open } = createBots(hands);
    const overheard = new RecordingBotClient(open);
    const actor = startMatch(hands, ["bot", "bot"], overheard);
    await waitFor(actor, ({ value }) => value === "over");
    expect(overheard.positions.length).toBeGreaterThan(0);
    for (const position of overheard.positions)
      expect(redactPosition(hands, position, Number(hands.toAct(position)))).toEqual(position);
  });

  test("setup.deal, nest.turn: plays after chance entered by hand", async () => {
    const actor = startMatch(hands, ["bot", "person"], createBots(hands).thinker, atOnce, "person");
    for (const action of ["1,7,9,12/2,5,6,8", "2"]) actor.send({ type: "play", action });
    await waitFor(actor, ({ context }) => context.actions.length === 3);
    expect(hands.toAct(actor.getSnapshot().context.position)).toBe(1);
  });

  test.each([
    ["undo", 0, (actor: ReturnType<typeof startMatch>) => actor.send({ type: "undo" })],
    [
      "a resignation",
      1,
      (actor: ReturnType<typeof startMatch>) => actor.send({ type: "end", reason: "resign", seat: 0 }),
    ],
    ["the end of the match", 1, (actor: ReturnType<typeof startMatch>) => actor.stop()],
  ] as const)("%s cancels its search, and it does not play later", async (_, count, stop) => {
    const thinker = new RecordingBotClient(createBots(connectFour).open);
    const actor = startMatch(connectFour, ["person", "thinker"], thinker);
    actor.send({ type: "play", action: "d" });
    expect(thinker.signals.map(({ aborted }) => aborted)).toEqual([false]);
    stop(actor);
    expect(thinker.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await thinker.think(requestFor(connectFour), SEARCH, new AbortController().signal);
    expect(actor.getSnapshot().context.actions.length).toBe(count);
  });

  test("waits for the delay before it plays", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { thinker } = createBots(game);
    const actor = startMatch(game, ["bot", "person"], thinker, () => promise);
    await thinker.think(requestFor(game), SEARCH, new AbortController().signal);
    expect(actor.getSnapshot().context.actions.length).toBe(0);
    resolve();
    await waitFor(actor, ({ context }) => context.actions.length === 1);
  });
});

describe("bot workers", () => {
  const { signal } = new AbortController();

  test("opens one worker per game version, on first use", async () => {
    const older = { ...game, version: "0.0.1" };
    const { thinker, opened } = createBots(game, older);
    expect(opened).toEqual([]);
    for (const one of [game, older, game]) await thinker.think(requestFor(one), SEARCH, signal);
    expect(opened).toEqual([game.version, "0.0.1"]);
  });

  test("retries once with another worker after a failure", async () => {
    const lines = [Promise.reject(new Error("offline")), Promise.resolve(openLocalWorker(game))];
    const late = new BotClient(() => lines.shift() ?? Promise.reject(new Error("gone")));
    expect((await late.think(requestFor(game), SEARCH, signal)).actions).not.toEqual([]);
    const never = new BotClient(() => Promise.reject(new Error("offline")));
    await expect(never.think(requestFor(game), SEARCH, signal)).rejects.toThrow("offline");
  });
});

test("returns the titles of people, levels, the random bot and others", () => {
  expect(
    ["person", "elsewhere", undefined, "easy", "random", "greedy"].map((name) =>
      platformWords("en").format(occupantTitle(name)),
    ),
  ).toEqual(["a person", "a person", "a person", "Gula – Easy", "at random", "greedy"]);
});
