import { describe, expect, test } from "vitest";
import { defineGame, unwrap } from "../src/index.ts";
import { resolveClicks } from "../src/scene/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const table = { seats: 3, options: { pebbles: 12, opening: "choose", limit: null } } as const;
const at = (text: string) => unwrap(pebbles.parsePosition(text, table));
const choosing = at("choose 12 123 0 - 0,0,0");
const taking = at("take=3 12 123 0 - 0,0,0");

/** Returns the action, the next targets and the clause of a refusal, as a text. */
function resolved(position: typeof taking, clicked: string) {
  const { action, next, failure } = resolveClicks(pebbles, position, clicked.split(" ").filter(Boolean));
  return [action ? pebbles.formatAction(action, position) : "-", next.join(" "), failure?.clause]
    .filter(Boolean)
    .join(" | ");
}

describe("resolveClicks", () => {
  test("returns the targets that can be pressed first", () => {
    expect(resolved(choosing, "")).toBe("- | seat");
    expect(resolved(taking, "")).toBe("- | stir p1");
  });

  test("follows the targets to the end of an action", () => {
    expect(resolved(choosing, "seat")).toBe("- | 1 2 3");
    expect(resolved(choosing, "seat 2")).toBe("first2");
    expect(resolved(taking, "p1")).toBe("take1 | p2");
    expect(resolved(taking, "p1 p2")).toBe("take2 | p3");
    expect(resolved(taking, "p1 p2 p3")).toBe("take3");
  });

  test("accepts a last target that skips others, after a first press only", () => {
    expect(resolveClicks(pebbles, taking, ["p1"]).ends).toEqual(["p3"]);
    expect(resolved(taking, "p1 p3")).toBe("take3");
    expect(resolveClicks(pebbles, taking, []).ends).toBeUndefined();
    expect(resolved(taking, "p3")).toBe("-");
    expect(resolved(choosing, "2")).toBe("-");
  });

  test("accepts after a press what is next or an end, and nothing else", () => {
    for (const before of ["", "p1", "p1 p2", "stir"]) {
      const clicked = before.split(" ").filter(Boolean);
      const { next, ends = [] } = resolveClicks(pebbles, taking, clicked);
      const acting = ["stir", "p1", "p2", "p3", "p4", "bag"].filter(
        (id) => resolveClicks(pebbles, taking, [...clicked, id]).action,
      );
      expect([...next, ...ends]).toEqual(expect.arrayContaining(acting));
    }
  });

  test("rejects a last target that ends several actions, or follows clicks that begin none", () => {
    const twins = defineGame<Pebbles>({
      ...pebbles.definition,
      clicks: (_position, action) => ["hand", pebbles.formatAction(action, taking), "ok"],
    });
    expect(resolveClicks(twins, taking, ["hand", "ok"])).toEqual({ next: [] });
    expect(resolveClicks(twins, taking, ["hand", "take1", "ok"]).action).toEqual({ phase: "take", count: 1 });
    expect(resolved(choosing, "3 2")).toBe("-");
  });

  test("take.most: returns the clause that forbids the intended action", () => {
    expect(resolved(taking, "p9")).toBe("- | take.most");
    expect(resolved(taking, "bag")).toBe("- | take.pile");
  });

  test("returns neither action nor failure where no action can be intended", () => {
    expect(resolved(taking, "p1 p9")).toBe("-");
    expect(resolved(choosing, "nowhere")).toBe("-");
    expect(resolved(taking, "__proto__")).toBe("-");
    expect(resolved(at("over=1!end.last 0 123 1 - 12,0,0"), "p1")).toBe("-");
  });

  test("does not complete an action without clicks by no clicks", () => {
    const clickless = defineGame<Pebbles>({ ...pebbles.definition, clicks: () => [] });
    expect(resolveClicks(clickless, taking, [])).toEqual({ next: [] });
    const partial = defineGame<Pebbles>({
      ...pebbles.definition,
      clicks: (position, action) =>
        action.phase === "take" && action.count === 1 ? [] : pebbles.clicks(position, action),
    });
    expect(resolveClicks(partial, taking, [])).toEqual({ next: resolveClicks(pebbles, taking, []).next });
  });

  test("handles a hundred thousand targets", () => {
    expect(resolveClicks(pebbles, taking, new Array(1e5).fill("p1"))).toEqual({ next: [] });
  });
});
