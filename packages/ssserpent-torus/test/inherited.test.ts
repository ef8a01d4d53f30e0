import { type AnyPosition, createTable, type Game, unwrap } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { createWords } from "@serpentarium/core/words";
import { examples as baseExamples, ssserpent } from "@serpentarium/ssserpent";
import en from "@serpentarium/ssserpent/words/en.teaching" with { type: "json" };
import fr from "@serpentarium/ssserpent/words/fr.teaching" with { type: "json" };
import { runExample } from "@serpentarium/testkit";
import { describe, expect, test } from "vitest";
import data from "../rulebook/examples.json" with { type: "json" };
import { inherited } from "../src/examples.ts";
import { ssserpentTorus } from "../src/index.ts";

/** An example that holds, but whose caption mentions the border. */
const BORDER = "material.colours.1";

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

  test.each(inherited.map((example) => [example.id, example] as const))("%s holds", (_id, example) =>
    expect(runExample(ssserpentTorus, example)).toBeUndefined(),
  );

  const { [BORDER]: _caption, ...differing } = data.excluded;

  test.each(Object.keys(differing))("%s is excluded: its legal actions differ on the torus", (excluded) => {
    const example = baseExamples.find(({ id }) => id === excluded);
    const [position, options] = [example?.position ?? "", { size: 9, ...example?.options }];
    expect(legalAt(ssserpentTorus, position, options)).not.toEqual(legalAt(ssserpent, position, options));
  });

  test("has no caption that mentions a border", () => {
    const [english, french] = [createWords("en", en), createWords("fr", fr)];
    expect(english.text(`examples.${BORDER}`)).toContain("border");
    for (const { id } of inherited) {
      for (const words of [english, french])
        expect(words.text(`examples.${id}`)).not.toMatch(/border|\bwall|\bbord\b|\bmur\b/i);
    }
  });
});
