import { describe, expect, test } from "vitest";
import {
  createTable,
  defineGame,
  fromRanges,
  narrateAction,
  type Outcome,
  outcomeOf,
  parsePositionData,
  play,
  redactPosition,
  type Seat,
  type Table,
  type TypesOf,
  unwrap,
} from "../src/index.ts";
import { createRecord, formatLink, parseLink, replay } from "../src/record/index.ts";
import { buttonBlock } from "../src/scene/index.ts";
import { simultaneousPhase } from "../src/simultaneous/index.ts";
import { EN } from "./fixtures/words.ts";

const seats = { min: 2, max: 2 };
const scene = () => ({ label: "Draft", ...buttonBlock([{ id: "go", label: "Go" }]) });

interface Over {
  readonly phase: "over";
  readonly table: Table;
  readonly outcome: Outcome;
}

describe("a draft with ranges", () => {
  interface Bid {
    readonly phase: "bid";
    readonly price: number;
  }
  interface Bidding {
    readonly phase: "bid";
    readonly table: Table;
    readonly price: number;
  }
  const sale = defineGame<TypesOf<Bidding | Over, Bid>>({
    id: "sale",
    seats,
    start: (table) => ({ phase: "bid", table, price: 10 }),
    phases: {
      bid: {
        kind: "seat",
        toAct: () => 0,
        ...fromRanges(({ price }: Bidding) => [
          { action: { phase: "bid" as const, price: 0 }, amounts: [] },
          {
            action: { phase: "bid" as const, price: price + 1 },
            amounts: [{ field: "price", min: price + 1, max: 1e9 }],
          },
        ]),
        apply: ({ table }, { price }) =>
          price > 0
            ? { phase: "bid", table, price }
            : { phase: "over", table, outcome: { reason: "end.pass", places: [1, 2] } },
      },
    },
    scene,
  });
  const start = sale.start(createTable(sale));

  test("reads and checks actions that are too many to list", () => {
    expect(unwrap(play(sale, start, "123456789")).position).toMatchObject({ price: 123_456_789 });
    expect(unwrap(play(sale, start, "0")).position.phase).toBe("over");
    for (const text of ["10", "5.5", "1000000001", "-1"])
      expect(play(sale, start, text), text).toMatchObject({
        error: { code: "refused", clause: "action.listed" },
      });
    expect(play(sale, start, "ten")).toMatchObject({ error: { code: "notation" } });
  });

  test("does not read a position whose ranges are not numbers", () => {
    const text = sale.formatPosition(start);
    expect(sale.parsePosition(text, start.table).ok).toBe(true);
    expect(sale.parsePosition(text.replace("price", "prize"), start.table).ok).toBe(false);
  });
});

describe("a draft that hides something", () => {
  interface Seeking {
    readonly phase: "seek";
    readonly table: Table;
    /** 0 in place of what seat 1 does not know. */
    readonly place: number;
  }
  interface Seek {
    readonly phase: "seek";
    readonly place: number;
  }
  const seek = defineGame<TypesOf<Seeking | Over, Seek>>({
    id: "seek",
    seats,
    start: (table) => ({ phase: "seek", table, place: 2 }),
    phases: {
      seek: {
        kind: "seat",
        toAct: () => 1,
        legalActions: () => [1, 2, 3].map((place) => ({ phase: "seek", place })),
        apply: (position, { place }) => {
          const places = place === position.place ? [2, 1] : [1, 2];
          return { phase: "over", table: position.table, outcome: { reason: "end.found", places } };
        },
      },
    },
    hidden: {
      redactPosition: (position, seat) =>
        seat === 1 && position.phase === "seek" ? { ...position, place: 0 } : position,
      redactAction: (action) => action,
      determinize: (seen, _seat, random) =>
        seen.phase === "seek" && seen.place === 0 ? { ...seen, place: 1 + random.integer(3) } : seen,
    },
    scene,
  });
  const start = seek.start(createTable(seek));
  const seen = redactPosition(seek, start, 1);
  const text = seek.formatPosition(seen);

  test("reads what a seat sees as such, and not as a position", () => {
    expect(seek.parsePosition(text, start.table)).toMatchObject({ error: { code: "bad-position" } });
    expect(seek.hidden?.parsePosition?.(text, start.table)).toEqual({ ok: true, value: seen });
    expect(seek.parsePosition(seek.formatPosition(start), start.table)).toEqual({ ok: true, value: start });
  });

  test.each(["{", "null", '{"phase":"hide","place":0}', text.replace(":0", ": 0")])(
    "does not read %s as what a seat sees",
    (other) => {
      expect(seek.hidden?.parsePosition?.(other, start.table)).toMatchObject({
        error: { code: "bad-position" },
      });
    },
  );

  test("leaves the notation of views to a game that has its own", () => {
    const { hidden, formatPosition, parsePosition } = seek;
    const { hidden: own } = seek.definition;
    expect(own && defineGame({ ...seek.definition, formatPosition, parsePosition }).hidden).toBe(own);
    expect(hidden).toMatchObject({ redactPosition: own?.redactPosition });
  });
});

describe("a draft in which seats choose at once", () => {
  interface Choosing {
    readonly phase: "choose";
    readonly table: Table;
    /** The choices of each seat. */
    readonly own: readonly (readonly number[])[];
  }
  interface Choice {
    readonly phase: "choose";
    readonly seat: Seat;
    readonly count: number;
  }
  type Types = TypesOf<Choosing | Over, Choice>;
  const odd = defineGame<Types>({
    id: "odd",
    seats,
    start: (table) => ({ phase: "choose", table, own: [[1], [1, 2]] }),
    phases: {
      choose: simultaneousPhase<Types, "choose">({
        toAct: () => [0, 1],
        legalActions: ({ own }, seat) => (own[seat] ?? []).map((count) => ({ phase: "choose", seat, count })),
        resolve({ table }, choices) {
          const isOdd = choices.reduce((sum, { count }) => sum + count, 0) % 2 === 1;
          return { phase: "over", table, outcome: { reason: "end.sum", places: isOdd ? [1, 2] : [2, 1] } };
        },
      }),
    },
    scene,
  });
  const start = odd.start(createTable(odd));

  test("is told that a seat has chosen, by a clause of core", () => {
    const [event, ...others] = odd.events(start, unwrap(odd.parseAction("2:2", start)));
    expect([event, others]).toMatchObject([{ type: "chosen", clause: "choice.secret", seat: 1 }, []]);
    expect(odd.clauses).toHaveProperty(["choice.secret"]);
    const { position } = unwrap(play(odd, start, "1:1"));
    const last = unwrap(odd.parseAction("2:2", position));
    expect(narrateAction(odd, position, last, EN)).toEqual(["Player 2 has chosen."]);
    expect(outcomeOf(odd.apply(position, last))?.places).toEqual([1, 2]);
  });

  test("does not read a position in which a seat has nothing to choose", () => {
    const text = odd.formatPosition(start);
    expect(odd.parsePosition(text, start.table).ok).toBe(true);
    expect(odd.parsePosition(text.replace("[1]", "[]"), start.table).ok).toBe(false);
  });

  test.each([
    { seat: 0, count: 99 },
    { seat: 0, count: 1 },
  ])("does not read the choice %j as a part of the JSON: core reads choices after it", (choice) => {
    const text = odd
      .formatPosition(start)
      .replace("}", `,"choices":[${JSON.stringify({ phase: "choose", ...choice })}]}`);
    expect(odd.parsePosition(text, start.table)).toMatchObject({ error: { code: "bad-position" } });
    expect(parsePositionData(odd, { ...start, choices: [{ phase: "choose", ...choice }] }).ok).toBe(
      choice.count === 1,
    );
  });

  test.each([
    "{}",
    "5",
    "null",
    '{"reason":"end.sum"}',
    '{"reason":"end.sum","places":[1]}',
    '{"reason":"end.sum","places":[1,3]}',
    '{"reason":"end.sum","places":[2,2]}',
    '{"reason":5,"places":[1,2]}',
    '{"reason":"end.sum","places":[1,2],"scores":[null,1]}',
    '{"reason":"end.sum","places":[1,2],"by":2}',
  ])("does not read the outcome %s", (outcome) => {
    const text = `{"phase":"over","outcome":${outcome}}`;
    expect(odd.parsePosition(text, start.table)).toMatchObject({ error: { code: "bad-position" } });
    const record = { ...createRecord(odd, { table: start.table, actions: [] }), start: text };
    expect(replay(odd, record)).toMatchObject({ error: { code: "bad-position" } });
  });

  test("reads an outcome, in the phase over only", () => {
    const outcome = '"outcome":{"reason":"end.sum","places":[1,2],"scores":[3,1]}';
    expect(odd.parsePosition(`{"phase":"over",${outcome}}`, start.table).ok).toBe(true);
    const text = odd.formatPosition(start);
    expect(odd.parsePosition(text.replace("}", `,${outcome}}`), start.table).ok).toBe(false);
  });
});

describe("the actions of a draft", () => {
  interface Playing {
    readonly phase: "play";
    readonly table: Table;
    readonly note: string;
  }
  interface Play {
    readonly phase: "play";
    readonly card?: string;
    readonly seat?: Seat;
    readonly count?: number;
  }
  const CARDS = ["two_of hearts", "a,b", "a%2Cb", "", "plain", "½\u2028"];
  const actions: readonly Play[] = [
    { phase: "play" },
    ...CARDS.map((card) => ({ phase: "play" as const, card })),
    { phase: "play", card: "a", seat: 1 },
    { phase: "play", card: "a", seat: 0 },
    { phase: "play", card: "a,b", count: 3 },
  ];
  const cards = defineGame<TypesOf<Playing | Over, Play>>({
    id: "cards",
    seats,
    start: (table) => ({ phase: "play", table, note: "a _b" }),
    phases: {
      play: { kind: "seat", toAct: () => 0, legalActions: () => actions, apply: (position) => position },
    },
    scene,
  });
  const start = cards.start(createTable(cards));
  const texts = actions.map((action) => cards.formatAction(action, start));

  test("have texts of one word, none of which is that of another action", () => {
    expect(texts.slice(0, 6)).toEqual(["play", "two%5Fof%20hearts", "a%2Cb", "a%252Cb", '""', "plain"]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^\s_]+$/);
    expect(texts.map((text) => unwrap(cards.parseAction(text, start)))).toEqual(actions);
    for (const action of actions) expect(unwrap(play(cards, start, action)).action).toEqual(action);
  });

  test("go through a link", () => {
    const record = createRecord(cards, { table: start.table, actions: texts });
    expect(unwrap(parseLink(formatLink(record)))).toEqual(record);
    expect(unwrap(replay(cards, record)).actions).toHaveLength(texts.length);
  });

  test.each([null, 5, [], {}, { a: 1 }, { phase: "pass" }, undefined, ""])("are not %j", (junk) => {
    expect(play(cards, start, junk)).toMatchObject({ error: { code: "notation" } });
  });

  test.each(["NaN", "Infinity", "03", "3.0", "x"])("do not have the number %s", (count) => {
    expect(cards.parseAction(`a%2Cb,${count}`, start)).toMatchObject({ error: { code: "notation" } });
  });

  test.each(["%", "%2", "%41", "a b"])("do not have the text %s", (text) => {
    expect(cards.parseAction(text, start)).toMatchObject({ error: { code: "notation" } });
  });

  test("leave a position readable that contains the sign of choices", () => {
    const text = cards.formatPosition(start);
    expect(text).not.toContain(" _");
    expect(cards.parsePosition(text, start.table)).toEqual({ ok: true, value: start });
  });
});
