import { expect, test } from "vitest";
import * as together from "../snippets/simultaneous.ts";
import { readSource } from "../src/lib/api/read-source.ts";

const regionText = (region: string): string => readSource("apps/docs/snippets/simultaneous.ts", [region]);

test("turn.together: the seats to choose and the results match the guide", () => {
  expect(together.toChoose).toEqual([0, 1]);
  expect(together.left).toEqual([0]);
  for (const text of [together.text, together.next]) expect(regionText("match")).toContain(`"${text}"`);
});

test("turn.back: the failure codes match the guide", () => {
  expect(together.again).toMatchObject({ error: { code: "not-your-turn" } });
  expect(together.forAnother).toMatchObject({ error: { code: "other-seat" } });
  expect(together.forbidden).toMatchObject({ error: { code: "refused", clause: "turn.back" } });
});

test("turn.secret: the views and narrations match the guide", () => {
  for (const text of [together.adder, together.boa, ...together.told])
    expect(regionText("seen")).toContain(`"${text}"`);
});

test("the final position of the machine matches the guide", () => {
  expect(regionText("machine")).toContain(`"${together.after}"`);
});
