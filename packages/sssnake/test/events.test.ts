import { createTable, narrateAction, unwrap } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreWords from "@serpentarium/core/words/en" with { type: "json" };
import { expect, test } from "vitest";
import { examples, sssnake } from "../src/index.ts";
import en from "../words/en.json" with { type: "json" };

const words = createWords("en", en, coreWords);

/** What is told of the action of the example that ends with this outcome. */
function narrationOf(outcome: string): string {
  for (const example of examples) {
    if (!("becomes" in example && example.becomes?.startsWith(`over:${outcome} `))) continue;
    const table = createTable(sssnake, { seats: example.seats ?? 2, options: example.options ?? {} });
    const position = unwrap(sssnake.parsePosition(example.position, table));
    const action = unwrap(sssnake.parseAction(example.play, position));
    return narrateAction(sssnake, position, action, words).join(" ");
  }
  return expect.fail(`no example ends with ${outcome}`);
}

test("end.deck: a tie of some players is a shared win, a tie of all a draw", () => {
  expect(narrationOf("3+4!end.deck")).toContain(
    "player 3 and player 4 have the fewest missing and share the win.",
  );
  expect(narrationOf("1+2!end.deck")).toContain("the game is a draw.");
});
