// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { actor, board, svg } from "../snippets/board.ts";

test("renders a scene as SVG without a browser", () => {
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
});

test("place.free: pressing a taken cell opens the clause", () => {
  const press = (target: string) => board.dispatchEvent(new CustomEvent("pick", { detail: { target } }));
  press("b2");
  expect(actor.getSnapshot().context.position.phase).toBe("place");
  press("b2");
  expect(location.hash).toBe("#place.free");
});
