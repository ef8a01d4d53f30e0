import { createTable, unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { CARD_ACTIONS, LAYING_PHASES } from "../src/action.ts";
import { clickStateOf, dieFace } from "../src/clicks.ts";
import { type Position, sssnake } from "../src/index.ts";
import { deckKindSpaceId, endTargetId } from "../src/spaces.ts";

const table = createTable(sssnake);
const at = (text: string): Position => unwrap(sssnake.parsePosition(text, table));
const failure = (text: string) => {
  const parsed = sssnake.parsePosition(text, table);
  return parsed.ok ? undefined : parsed.error.message;
};
/** The failure of a word of a position. */
const inWord = (problem: string, word: string) => ({
  id: "failures.bad-position.word",
  data: { problem: { id: problem }, word },
});

describe("clicks", () => {
  test("turn.roll: a face of the die and a kind in the deck are single clicks, even for a kind that is used up", () => {
    const roll = at("roll:chance 1 60.48.8.4 - 0 - -");
    expect(sssnake.clicks(roll, { phase: "roll", number: 2 })).toEqual([dieFace(2)]);
    expect(sssnake.intendedAction?.(roll, [dieFace(2)])).toEqual({ phase: "roll", number: 2 });
    const draw = at("draw:chance 1 60.48.8.0 - 2 - -");
    expect(sssnake.clicks(draw, { phase: "draw", kind: "C" })).toEqual([deckKindSpaceId("C")]);
    for (const kind of ["S", "D"]) {
      expect(sssnake.intendedAction?.(draw, [`deck-${kind}`])).toEqual({ phase: "draw", kind });
    }
  });

  test("place.at-end: each further click on an end selects the next orientation", () => {
    const lend = at("lend:1 1 60.47.8.4 C 0 - -");
    if (lend.phase !== "lend") throw new Error(lend.phase);
    const end = endTargetId(1, "h");
    expect(clickStateOf(lend, [end])).toEqual({ kind: "C", end: "h", times: 1 });
    expect(clickStateOf(lend, [end, end])).toEqual({ kind: "C", end: "h", times: 2 });
  });
});

test("every card action names its phase", () => {
  for (const phase of LAYING_PHASES) {
    for (const { lays, out } of Object.values(CARD_ACTIONS[phase])) {
      expect([...lays, out].map((choice) => choice.phase)).toEqual(Array(lays.length + 1).fill(phase));
    }
  }
});

test("turn.one, end.deck: a card that came back can be the last one of the match", () => {
  const small = createTable(sssnake, { options: { cards: { S: 3, C: 4, X: 0, D: 0 } } });
  const niche = "-1.0.CNE+2.0.CNW+-1.1.CSE+2.1.SV+1.2.SH+2.2.CSW";
  const back = unwrap(sssnake.parsePosition(`reclaim:1 1 0.0.0.0 S 0 - ${niche}`, small));
  const [action] = sssnake.legalActions(back);
  const after = action && sssnake.apply(back, action);
  expect(after).toMatchObject({ phase: "over", outcome: { reason: "end.deck" } });
  expect(sssnake.phases.reclaim.next).toContain(after?.phase);
});

describe("invalid texts", () => {
  test("the failure names the kinds left in the deck", () => {
    const draw = at("draw:chance 1 60.48.8.0 - 2 - -");
    expect(sssnake.parseAction("D", draw)).toMatchObject({
      error: { message: { id: "failures.notation.kind-left", data: { kinds: ["S", "C", "X"] } } },
    });
  });

  test("material.big-card: no card lies on either half of the big card", () => {
    for (const snake of ["0.0.SH", "1.0.SH"])
      expect(failure(`roll:chance 1 59.48.8.4 - 0 ${snake} -`)).toEqual(
        inWord("failures.notation.snake", "<snakes>"),
      );
  });

  test("material.cards: a snake has no more cards than the options give", () => {
    const few = createTable(sssnake, { options: { cards: { S: 2, C: 0, X: 0, D: 0 } } });
    const [allowed, tooMany] = ["2.0.SH+3.0.SH", "2.0.SH+3.0.SH+?"].map((snake) =>
      sssnake.parsePosition(`roll:chance 1 0.0.0.0 - 0 ${snake} -`, few),
    );
    const message = inWord("failures.notation.too-many-cards", "<snakes>");
    expect(tooMany).toMatchObject({ error: { message } });
    expect(allowed).not.toMatchObject({ error: { message } });
  });

  test("turn.roll: refuses cards in hand before a roll", () => {
    expect(failure("roll:chance 1 59.48.8.4 S 0 - -")).toBeDefined();
    expect(failure("roll:chance 1 60.48.8.4 - 1 - -")).toBeDefined();
    expect(failure("roll:chance 1 60.48.8.4 - 0 - -")).toBeUndefined();
  });
});
