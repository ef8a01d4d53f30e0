import { expect, test } from "vitest";
import * as secrets from "../snippets/secrets.ts";
import { readSource } from "../src/lib/api/read-source.ts";
import { GUIDE_LANGUAGES, pageOf } from "./guide-pages.ts";

const regionText = (region: string): string => readSource("apps/docs/snippets/secrets.ts", [region]);
const commentOf = (value: unknown): string => `// ${JSON.stringify(value).replaceAll('","', '", "')}`;

test("what a secret choice shows matches the page", () => {
  for (const view of [secrets.secret, secrets.passed, secrets.called])
    expect(regionText("bluff")).toContain(commentOf(view));
});

test("what is heard of a secret move matches the page", () => {
  for (const told of [secrets.heard, secrets.unheard])
    expect(regionText("manhunt")).toContain(commentOf(told));
});

test("the guides show every region in both languages", () => {
  for (const language of GUIDE_LANGUAGES) {
    expect(pageOf("choosing-at-the-same-time", language)).toContain('snippets/secrets.ts" show={["bluff"]}');
    expect(pageOf("chance-and-hidden-information", language)).toContain(
      'snippets/secrets.ts" show={["manhunt"]}',
    );
  }
});
