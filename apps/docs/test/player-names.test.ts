import { createTable, type Game, narrateEvent, unwrap } from "@serpentarium/core";
import { playerName, withPlayerNames } from "@serpentarium/table";
import { expect, test } from "vitest";
import { pluginOf } from "../src/lib/games.ts";

const rotating = { games: 5, first: "rotating" } as const;

/** A game with the names of the second match of a series, and its first position. */
function secondMatch(
  id: string,
  seats: number,
): { readonly named: Game; readonly start: ReturnType<Game["start"]> } {
  const { game } = pluginOf(id);
  return {
    named: withPlayerNames(game, rotating, seats, 1),
    start: game.start(createTable(game, { seats })),
  };
}

test("players have letters only when the seats rotate", () => {
  expect(playerName(rotating, 1)).toEqual({ en: "Player B", fr: "Joueur B" });
  expect(playerName({ games: 5, first: "fixed" }, 1)).toEqual({ en: "Player 2", fr: "Joueur 2" });
  expect(playerName({ games: 1, first: "rotating" }, 1)).toEqual({ en: "Player 2", fr: "Joueur 2" });
});

test("returns the same game when the seats are fixed", () => {
  const { game } = pluginOf("sssnake");
  expect(withPlayerNames(game, { games: 5, first: "fixed" }, 3, 1)).toBe(game);
  expect(withPlayerNames(game, { games: 1, first: "rotating" }, 3, 1)).toBe(game);
});

test("in the second game, the board, the log and the seat names use the players' names", () => {
  const { named, start } = secondMatch("sssnake", 3);
  const { panels = [], spaces } = named.scene(start, "wide");
  expect(panels.map(({ label }) => label.en.split(" ·")[0])).toEqual(["Player B", "Player C", "Player A"]);
  expect(panels.map(({ label }) => label.fr.split(" ·")[0])).toEqual(["Joueur B", "Joueur C", "Joueur A"]);
  expect(JSON.stringify(spaces)).not.toMatch(/(player|joueur) \d/i);
  const action = unwrap(named.parseAction("2", start));
  const [event] = named.events(start, action);
  expect(event && narrateEvent(named, event, "en")).toBe("Player B rolls a 2.");
  expect(event && narrateEvent(named, event, "fr")).toBe("Le joueur B fait 2 au dé.");
  expect(named.seatName?.(start, 2)).toEqual({ en: "Player A", fr: "Joueur A" });
});

test("adds a seat's own name to the player's", () => {
  const { named, start } = secondMatch("ssserpent", 2);
  expect(named.seatName?.(start, 0)).toEqual({ en: "Player B (red)", fr: "Joueur B (rouge)" });
  const { game } = pluginOf("ssserpent");
  const plain: Game = { ...game, seatName: () => ({ en: "Red", fr: "Rouge" }) };
  expect(withPlayerNames(plain, rotating, 2, 1).seatName?.(start, 0)).toEqual({
    en: "Player B (Red)",
    fr: "Joueur B (Rouge)",
  });
});

test("renames players in frames", () => {
  const { game } = pluginOf("sssnake");
  const framed: Game = { ...game, frames: (position, _action, layout) => [game.scene(position, layout)] };
  const { start } = secondMatch("sssnake", 3);
  const action = unwrap(game.parseAction("2", start));
  const [frame] = withPlayerNames(framed, rotating, 3, 2).frames?.(start, action, "wide") ?? [];
  expect(frame?.panels?.map(({ label }) => label.en.split(" ·")[0])).toEqual([
    "Player C",
    "Player A",
    "Player B",
  ]);
});
