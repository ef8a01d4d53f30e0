import { createRandom, narrateAction, perft, unwrap, winnersOf } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { type Action, type Position, serpentCartes } from "@serpentarium/serpent-cartes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serpentCartesTwoEnds as game } from "../src/index.ts";
import { entries, readings, rows, startPosition, tableOf, words } from "./fixtures.ts";
import { countSequences, playTurn, startMatch } from "./reference-rules.ts";

/** Queens at both ends: up by 1, 12, 22 and 31 to the goal, down by 32, 31 and 20. */
const QUEENS =
  "Qh,Tc,Qc,7h,Qs,Kc,Td,Js,8h,9c,Ad,As,9d,7c,Kd,Ah,Jd,8c,9s,Ac,Th,Kh,8s,7s,Jh,7d,8d,Ks,9h,Ts,Jc,Qd";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const seats = fc.integer({ min: 2, max: 4 });
/** The limit of turns in these tests. */
const TURNS = 60;

/** The action of a turn; `thrown` counts only for a pawn that enters. */
const actionAt = (position: Position, thrown: number): Action =>
  position.phase === "enter" ? { phase: "enter", card: thrown } : { phase: "advance" };

const pawnsOf = (position: Position): readonly number[] => ("pawns" in position ? position.pawns : []);

test("differs from the base as the rulebook says", () => {
  expect(diffVariant(serpentCartes, game)).toEqual({
    clauses: {
      added: ["ends.two", "ends.mirror", "ends.meeting"],
      changed: [
        "setup.row",
        "setup.finishable",
        "turn.enter",
        "turn.enter-die",
        "turn.before-start",
        "turn.safe-entry",
        "end.goal",
      ],
      removed: [],
    },
    options: { added: [], changed: [], removed: [] },
    phases: { added: [], changed: ["deal", "advance", "enter"], removed: [] },
  });
});

describe("compared with the reference rules", () => {
  test("gives the same pawns after each turn, and the same outcome", () => {
    fc.assert(
      fc.property(
        rows,
        seats,
        entries,
        readings,
        fc.nat(3),
        fc.integer(),
        ({ deck, row }, players, entry, collision, by, seed) => {
          const [first, random] = [by % players, createRandom(seed)];
          const options = { entry, collision, turnLimit: TURNS } as const;
          let position = startPosition(row, tableOf({ deck, ...options }, players), first);
          let match = startMatch(row, players, first);
          while (position.phase !== "over") {
            expect(match.winner ?? match.isDrawn).toBeUndefined();
            const thrown = 1 + random.integer(6);
            match = playTurn(match, options, position.phase === "enter" ? thrown : 1);
            position = game.apply(position, actionAt(position, thrown));
            expect(pawnsOf(position)).toEqual(match.pawns);
          }
          const winners = winnersOf(position.outcome);
          expect(winners).toEqual(match.winner === undefined ? match.pawns.map((_, i) => i) : [match.winner]);
          expect(position.turns).toBe(match.turns);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("gives the same perft", () => {
    fc.assert(
      fc.property(
        rows,
        seats,
        entries,
        readings,
        fc.integer({ min: 1, max: 5 }),
        (dealt, players, entry, collision, depth) => {
          const options = { entry, collision, turnLimit: 4 } as const;
          const position = startPosition(dealt.row, tableOf({ deck: dealt.deck, ...options }, players), 1);
          expect(perft(game, position, depth)).toBe(
            countSequences(startMatch(dealt.row, players, 1), options, depth),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("ends.mirror: reversing the row and the ends only renumbers the cards", () => {
  const evenSeats = fc.constantFrom(2, 4);
  fc.assert(
    fc.property(
      rows,
      evenSeats,
      entries,
      readings,
      fc.integer(),
      ({ deck, row }, players, entry, collision, seed) => {
        const table = tableOf({ deck, entry, collision, turnLimit: TURNS }, players);
        const random = createRandom(seed);
        const mirrored = (card: number): number => (card === 0 ? 0 : row.length + 1 - card);
        let [one, other] = [startPosition(row, table, 0), startPosition(row.toReversed(), table, 1)];
        while (one.phase !== "over") {
          const thrown = 1 + random.integer(6);
          one = game.apply(one, actionAt(one, thrown));
          other = game.apply(other, actionAt(other, thrown));
          expect(other.phase).toBe(one.phase);
          const seen = pawnsOf(other);
          expect(pawnsOf(one).map(mirrored)).toEqual(seen.map((_, seat) => seen[(seat + 1) % players]));
        }
        expect(other.phase === "over" && other.outcome.reason).toBe(one.outcome.reason);
      },
    ),
    { numRuns: 200 },
  );
});

test("ends.two: players 1 and 3 move as in the base game", () => {
  fc.assert(
    fc.property(rows, ({ deck, row }) => {
      const table = tableOf({ deck, turnLimit: TURNS }, 2);
      const here = startPosition(row, table, 0);
      const there = serpentCartes.apply({ phase: "first", table, row }, { phase: "first", seat: 0 });
      const [mine, theirs] = [
        game.apply(here, { phase: "advance" }),
        serpentCartes.apply(there, { phase: "advance" }),
      ];
      expect(game.formatPosition(mine)).toBe(serpentCartes.formatPosition(theirs));
    }),
  );
});

test("setup.finishable: deals rows that a lone pawn can finish from each end", () => {
  fc.assert(
    fc.property(entries, fc.integer(), (entry, seed) => {
      const table = tableOf({ deck: "32", entry, deal: "finishable" }, 2);
      const deal = game.drawOutcome(game.start(table), createRandom(seed));
      if (deal.phase !== "deal") throw new Error("expected a deal");
      for (const mover of [0, 1]) {
        const arrives = [1, 2, 3, 4, 5, 6].slice(0, entry === "die" ? 6 : 1).some((thrown) => {
          const options = { entry, collision: "earlier", turnLimit: TURNS } as const;
          let match = playTurn({ ...startMatch(deal.row, 2, mover), seen: [] }, options, thrown);
          // the other pawn stays off the row
          for (let i = 0; i < TURNS && match.pawns[mover] !== 0 && match.winner === undefined; i++)
            match = playTurn({ ...match, mover, seen: [] }, options);
          return match.winner === mover;
        });
        expect(arrives).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["turn.collision", "12,0,1,31", [["drove-out", [0]]]],
  ["ends.meeting", "0,12,1,31", [["met", [1]]]],
  [
    "turn.collision and ends.meeting",
    "12,12,1,31",
    [
      ["drove-out", [0]],
      ["met", [1]],
    ],
  ],
] as const)("%s: an event for the pawns of each end on the card: %s", (_clauses, pawns, expected) => {
  const table = tableOf({ deck: "32" }, 4);
  const position = unwrap(game.parsePosition(`advance:3 ${QUEENS} ${pawns} 8`, table));
  const events = game.events(position, { phase: "advance" });
  const driven = events.flatMap((event) =>
    event.type === "drove-out" || event.type === "met" ? [[event.type, event.seats]] : [],
  );
  expect(driven).toEqual(expected);
});

test.each([
  ["turn.collision", "12,0,1,31"],
  ["ends.meeting", "0,12,1,31"],
  ["turn.collision", "12,12,1,31"],
] as const)(
  "%s: with `arriver`, a pawn that comes to a card with others leaves the row: %s",
  (clause, pawns) => {
    const table = tableOf({ deck: "32", collision: "arriver" }, 4);
    const position = unwrap(game.parsePosition(`advance:3 ${QUEENS} ${pawns} 8`, table));
    const event = game.events(position, { phase: "advance" }).at(-1);
    expect(event).toMatchObject({ type: "gave-way", clause, spaces: ["card-12", "card-0"] });
    const next = game.apply(position, { phase: "advance" });
    expect(pawnsOf(next).join()).toBe(pawns.replace(",1,", ",0,"));
  },
);

test("ends.two: the deal tells who starts at which end", () => {
  const start = game.start(tableOf({ deck: "32" }, 3));
  const deal = unwrap(game.parseAction(QUEENS, start));
  expect(narrateAction(game, start, deal, words).at(-1)).toBe(
    "Player 1 and player 3 will start at card 1, player 2 at card 32.",
  );
});
