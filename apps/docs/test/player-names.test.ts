import { createTable, type Game, narrateEvent, unwrap } from "@serpentarium/core";
import type { SeriesPlan } from "@serpentarium/core/series";
import { playerName, withPlayerNames } from "@serpentarium/table";
import { expect, test } from "vitest";
import { pluginOf } from "../src/lib/games.ts";

const rotating = { games: 5, first: "rotating" } as const;

/** The part of a match in a series that the names depend on. */
const matchOf = (
  game: Game,
  plan: SeriesPlan,
  seats: number,
  earlier = 1,
  names: readonly string[] = [],
) => ({
  plan,
  table: createTable(game, { seats }),
  earlier: Array.from({ length: earlier }),
  seating: { names },
});

/** A game with the names of the second match of a series, and its first position. */
function secondMatch(
  id: string,
  seats: number,
): { readonly named: Game; readonly start: ReturnType<Game["start"]> } {
  const { game } = pluginOf(id);
  return {
    named: withPlayerNames(game, matchOf(game, rotating, seats)),
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
  expect(withPlayerNames(game, matchOf(game, { games: 5, first: "fixed" }, 3))).toBe(game);
  expect(withPlayerNames(game, matchOf(game, { games: 1, first: "rotating" }, 3))).toBe(game);
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
  expect(withPlayerNames(plain, matchOf(plain, rotating, 2)).seatName?.(start, 0)).toEqual({
    en: "Player B (Red)",
    fr: "Joueur B (Rouge)",
  });
});

test("renames players in frames", () => {
  const { game } = pluginOf("sssnake");
  const framed: Game = { ...game, frames: (position, _action, layout) => [game.scene(position, layout)] };
  const { start } = secondMatch("sssnake", 3);
  const action = unwrap(game.parseAction("2", start));
  const [frame] =
    withPlayerNames(framed, matchOf(framed, rotating, 3, 2)).frames?.(start, action, "wide") ?? [];
  expect(frame?.panels?.map(({ label }) => label.en.split(" ·")[0])).toEqual([
    "Player C",
    "Player A",
    "Player B",
  ]);
});

const single = { games: 1, first: "fixed" } as const;

test("players who have names are called by them in every text", () => {
  const { game } = pluginOf("serpent-cartes");
  const named = withPlayerNames(game, matchOf(game, single, 2, 0, ["Anna", "Zoé"]));
  const start = game.start(createTable(game, { seats: 2 }));
  expect(named.seatName?.(start, 0).en).toMatch(/^Anna \(/);
  const texts = (type: string, event: object) => {
    const { en, fr } = named.texts[type] ?? expect.fail(type);
    return [en(event as never), fr(event as never)];
  };
  expect(texts("entered", { seat: 0, card: 3 })).toEqual([
    "Anna’s pawn enters on card 3.",
    "Le pion d’Anna entre sur la carte 3.",
  ]);
  expect(texts("entered", { seat: 1, card: 3 })[1]).toBe("Le pion de Zoé entre sur la carte 3.");
});

test("a player without a name keeps that of the seat, or the letter", () => {
  const { game } = pluginOf("sssnake");
  const start = game.start(createTable(game, { seats: 3 }));
  const nameAt = (plan: SeriesPlan, seat: number) =>
    withPlayerNames(game, matchOf(game, plan, 3, 1, ["", "Ben", ""])).seatName?.(start, seat).fr;
  expect([0, 1, 2].map((seat) => nameAt(single, seat))).toEqual(["Joueur 1", "Ben", "Joueur 3"]);
  // in the second game of a series the second player sits first
  expect([0, 1, 2].map((seat) => nameAt(rotating, seat))).toEqual(["Ben", "Joueur C", "Joueur A"]);
});
