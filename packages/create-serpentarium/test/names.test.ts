import { describe, expect, test } from "vitest";
import {
  defaultTitle,
  type GameNames,
  namesFor,
  parseName,
  parseTitle,
  replaceNames,
  toFrenchTitle,
} from "../src/names.ts";

const codeOf = (result: ReturnType<typeof parseName>): string => (result.ok ? "ok" : result.error.code);

describe("parseName", () => {
  test.each([
    ["hoop-snake", "hoop-snake"],
    ["h2", "h2"],
    ["@ada/hoop-snake", "hoop-snake"],
    ["@a.d_a/x", "x"],
  ])("%s: the game is %s", (name, id) => {
    expect(parseName(name)).toEqual({ ok: true, value: { package: name, id } });
  });

  test.each([
    "",
    ".",
    "Hoop",
    "hoop snake",
    "hoop_snake",
    "hoop.snake",
    "-hoop",
    "hoop-",
    "hoop--snake",
    "2hoop",
    "@ada",
    "@ada/",
    "@Ada/hoop",
    "ada/hoop",
    "../hoop",
    "héron",
    "pantarei",
    "@ada/ssserpent",
    "events",
    "h".repeat(215),
  ])("bad-name: %j", (name) => expect(codeOf(parseName(name))).toBe("bad-name"));

  test("accepts the name of a Node.js module within a scope", () => {
    expect(codeOf(parseName("@ada/events"))).toBe("ok");
  });
});

describe("titles", () => {
  test("the default is made from the id", () => expect(defaultTitle("hoop-snake")).toBe("Hoop snake"));

  test.each(["Hoop", "  Hoop  snake ", "Le serpent’s « hoop » : (2)"])("accepts %j", (title) => {
    expect(parseTitle(title)).toEqual({ ok: true, value: title.trim() });
  });

  test.each(["", "  ", 'a "b"', "a\\b", "`a`", "{a}", "<a>", "*/", "a\nb", "$x", ".x", "x".repeat(61)])(
    "bad-title: %j",
    (title) => expect(parseTitle(title)).toMatchObject({ ok: false, error: { code: "bad-title" } }),
  );
});

describe("names of a game", () => {
  const named = (name: string, used: readonly string[] = []): GameNames => {
    const parsed = parseName(name);
    if (!parsed.ok) throw new Error(parsed.error.code);
    return namesFor(parsed.value, "L'un : deux", ["en", "fr"], (word) => used.includes(word));
  };

  test("are made from the id", () => {
    expect(named("@ada/hoop-snake-2")).toMatchObject({ camel: "hoopSnake2", pascal: "HoopSnake2" });
  });

  test("get the suffix Game if they are already used", () => {
    expect(named("move", ["move"])).toMatchObject({ camel: "moveGame", pascal: "MoveGame", id: "move" });
    expect(named("position", ["Position"])).toMatchObject({ camel: "positionGame", pascal: "PositionGame" });
  });

  test("have a French title with French spaces and apostrophes", () => {
    expect(named("x").titles).toEqual({ en: "L'un : deux", fr: "L’un\u00a0: deux" });
  });

  test.each([
    ["Ssserpent: the cat's turn", "Ssserpent\u00a0: the cat’s turn"],
    ["Hoop!", "Hoop\u00a0!"],
    ["Really?! Yes; «no»", "Really\u00a0?! Yes\u00a0; «\u00a0no\u00a0»"],
    ["Le «\u00a0vrai\u00a0» cerceau\u202f!", "Le «\u00a0vrai\u00a0» cerceau\u202f!"],
    ["À 12:30", "À 12:30"],
  ])("have French typography for the title %j", (title, expected) => {
    expect(toFrenchTitle(title)).toBe(expected);
    expect(toFrenchTitle(expected)).toBe(expected);
  });

  test("are replaced as whole words, longest first", () => {
    const from = named("@my/old-game");
    const to = named("@ada/new");
    const text = '"@my/old-game" old-game old-games fold-game oldGame OldGame oldGames old-game-2';
    expect(replaceNames(text, from, to)).toBe(
      '"@ada/new" new old-games fold-game new New oldGames old-game-2',
    );
  });
});
