import { type AnyPosition, createTable, type Game, unwrap } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { createWords } from "@serpentarium/core/words";
import { examples as baseExamples, ssserpent } from "@serpentarium/ssserpent";
import en from "@serpentarium/ssserpent/words/en.teaching" with { type: "json" };
import fr from "@serpentarium/ssserpent/words/fr.teaching" with { type: "json" };
import { runExample } from "@serpentarium/testkit";
import { describe, expect, test } from "vitest";
import { BORDER_CAPTION, EXCLUDED, inherited } from "../src/examples/inherited.ts";
import { ssserpentTorus } from "../src/index.ts";

const legalAt = (game: Game, text: string, options: object): string[] => {
  const position: AnyPosition = unwrap(game.parsePosition(text, createTable(game, { options })));
  return game
    .legalActions(position)
    .map((action) => game.formatAction(action, position))
    .toSorted();
};

describe("what the torus inherits from Ssserpent", () => {
  test("is everything except the wall; three clauses are added and five changed", () => {
    expect(diffVariant(ssserpent, ssserpentTorus)).toEqual({
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

  test.each(Object.keys(EXCLUDED))("%s is excluded: its legal actions differ on the torus", (text) => {
    const options = { size: 9, ...baseExamples.find(({ position }) => position === text)?.options };
    expect(baseExamples.map(({ position }) => position)).toContain(text);
    expect(legalAt(ssserpentTorus, text, options)).not.toEqual(legalAt(ssserpent, text, options));
  });

  test("has no caption that mentions a border", () => {
    const [english, french] = [createWords("en", en), createWords("fr", fr)];
    const border = baseExamples.filter(({ position }) => position === BORDER_CAPTION);
    expect(border.map(({ id }) => english.text(`examples.${id}`)).join()).toContain("border");
    for (const { id } of inherited) {
      for (const words of [english, french])
        expect(words.text(`examples.${id}`)).not.toMatch(/border|\bwall|\bbord\b|\bmur\b/i);
    }
  });
});
