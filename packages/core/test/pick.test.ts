import { describe, expect, test } from "vitest";
import { defineGame, pick, unwrap } from "../src/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const table = { seats: 3, options: { pebbles: 12, opening: "choose", limit: null } } as const;
const at = (text: string) => unwrap(pebbles.parsePosition(text, table));
const choosing = at("choose 12 123 0 - 0,0,0");
const taking = at("take=3 12 123 0 - 0,0,0");

/** What the targets spell, in short. */
function picked(position: typeof taking, clicked: string) {
  const { action, next, failure } = pick(pebbles, position, clicked.split(" ").filter(Boolean));
  return [action ? pebbles.formatAction(action, position) : "-", next.join(" "), failure?.clause]
    .filter(Boolean)
    .join(" | ");
}

describe("pick", () => {
  test("tells what can be pressed first", () => {
    expect(picked(choosing, "")).toBe("- | seat");
    expect(picked(taking, "")).toBe("- | stir p1");
  });

  test("walks from target to target to the end of an action", () => {
    expect(picked(choosing, "seat")).toBe("- | 1 2 3");
    expect(picked(choosing, "seat 2")).toBe("first2");
    expect(picked(taking, "p1")).toBe("take1 | p2");
    expect(picked(taking, "p1 p2")).toBe("take2 | p3");
    expect(picked(taking, "p1 p2 p3")).toBe("take3");
  });

  test("the last target alone will do where it ends exactly one action", () => {
    expect(picked(choosing, "2")).toBe("first2");
    expect(picked(taking, "p3")).toBe("take3");
    expect(picked(taking, "p1 p3")).toBe("take3");
  });

  test("but not where it ends several, or what was pressed before begins none", () => {
    const twins = defineGame<Pebbles>({
      ...pebbles,
      clicks: (_position, action) => ["hand", pebbles.formatAction(action, taking), "ok"],
    });
    expect(pick(twins, taking, ["ok"])).toEqual({ next: [] });
    expect(pick(twins, taking, ["hand", "take1", "ok"]).action).toEqual({ phase: "take", count: 1 });
    expect(picked(choosing, "3 2")).toBe("-");
  });

  test("take.most: says which clause forbids what is meant", () => {
    expect(picked(taking, "p9")).toBe("- | take.most");
    expect(picked(taking, "bag")).toBe("- | take.pile");
  });

  test("says nothing where nothing can be meant", () => {
    expect(picked(taking, "p1 p9")).toBe("-");
    expect(picked(choosing, "nowhere")).toBe("-");
    expect(picked(taking, "__proto__")).toBe("-");
    expect(picked(at("over=1!end.last 0 123 1 - 12,0,0"), "p1")).toBe("-");
  });

  test("an action without presses is not spelled by pressing nothing", () => {
    const mute = defineGame<Pebbles>({ ...pebbles, clicks: () => [] });
    expect(pick(mute, taking, [])).toEqual({ next: [] });
    const half = defineGame<Pebbles>({
      ...pebbles,
      clicks: (position, action) =>
        action.phase === "take" && action.count === 1 ? [] : pebbles.clicks(position, action),
    });
    expect(pick(half, taking, [])).toEqual({ next: pick(pebbles, taking, []).next });
  });

  test("takes a great many targets", () => {
    expect(pick(pebbles, taking, new Array(1e5).fill("p1"))).toEqual({ next: [] });
  });
});
