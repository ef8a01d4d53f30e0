import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createContext } from "../src/context/context.ts";
import { applyEvent, type TurnContext, type TurnEvent } from "../src/context/index.ts";
import {
  type Actor,
  createTable,
  defineGame,
  fromRanges,
  type GaveUpEvent,
  isGivingUp,
  narrateAction,
  play,
  type Seat,
  type Table,
  type TypesOf,
  unwrap,
} from "../src/index.ts";
import { createMatch, playActions } from "../src/match/index.ts";
import { giveUpRule, narrateEarlyEnding } from "../src/record/index.ts";
import { createSeatName } from "../src/scene/index.ts";
import { createTurnMachine } from "../src/turn/index.ts";
import { EN } from "./fixtures/words.ts";

type Position = {
  readonly phase: "bid" | "over";
  readonly table: Table;
  readonly turn: number;
  readonly left: readonly Seat[];
};
interface Types extends TypesOf<Position, { readonly phase: "bid"; readonly price: number }> {
  readonly event: GaveUpEvent;
}

/** All bid in turn, up to a maximum; chance bids for who has left. */
const bids = (max: number) =>
  defineGame<Types>({
    id: "bids",
    seats: { min: 3, max: 3 },
    start: (table) => ({ phase: "bid", table, turn: 0, left: [] }),
    phases: {
      bid: {
        kind: "seat",
        toAct: ({ turn }) => turn % 3,
        apply: (position) => ({ ...position, turn: position.turn + 1 }),
        ...fromRanges(() => [
          {
            action: { phase: "bid", price: 0 },
            amounts: [{ field: "price", min: 0, max }],
          },
        ]),
      },
    },
    isOut: ({ left }, seat) => left.includes(seat),
    giveUp: giveUpRule<Types>({
      clause: "bid.left",
      apply: (position, seat) => ({ ...position, left: [...position.left, seat] }),
      playsOn: true,
    }),
    seatName: createSeatName(["red"]),
    scene: () => expect.fail("nothing is drawn"),
  });

describe("chance plays on", () => {
  test.each([
    [9, 10],
    [1_000_000, undefined],
  ])("bids up to %i: %s outcomes are listed", (max, count) => {
    const game = bids(max);
    const position: Position = { ...game.start(createTable(game)), left: [0] };
    expect(game.toAct(position)).toBe("chance");
    expect(game.chanceOutcomes(position)?.length).toBe(count);
    expect(game.drawOutcome(position, { integer: (bound) => bound - 1 })).toEqual({
      phase: "bid",
      price: max,
    });
  });
});

test("code over a match tells who has left, and why", () => {
  const game = bids(9);
  const match = unwrap(
    playActions(game, createMatch<Types>(game, { table: createTable(game) }), ["4", "1!abandon", "0"]),
  );
  const told = Array.from(match.actions, ({ action, from }) =>
    isGivingUp(action) ? `${action.seat} ${action.gaveUp}` : `${from.turn} ${action.price}`,
  );
  expect(told).toEqual(["0 4", "0 abandon", "1 0"]);
  const left = match.actions.at(1) ?? expect.fail();
  const [event] = game.events(left.from, left.action);
  expect([event?.type, event?.seat, event?.reason, event?.clause]).toEqual([
    "gave-up",
    0,
    "abandon",
    "bid.left",
  ]);
  const words = EN.withSeats((seat) => (seat === 0 ? "Ann" : undefined));
  const narration = words.format(narrateEarlyEnding({ reason: "abandon", seat: 0 }));
  expect(narration).toBe("Ann has left the match.");
  expect(narrateAction(game, left.from, left.action, words)).toEqual([narration]);
});

describe("who plays is known", () => {
  const game = bids(9);
  const start = game.start(createTable(game));
  const codeOf = (action: string, seat?: Actor) => {
    const played = play(game, start, action, seat);
    return played.ok ? "ok" : played.error.code;
  };

  test("no seat leaves for another, nor does chance", () => {
    expect([codeOf("1!resign", 0), codeOf("3!abandon", 2)]).toEqual(["ok", "ok"]);
    expect([codeOf("2!resign", 0), codeOf("2!resign", "chance")]).toEqual(["other-seat", "other-seat"]);
    expect(codeOf("4", "chance")).toBe("not-your-turn");
    const left: Position = { ...start, left: [0] };
    expect(play(game, left, "4", "chance").ok).toBe(true);
  });

  test("only a clock says that time is out", () => {
    expect([codeOf("1!time", 0), codeOf("1!time")]).toEqual(["notation", "ok"]);
  });

  test.each([
    ["2!resign", "a seat", [], "other-seat"],
    ["2!resign", "chance", [0], "other-seat"],
    ["1!time", "a seat", [], "notation"],
  ])("a program that plays %s for %s is refused", async (output, _, left, code) => {
    const machine = createTurnMachine(game, { program: fromPromise(async () => output) });
    const actor = createActor(machine, {
      input: { table: start.table, position: { ...start, left }, occupants: ["program"], dealer: "program" },
    });
    const codes: string[] = [];
    actor.on("refused", ({ failure }) => codes.push(failure.code));
    actor.start();
    await expect.poll(() => codes).toEqual([code]);
    expect(actor.getSnapshot().context.actions).toHaveLength(0);
  });
});

describe("undo", () => {
  const game = bids(9);
  const seated = (occupants: readonly string[]) =>
    createContext(game, { table: createTable(game), occupants, seed: "undo" });
  const apply = (context: TurnContext<Types>, event: TurnEvent<Types>) =>
    unwrap(applyEvent(game, context, event)).context;
  const textsOf = ({ actions }: TurnContext<Types>) => Array.from(actions, ({ text }) => text);

  test("takes back the leaving of a person alone, while a program thinks", () => {
    const moved = apply(seated(["person", "random", "random"]), { type: "play", action: "4" });
    const left = apply(moved, { type: "end", reason: "resign", seat: 0 });
    expect(textsOf(left)).toEqual(["4", "1!resign"]);
    const once = apply(left, { type: "undo" });
    expect(textsOf(once)).toEqual(["4"]);
    const twice = apply(once, { type: "undo" });
    expect(textsOf(twice)).toEqual([]);
    const again = apply(twice, { type: "redo" });
    expect(textsOf(again)).toEqual(["4"]);
    expect(textsOf(apply(again, { type: "redo" }))).toEqual(["4", "1!resign"]);
  });

  test("takes back the leaving of a person before any action, with what programs played after it", () => {
    const left = apply(seated(["random", "person", "person"]), { type: "end", reason: "resign", seat: 1 });
    expect(textsOf(apply(left, { type: "undo" }))).toEqual([]);
    const played = apply(left, { type: "play", action: "3" });
    const undone = apply(played, { type: "undo" });
    expect(textsOf(undone)).toEqual([]);
    expect(textsOf(apply(undone, { type: "redo" }))).toEqual(["2!resign", "3"]);
  });

  test("does not take back the leaving of a program", () => {
    const left = apply(seated(["random", "random", "person"]), { type: "end", reason: "abandon", seat: 1 });
    expect(applyEvent(game, left, { type: "undo" })).toMatchObject({ error: { code: "nothing-to-undo" } });
  });
});
