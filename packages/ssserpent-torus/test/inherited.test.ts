import { type AnyPosition, createTable, type Game, LANGUAGES, unwrap } from "@serpentarium/core";
import { differencesOf } from "@serpentarium/core/variant";
import { examples as ofBase, ssserpent } from "@serpentarium/ssserpent";
import { runExample } from "@serpentarium/testkit";
import { describe, expect, test } from "vitest";
import { BORDERED, inherited, LEFT_OUT } from "../src/examples/inherited.ts";
import { ssserpentTorus } from "../src/index.ts";

const legalAt = (game: Game, text: string, options: object): string[] => {
  const position: AnyPosition = unwrap(game.parsePosition(text, createTable(game, { options })));
  return game
    .legalActions(position)
    .map((action) => game.formatAction(action, position))
    .toSorted();
};

describe("what the torus takes over from Ssserpent", () => {
  test("is all but the wall, with three clauses of its own and five that read otherwise", () => {
    expect(differencesOf(ssserpent, ssserpentTorus)).toEqual({
      clauses: {
        added: ["torus.edges", "torus.head-room", "torus.line"],
        changed: [
          "material.pieces",
          "setup.heads",
          "setup.stuck",
          "place.apple",
          "place.whole-game",
        ].toSorted(
          (a, b) => Object.keys(ssserpent.clauses).indexOf(a) - Object.keys(ssserpent.clauses).indexOf(b),
        ),
        removed: ["move.off-grid"],
      },
      options: { added: [], changed: ["size"], removed: [] },
      phases: { added: [], changed: ["blue", "apples", "heads", "first", "move", "replant"], removed: [] },
    });
  });

  test.each(inherited.map((example) => [example.clause, example.position, example] as const))(
    "an example of %s holds: %s",
    (_clause, _position, example) => expect(runExample(ssserpentTorus, example)).toBeUndefined(),
  );

  test.each(Object.keys(LEFT_OUT))("%s is left out: other actions are legal where edges join", (text) => {
    const options = { size: 9, ...ofBase.find(({ position }) => position === text)?.options };
    expect(ofBase.map(({ position }) => position)).toContain(text);
    expect(legalAt(ssserpentTorus, text, options)).not.toEqual(legalAt(ssserpent, text, options));
  });

  test("is told without a word of a border", () => {
    const told = (text: string): string[] =>
      ofBase.filter(({ position }) => position === text).map(({ caption }) => caption.en);
    expect(told(BORDERED).join()).toContain("border");
    for (const { caption } of inherited) {
      for (const language of LANGUAGES)
        expect(caption[language]).not.toMatch(/border|\bwall|\bbord\b|\bmur\b/i);
    }
  });
});
