import { createTable, type Game, say, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pluginOf } from "../src/lib/games.ts";
import { playerName, withPlayers } from "../src/play/players.ts";

const rotating = { games: 5, first: "rotating" } as const;

/** A game as it is said in a match of a series, and its first position. */
function second(
  id: string,
  seats: number,
): { readonly named: Game; readonly start: ReturnType<Game["start"]> } {
  const { game } = pluginOf(id);
  return {
    named: withPlayers(game, rotating, seats, 1),
    start: game.start(createTable(game, { seats })),
  };
}

test("players have letters only where the seats go round", () => {
  expect(playerName(rotating, 1)).toEqual({ en: "Player B", fr: "Joueur B" });
  expect(playerName({ games: 5, first: "fixed" }, 1)).toEqual({ en: "Player 2", fr: "Joueur 2" });
  expect(playerName({ games: 1, first: "rotating" }, 1)).toEqual({ en: "Player 2", fr: "Joueur 2" });
});

test("a game whose seats stay is left as it is", () => {
  const { game } = pluginOf("sssnake");
  expect(withPlayers(game, { games: 5, first: "fixed" }, 3, 1)).toBe(game);
  expect(withPlayers(game, { games: 1, first: "rotating" }, 3, 1)).toBe(game);
});

test("in the second game the tables, the log and the turn name whoever sits there", () => {
  const { named, start } = second("sssnake", 3);
  const { panels = [], spaces } = named.scene(start, "wide");
  expect(panels.map(({ label }) => label.en.split(" ·")[0])).toEqual(["Player B", "Player C", "Player A"]);
  expect(panels.map(({ label }) => label.fr.split(" ·")[0])).toEqual(["Joueur B", "Joueur C", "Joueur A"]);
  expect(JSON.stringify(spaces)).not.toMatch(/(player|joueur) \d/i);
  const action = unwrap(named.parseAction("2", start));
  const [event] = named.narrate(start, action);
  expect(event && say(named, event, "en")).toBe("Player B rolls a 2.");
  expect(event && say(named, event, "fr")).toBe("Le joueur B fait 2 au dé.");
  expect(named.seatName?.(start, 2)).toEqual({ en: "Player A", fr: "Joueur A" });
});

test("a seat with a name of its own keeps it beside the player's", () => {
  const { named, start } = second("ssserpent", 2);
  expect(named.seatName?.(start, 0)).toEqual({ en: "Player B (red)", fr: "Joueur B (rouge)" });
  const { game } = pluginOf("ssserpent");
  const plain: Game = { ...game, seatName: () => ({ en: "Red", fr: "Rouge" }) };
  expect(withPlayers(plain, rotating, 2, 1).seatName?.(start, 0)).toEqual({
    en: "Player B (Red)",
    fr: "Joueur B (Rouge)",
  });
});

test("what is shown on the way to a position has its names too", () => {
  const { game } = pluginOf("sssnake");
  const framed: Game = { ...game, frames: (position, _action, layout) => [game.scene(position, layout)] };
  const { start } = second("sssnake", 3);
  const action = unwrap(game.parseAction("2", start));
  const [frame] = withPlayers(framed, rotating, 3, 2).frames?.(start, action, "wide") ?? [];
  expect(frame?.panels?.map(({ label }) => label.en.split(" ·")[0])).toEqual([
    "Player C",
    "Player A",
    "Player B",
  ]);
});
