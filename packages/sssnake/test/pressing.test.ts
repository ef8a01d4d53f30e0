import { createTable, unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { CHOICES, LAYING_PHASES } from "../src/action.ts";
import { dieFace, pressedIn } from "../src/clicks.ts";
import { type Position, sssnake } from "../src/index.ts";
import { deckSpace, endSpace } from "../src/spaces.ts";

const table = createTable(sssnake);
const at = (text: string): Position => unwrap(sssnake.parsePosition(text, table));
const failure = (text: string) => {
  const read = sssnake.parsePosition(text, table);
  return read.ok ? undefined : read.error.message.en;
};

describe("pressing", () => {
  test("turn.roll: a face of the die and a kind in the deck are pressed as they are, left or not", () => {
    const roll = at("roll:chance 1 60.48.8.4 - 0 - -");
    expect(sssnake.clicks(roll, { phase: "roll", number: 2 })).toEqual([dieFace(2)]);
    expect(sssnake.attempt?.(roll, [dieFace(2)])).toEqual({ phase: "roll", number: 2 });
    const draw = at("draw:chance 1 60.48.8.0 - 2 - -");
    expect(sssnake.clicks(draw, { phase: "draw", kind: "C" })).toEqual([deckSpace("C")]);
    for (const kind of ["S", "D"]) {
      expect(sssnake.attempt?.(draw, [`deck-${kind}`])).toEqual({ phase: "draw", kind });
    }
  });

  test("place.at-end: an end is pressed once more for each other way that a card lies", () => {
    const lend = at("lend:1 1 60.47.8.4 C 0 - -");
    if (lend.phase !== "lend") throw new Error(lend.phase);
    const end = endSpace(1, "h");
    expect(pressedIn(lend, [end])).toEqual({ kind: "C", end: "h", times: 1 });
    expect(pressedIn(lend, [end, end])).toEqual({ kind: "C", end: "h", times: 2 });
  });
});

test("every choice says the phase in which it is made", () => {
  for (const phase of LAYING_PHASES) {
    for (const { lays, out } of Object.values(CHOICES[phase])) {
      expect([...lays, out].map((choice) => choice.phase)).toEqual(Array(lays.length + 1).fill(phase));
    }
  }
});

test("turn.one, end.deck: a card that came back may be the last one of the game", () => {
  const small = createTable(sssnake, { options: { cards: { S: 3, C: 4, X: 0, D: 0 } } });
  const niche = "-1.0.CNE+2.0.CNW+-1.1.CSE+2.1.SV+1.2.SH+2.2.CSW";
  const back = unwrap(sssnake.parsePosition(`reclaim:1 1 0.0.0.0 S 0 - ${niche}`, small));
  const [action] = sssnake.legalActions(back);
  const after = action && sssnake.apply(back, action);
  expect(after).toMatchObject({ phase: "over", outcome: { reason: "end.deck" } });
  expect(sssnake.phases.reclaim.next).toContain(after?.phase);
});

describe("a text that cannot be read", () => {
  test("names the kinds that are left in the deck", () => {
    const draw = at("draw:chance 1 60.48.8.0 - 2 - -");
    expect(sssnake.parseAction("D", draw)).toMatchObject({
      error: { message: { en: "expected a kind left in the deck: S, C, X" } },
    });
  });

  test("material.big-card: no card lies on either half of the big card", () => {
    const ill = /^expected a snake as /;
    for (const snake of ["0.0.SH", "1.0.SH"])
      expect(failure(`roll:chance 1 59.48.8.4 - 0 ${snake} -`)).toMatch(ill);
  });

  test("material.cards: a snake has no more cards than the options give", () => {
    const few = createTable(sssnake, { options: { cards: { S: 2, C: 0, X: 0, D: 0 } } });
    const [most, more] = ["2.0.SH+3.0.SH", "2.0.SH+3.0.SH+?"].map((snake) =>
      sssnake.parsePosition(`roll:chance 1 0.0.0.0 - 0 ${snake} -`, few),
    );
    expect(more).toMatchObject({
      error: { message: { en: "there are more cards than the options give" } },
    });
    expect(most).not.toMatchObject({
      error: { message: { en: "there are more cards than the options give" } },
    });
  });

  test("turn.roll: whoever rolls has no card in hand", () => {
    expect(failure("roll:chance 1 59.48.8.4 S 0 - -")).toBeDefined();
    expect(failure("roll:chance 1 60.48.8.4 - 1 - -")).toBeDefined();
    expect(failure("roll:chance 1 60.48.8.4 - 0 - -")).toBeUndefined();
  });
});
