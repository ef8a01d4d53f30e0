// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { actor, board, svg } from "../snippets/board.ts";
import { match, series, show } from "../snippets/series.ts";

test("a scene becomes SVG without a browser", () => {
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
});

test("place.free: a taken cell pressed at the board leads to the clause", () => {
  const press = (target: string) => board.dispatchEvent(new CustomEvent("pick", { detail: { target } }));
  press("b2");
  expect(actor.getSnapshot().context.position.phase).toBe("place");
  press("b2");
  expect(location.hash).toBe("#place.free");
});

test("score.series: the board of a series shows each match in its turn", () => {
  const table = document.createElement("serpent-board");
  show(table);
  const earlier = match();
  series.send({ type: "next" });
  expect(match()).not.toBe(earlier);
  table.dispatchEvent(new CustomEvent("pick", { detail: { target: "b2" } }));
  expect(match().getSnapshot().context.actions).toBe("b2\n");
  expect(earlier.getSnapshot().context.actions).toBe("");
});
