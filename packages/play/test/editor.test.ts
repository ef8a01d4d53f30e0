import { type AnyPosition, createTable, type Game, unwrap } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import { parseLink } from "@serpentarium/core/record";
import { examples as pantareiExamples, pantarei as pantareiGame } from "@serpentarium/pantarei";
import pantareiEditor from "@serpentarium/pantarei/editor";
import { ssserpent as ssserpentGame } from "@serpentarium/ssserpent";
import { describe, expect, test } from "vitest";
import {
  applyTool,
  changeDraft,
  type Draft,
  draftFrom,
  failureOf,
  startFromDraft,
} from "../src/editor/draft.ts";
import { linkTo } from "../src/editor/editor-link.tsx";
import { startOptions } from "../src/editor/start-options.ts";
import { chosenOptions } from "../src/match/chosen-options.ts";
import { matchFromLink } from "../src/match/start-match.ts";

const pantarei: Game = pantareiGame;
const editor: PositionEditor = pantareiEditor;

const positionOf = (game: Game, text: string, options = {}): AnyPosition =>
  unwrap(game.parsePosition(text, createTable(game, { options })));

const draftOf = (game: Game, text: string, options = {}): Draft => {
  const position = positionOf(game, text, options);
  return draftFrom(game, position, chosenOptions(game, position.table));
};

const ROW = "move:2 l1,d2+l3,n light s 4";
const draft = draftOf(pantarei, ROW);

describe("a draft", () => {
  test("with valid text is drawn and can be played", () => {
    const next = changeDraft(pantarei, draft, { text: "  move:1 l1,l2\nlight  - 0 " });
    expect(pantarei.formatPosition(next.position)).toBe("move:1 l1,l2 light - 0");
    expect(failureOf(pantarei, next)).toBeUndefined();
    expect(unwrap(startFromDraft(pantarei, next))).toMatchObject({ position: { phase: "move", toAct: 0 } });
  });

  test("with invalid text keeps the drawn position and explains the error", () => {
    const next = changeDraft(pantarei, draft, { text: "move:1 l9 light - 0" });
    expect(next.position).toBe(draft.position);
    expect(failureOf(pantarei, next)).toMatchObject({ code: "bad-position" });
    expect(startFromDraft(pantarei, next).ok).toBe(false);
  });

  test("end.pile: validity depends on the options", () => {
    const high = { text: "move:2 d1+d1+d1+d2,n dark - 0" };
    expect(failureOf(pantarei, changeDraft(pantarei, draft, high))).toBeUndefined();
    const low = changeDraft(pantarei, draft, { ...high, chosen: { goal: 4 } });
    expect(failureOf(pantarei, low)).toMatchObject({
      message: { id: "failures.bad-position.goal-reached", data: { goal: 4 } },
    });
    expect(failureOf(pantarei, changeDraft(pantarei, draft, { chosen: { goal: 99 } }))).toMatchObject({
      code: "bad-option",
    });
  });

  test("in which the game is over is valid, but cannot be played", () => {
    const over = draftOf(pantarei, "over:1!end.pile d1+d1+d1+d2+d2+d2+d3,n dark - 0");
    expect(failureOf(pantarei, over)).toBeUndefined();
    expect(startFromDraft(pantarei, over)).toMatchObject({ ok: false, error: { code: "over" } });
  });

  test("at the start of the game starts a normal match", () => {
    expect(unwrap(startFromDraft(pantarei, draftOf(pantarei, "deal:chance - - - 0")))).not.toHaveProperty(
      "position",
    );
  });

  test("applies tools, and reports a use without effect", () => {
    const next = applyTool(pantarei, editor, draft, "remove", "pile-1");
    expect(next.text).toBe("move:2 d2+l3,n light - 0");
    const idle = applyTool(pantarei, editor, next, "split", "pile-2");
    expect(idle).toMatchObject({ text: next.text, editFailure: { code: "bad-position" } });
    expect(changeDraft(pantarei, idle, { text: ROW })).not.toHaveProperty("editFailure");
  });
});

describe("the start options of a draft", () => {
  const origins = startOptions(pantarei, draft.position, editor, pantareiExamples);
  const beginWith = (id: string): Draft =>
    origins.find((origin) => origin.id === id)?.draft(draft) ?? expect.fail(id);

  test("are the match, the start of the game, an empty board and every rulebook example", () => {
    expect(origins.slice(0, 3).map(({ id }) => id)).toEqual(["present", "first", "blank"]);
    expect(origins).toHaveLength(3 + pantareiExamples.length);
    expect(beginWith("present").text).toBe(ROW);
    expect(beginWith("first").text).toBe("deal:chance - - - 0");
    expect(failureOf(pantarei, beginWith("blank"))).toBeUndefined();
  });

  test("are valid with their options, except examples of invalid positions", () => {
    for (const [i, example] of pantareiExamples.entries()) {
      const found = beginWith(`example-${i}`);
      expect(found.text).toBe(example.position);
      expect(failureOf(pantarei, found) !== undefined).toBe("rejected" in example);
    }
  });
});

test("a link to a draft opens as a match from its position", () => {
  const game: Game = ssserpentGame;
  const text = "move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0";
  const link = linkTo(game, positionOf(game, text), "https://example.org/play/ssserpent/?a=b#c");
  expect(link).toMatch(/^https:\/\/example\.org\/play\/ssserpent\/\?a=b#game=ssserpent&/);
  expect(unwrap(parseLink(link)).start).toBe(text);
  expect(matchFromLink(game, link.slice(link.indexOf("#") + 1)).ok).toBe(true);
  const first = linkTo(game, game.start(createTable(game)), "https://example.org/");
  expect(first).not.toContain("start=");
});
