import { type AnyPosition, createTable, type Game, unwrap } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { parseLink } from "@serpentarium/core/record";
import { examples as pantareiExamples, pantarei as pantareiGame } from "@serpentarium/pantarei";
import pantareiEditor from "@serpentarium/pantarei/editor";
import { ssserpent as ssserpentGame } from "@serpentarium/ssserpent";
import { describe, expect, test } from "vitest";
import { chosenAt } from "../src/play/chosen-options.ts";
import { originsOf } from "../src/play/editor/beginnings.ts";
import { beginningOf, changed, type Draft, draftFrom, edited, failureOf } from "../src/play/editor/draft.ts";
import { linkTo } from "../src/play/editor/editor-link.tsx";
import { createMatchMachine } from "../src/play/match.ts";
import { fromLink } from "../src/play/opening.ts";

const pantarei: Game = pantareiGame;
const editor: Editor = pantareiEditor;

const positionOf = (game: Game, text: string, options = {}): AnyPosition =>
  unwrap(game.parsePosition(text, createTable(game, { options })));

const draftOf = (game: Game, text: string, options = {}): Draft => {
  const position = positionOf(game, text, options);
  return draftFrom(game, position, chosenAt(game, position.table));
};

const ROW = "move:2 l1,d2+l3,n dark s 4";
const draft = draftOf(pantarei, ROW);

describe("a draft", () => {
  test("that is written well is drawn and can be played", () => {
    const next = changed(pantarei, draft, { text: "  move:1 l1,l2\nlight  - 0 " });
    expect(pantarei.formatPosition(next.drawn)).toBe("move:1 l1,l2 light - 0");
    expect(failureOf(pantarei, next)).toBeUndefined();
    expect(unwrap(beginningOf(pantarei, next))).toMatchObject({ position: { phase: "move", toAct: 0 } });
  });

  test("that is written wrong keeps what was drawn, and says why", () => {
    const next = changed(pantarei, draft, { text: "move:1 l9 light - 0" });
    expect(next.drawn).toBe(draft.drawn);
    expect(failureOf(pantarei, next)).toMatchObject({ code: "bad-position" });
    expect(beginningOf(pantarei, next).ok).toBe(false);
  });

  test("end.pile: what stands depends on the options", () => {
    const high = { text: "move:2 d1+d1+d1+d2,n dark - 0" };
    expect(failureOf(pantarei, changed(pantarei, draft, high))).toBeUndefined();
    const low = changed(pantarei, draft, { ...high, chosen: { goal: 4 } });
    expect(failureOf(pantarei, low)).toMatchObject({ message: { en: "a pile of 4 ends the game" } });
    expect(failureOf(pantarei, changed(pantarei, draft, { chosen: { goal: 99 } }))).toMatchObject({
      code: "bad-option",
    });
  });

  test("in which the game is over can stand, and cannot be played", () => {
    const over = draftOf(pantarei, "over:1!end.pile d1+d1+d1+d2+d2+d2+d3,n dark - 0");
    expect(failureOf(pantarei, over)).toBeUndefined();
    expect(beginningOf(pantarei, over)).toMatchObject({ ok: false, error: { code: "over" } });
  });

  test("at the start of the game is a match from the beginning", () => {
    expect(unwrap(beginningOf(pantarei, draftOf(pantarei, "deal:chance - - - 0")))).not.toHaveProperty(
      "position",
    );
  });

  test("follows the tools, and says where they have nothing to do", () => {
    const next = edited(pantarei, editor, draft, "remove", "pile-1");
    expect(next.text).toBe("move:2 d2+l3,n dark - 0");
    const idle = edited(pantarei, editor, next, "split", "pile-2");
    expect(idle).toMatchObject({ text: next.text, idle: { code: "bad-position" } });
    expect(changed(pantarei, idle, { text: ROW })).not.toHaveProperty("idle");
  });
});

describe("what a draft begins with", () => {
  const origins = originsOf(pantarei, draft.drawn, editor, pantareiExamples);
  const beginWith = (id: string): Draft =>
    origins.find((origin) => origin.id === id)?.draft(draft) ?? expect.fail(id);

  test("is the match, the start of the game, a board to fill, and every example of the rulebook", () => {
    expect(origins.slice(0, 3).map(({ id }) => id)).toEqual(["present", "first", "blank"]);
    expect(origins).toHaveLength(3 + pantareiExamples.length);
    expect(beginWith("present").text).toBe(ROW);
    expect(beginWith("first").text).toBe("deal:chance - - - 0");
    expect(failureOf(pantarei, beginWith("blank"))).toBeUndefined();
  });

  test("stands, with the options of the example, unless the example shows that it cannot", () => {
    for (const [i, example] of pantareiExamples.entries()) {
      const found = beginWith(`example-${i}`);
      expect(found.text).toBe(example.position);
      expect(failureOf(pantarei, found) !== undefined).toBe("rejected" in example);
    }
  });
});

test("a link to a draft opens as a match that begins there", () => {
  const game: Game = ssserpentGame;
  const text = "move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0";
  const link = linkTo(game, positionOf(game, text), "https://example.org/play/ssserpent/?a=b#c");
  expect(link).toMatch(/^https:\/\/example\.org\/play\/ssserpent\/\?a=b#game=ssserpent&/);
  expect(unwrap(parseLink(link)).start).toBe(text);
  expect(fromLink(game, createMatchMachine(game), link.slice(link.indexOf("#") + 1)).ok).toBe(true);
  const first = linkTo(game, game.start(createTable(game)), "https://example.org/");
  expect(first).not.toContain("start=");
});
