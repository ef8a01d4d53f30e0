import { expect, test } from "vitest";
import * as together from "../snippets/together.ts";
import { sourceOf } from "../src/lib/source.ts";

/** The comments in a region of the snippets. */
const said = (region: string): string => sourceOf("apps/docs/snippets/together.ts", [region]);

test("turn.together: who has still to choose, and what the choices lead to", () => {
  expect(together.toChoose).toEqual([0, 1]);
  expect(together.left).toEqual([0]);
  for (const text of [together.text, together.next]) expect(said("match")).toContain(`"${text}"`);
});

test("turn.back: what cannot be chosen has the code that the page names", () => {
  expect(together.again).toMatchObject({ error: { code: "not-your-turn" } });
  expect(together.forAnother).toMatchObject({ error: { code: "other-seat" } });
  expect(together.forbidden).toMatchObject({ error: { code: "refused", clause: "turn.back" } });
});

test("turn.secret: each sees and is told what the page says", () => {
  for (const text of [together.adder, together.boa, ...together.told])
    expect(said("seen")).toContain(`"${text}"`);
});

test("the machine goes where the page says", () => {
  expect(said("machine")).toContain(`"${together.after}"`);
});
