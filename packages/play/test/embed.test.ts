import { createTable, type Game } from "@serpentarium/core";
import { actionsOf } from "@serpentarium/core/match";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pantarei } from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { parseEmbedList } from "../src/embed/embed-list.ts";
import { createEmbeddedMatch } from "../src/embed/embedded-match.ts";
import { elementCode, frameCode } from "../src/page/embed-code.ts";

const game: Game = ticTacToe;
const table = createTable(game);
const record = createRecord(game, { table, actions: ["b2", "a1"] });
const contextOf = (wanted: Parameters<typeof createEmbeddedMatch>[1]) => {
  const { actor, failure } = createEmbeddedMatch(game, wanted);
  return { ...actor.getSnapshot().context, failure };
};

describe("a board on another page", () => {
  test("begins a new game without attributes", () => {
    expect(contextOf({})).toMatchObject({ actions: { length: 0 }, failure: undefined });
  });

  test("shows a record: a link, its fragment or JSON", () => {
    const link = formatLink(record);
    for (const text of [link, `https://example.org/play/tic-tac-toe/#${link}`, JSON.stringify(record)]) {
      const { actions, failure } = contextOf({ record: text });
      expect([actionsOf({ actions }), failure]).toEqual([["b2", "a1"], undefined]);
    }
  });

  test("shows a position, to play on", () => {
    const { position, failure } = contextOf({ position: "place:2 ......x.." });
    expect(failure).toBeUndefined();
    expect(game.formatPosition(position)).toBe("place:2 ......x..");
  });

  test("uses the seats and options of its attributes", () => {
    const { actor, failure } = createEmbeddedMatch(pantarei, { options: '{"goal":9}', seats: "2" });
    expect(failure).toBeUndefined();
    expect(actor.getSnapshot().context.table.options).toMatchObject({ goal: 9 });
  });

  test.each([
    [{ record: "hello" }, "bad-record"],
    [{ record: formatLink({ ...record, game: "pantarei" }) }, "unknown-game"],
    [{ record: formatLink({ ...record, actions: ["b2", "b2"] }) }, "refused"],
    [{ record: formatLink(record).replace("outcome=", "games=3&outcome=") }, "bad-record"],
    [{ position: "place:1 xxx" }, "bad-position"],
    [{ seats: "9" }, "bad-seats"],
    [{ seats: "" }, "bad-seats"],
    [{ options: "{" }, "bad-option"],
  ])("explains why %j is invalid, and starts a new game", (wanted, code) => {
    const { failure, actions } = contextOf(wanted);
    expect(failure?.code).toBe(code);
    expect(actions).toHaveLength(0);
  });
});

describe("the code for another page", () => {
  const wanted = {
    embeds: { scripts: "/embed/", frame: "/fr/embed/tic-tac-toe/" },
    origin: "https://example.org",
    record,
    position: "place:1 ...",
    table: {},
    content: "match",
  } as const;

  test("is an element with its script, and a frame", () => {
    const element = elementCode({ ...wanted, language: "en" });
    expect(element).toContain('<script src="https://example.org/embed/tic-tac-toe.js" async></script>');
    expect(element).toContain(
      '<serpent-board game="tic-tac-toe" language="en" record="game=tic-tac-toe&amp;',
    );
    const frame = frameCode({ ...wanted, language: "fr" }, 'Un "plateau"');
    expect(frame).toContain('<iframe src="https://example.org/fr/embed/tic-tac-toe/#game=tic-tac-toe&amp;');
    expect(frame).toContain('title="Un &quot;plateau&quot;"');
  });

  test("includes the exact script and its hash, if they are known", () => {
    const file = "tic-tac-toe@0.1.0-0123456789ab.js";
    const script = { game: "tic-tac-toe", version: "0.1.0", file, integrity: "sha384-abc" };
    expect(elementCode({ ...wanted, language: "en", script })).toContain(
      `<script src="https://example.org/embed/${file}" integrity="sha384-abc" crossorigin="anonymous" async></script>`,
    );
  });

  test("ignores invalid entries of the script list, and files in other folders", () => {
    const script = { game: "a", version: "1", file: "a@1-0.js", integrity: "sha384-" };
    expect(parseEmbedList([script])).toEqual([script]);
    for (const file of ["../a@1.js", "a.js", "//b/a@1.js", "a@1.js?", 1, null]) {
      expect(parseEmbedList([{ ...script, file }, null, 1])).toEqual([]);
    }
    expect(parseEmbedList({ 0: script })).toEqual([]);
  });

  test("includes the table of a position unless it is the default", () => {
    const plain = elementCode({ ...wanted, language: "en", content: "position" });
    expect(plain).toContain('language="en" position="place:1 ..."></serpent-board>');
    const table = { seats: "2", options: '{"goal":9}' };
    const element = elementCode({ ...wanted, table, language: "en", content: "start" });
    expect(element).toContain('seats="2" options="{&quot;goal&quot;:9}"></serpent-board>');
    const frame = frameCode({ ...wanted, table, language: "en", content: "start" }, "a board");
    const fragment = /#([^"]*)"/.exec(frame)?.[1]?.replaceAll("&amp;", "&");
    expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual(table);
    expect(frameCode({ ...wanted, language: "en", content: "start" }, "a board")).toContain('/"');
  });
});
