import { createRandom, createTable, type Game, narrateEvent, randomAction, unwrap } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import type { SeriesPlan } from "@serpentarium/core/series";
import { botName, defaultPlayerName, playerName, withPlayerNames } from "@serpentarium/table";
import { expect, test } from "vitest";
import { exampleGames, pluginOf, publishedGames } from "../src/lib/games.ts";
import { LANGUAGES, type SiteText } from "../src/lib/site-text.ts";

const rotating = { games: 5, first: "rotating" } as const;

/** The part of a match in a series that the names depend on. */
const matchOf = (
  game: Game,
  plan: SeriesPlan,
  seats: number,
  earlier = 1,
  names: readonly string[] = [],
  occupants: readonly string[] = [],
) => ({
  plan,
  table: createTable(game, { seats }),
  earlier: Array.from({ length: earlier }, () => ({ actions: [], outcome: null })),
  rematches: 0,
  names,
  occupants,
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
  expect(defaultPlayerName(rotating, 1)).toEqual({ en: "Player B", fr: "Joueur B" });
  expect(defaultPlayerName({ games: 5, first: "fixed" }, 1)).toEqual({ en: "Player 2", fr: "Joueur 2" });
  expect(defaultPlayerName({ games: 1, first: "rotating" }, 1)).toEqual({ en: "Player 2", fr: "Joueur 2" });
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

test.each([
  ["Ann", "d’Ann"],
  ["Élise", "d’Élise"],
  ["Ángela", "d’Ángela"],
  ["Œnone", "d’Œnone"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["Zoé 🐍", "de Zoé 🐍"],
  ["’t Hooft", "de ’t Hooft"],
  ["joueur 2", "de joueur 2"],
])("in French, what belongs to %s is %s", (name, of) => {
  const { game } = pluginOf("serpent-cartes");
  const { texts } = withPlayerNames(game, matchOf(game, single, 2, 0, [name, "player 1"]));
  expect(texts["entered"]?.fr({ seat: 0, card: 3 } as never)).toBe(`Le pion ${of} entre sur la carte 3.`);
  expect(texts["entered"]?.en({ seat: 1, card: 3 } as never)).toBe("player 1’s pawn enters on card 3.");
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

/** The names of the seats of a match, with those of bots. */
function seatNamesOf(
  id: string,
  plan: SeriesPlan,
  occupants: readonly string[],
  names: readonly string[] = [],
) {
  const { game } = pluginOf(id);
  const seats = occupants.length;
  const earlier = plan === rotating ? 1 : 0;
  const named = withPlayerNames(game, matchOf(game, plan, seats, earlier, names, occupants));
  const start = game.start(createTable(game, { seats }));
  return occupants.map((_, seat) => named.seatName?.(start, seat));
}

test("a bot that plays against a person is called by its level, in every text", () => {
  const { game } = pluginOf("sssnake");
  const match = matchOf(game, single, 2, 0, [], ["person", "easy"]);
  const named = withPlayerNames(game, match);
  const texts = (type: string, event: object) => {
    const { en, fr } = named.texts[type] ?? expect.fail(type);
    return [en(event as never), fr(event as never)];
  };
  expect(texts("rolled", { seat: 1, number: 2 })).toEqual([
    "Easy bot rolls a 2.",
    "Le robot facile fait 2 au dé.",
  ]);
  expect(texts("rolled", { seat: 0, number: 2 })).toEqual([
    "Player 1 rolls a 2.",
    "Le joueur 1 fait 2 au dé.",
  ]);
  expect(texts("gave", { seat: 0, to: 1, kind: "C" })).toEqual([
    "Player 1 gives a curve to Easy bot.",
    "Le joueur 1 donne une courbe au robot facile.",
  ]);
  expect(texts("missing", { owner: 1, missing: 2 })[0]).toBe("Easy bot’s snake is 2 cards short.");
  expect(texts("laid", { seat: 0, owner: 1, kind: "S" })[1]).toBe(
    "Le joueur 1 pose une carte droite sur le serpent du robot facile.",
  );
  expect(texts("completed", { owner: 1 })).toEqual([
    "Head and tail are joined: Easy bot wins!",
    "La tête et la queue se rejoignent\u00a0: le robot facile gagne\u00a0!",
  ]);
  const { panels = [] } = named.scene(game.start(match.table), "wide");
  expect(panels.map(({ label }) => label.fr.split(" ·")[0])).toEqual(["Joueur 1", "Robot facile"]);
});

test("the name of a bot has the game's own name of the seat", () => {
  expect(seatNamesOf("ssserpent", single, ["person", "good"])[1]).toEqual({
    en: "Good bot (yellow)",
    fr: "Bon robot (jaune)",
  });
});

test("a person without a name beside a bot keeps the name of the seat", () => {
  const english = (id: string) => seatNamesOf(id, single, ["person", "easy"]).map((name) => name?.en);
  expect(english("pantarei")).toEqual(["Player 1", "Easy bot"]);
  expect(english("ssserpent")).toEqual(["Player 1 (red)", "Easy bot (yellow)"]);
  expect(seatNamesOf("ssserpent", single, ["person", "person"], ["", "Ben"]).map((name) => name?.en)).toEqual(
    ["Player 1 (red)", "Ben (yellow)"],
  );
});

test("bots of the same level have the numbers of their seats, or their letters", () => {
  const occupants = ["easy", "person", "easy", "strong"];
  expect(seatNamesOf("sssnake", single, occupants).map((name) => name?.en)).toEqual([
    "Easy bot 1",
    "Player 2",
    "Easy bot 3",
    "Strong bot",
  ]);
  // in the second game of a series the second player sits first
  expect(seatNamesOf("sssnake", rotating, occupants).map((name) => name?.fr)).toEqual([
    "Joueur B",
    "Robot facile C",
    "Robot fort",
    "Robot facile A",
  ]);
});

test("in a series the name of a bot stays with the player", () => {
  const { game } = pluginOf("sssnake");
  const match = matchOf(game, rotating, 2, 1, [], ["beginner", "person"]);
  expect([0, 1].map((player) => playerName(match, player).en)).toEqual(["Beginner bot", "Player B"]);
  expect(seatNamesOf("sssnake", rotating, ["beginner", "person"]).map((name) => name?.en)).toEqual([
    "Player B",
    "Beginner bot",
  ]);
});

test("a bot that plays against somebody elsewhere has its name", () => {
  expect(seatNamesOf("ssserpent", single, ["elsewhere", "good"]).map((name) => name?.en)).toEqual([
    "Player 1 (red)",
    "Good bot (yellow)",
  ]);
});

test("a typed name comes before the level", () => {
  expect(seatNamesOf("sssnake", single, ["person", "easy"], ["", "Ben"]).map((name) => name?.en)).toEqual([
    "Player 1",
    "Ben",
  ]);
});

test.each([
  ["bots that are watched", ["easy", "strong"]],
  ["a bot without a level", ["person", "random"]],
  ["a player elsewhere", ["person", "elsewhere"]],
])("%s: the names of the seats remain", (_, occupants) => {
  const { game } = pluginOf("sssnake");
  const match = matchOf(game, single, 2, 0, [], occupants);
  expect(withPlayerNames(game, match)).toBe(game);
  expect(botName(match, 1)).toBeUndefined();
  expect(playerName(match, 1).en).toBe("Player 2");
});

const NAMES = ["Anna", "Zoé", "Omar", "Élise"];

/** All texts of a scene. */
function textsOfScene({
  label,
  panels = [],
  spaces,
  pieces,
  targets,
  background = [],
}: Scene): readonly SiteText[] {
  const labels = [...panels, ...spaces, ...pieces, ...targets].map((thing) => thing.label);
  const drawn = background.flatMap((shape) =>
    shape.shape === "text" && typeof shape.text === "object" ? [shape.text] : [],
  );
  return [label, ...labels, ...drawn];
}

/** The names of the seats that a text of the plain game mentions, in order. */
const mentioned = (plain: string): readonly string[] =>
  [...plain.matchAll(/\b(?:player|joueur)s? (\d+(?:(?:, |,? (?:and|et) )\d+)*)/gi)].flatMap(
    ([, seats = ""]) => (seats.match(/\d+/g) ?? []).map((seat) => NAMES[Number(seat) - 1] ?? ""),
  );

/** Expects that a text with names says the names that the plain one means, and otherwise the same. */
function expectNamed(named: SiteText, plain: SiteText): void {
  for (const language of LANGUAGES) {
    const text = named[language];
    const found = text.match(/Anna|Zoé|Omar|Élise/g) ?? [];
    expect(found, text).toEqual(mentioned(plain[language]));
    expect(text).not.toMatch(/\b(player|joueur)s? \d/i);
    expect(text).not.toMatch(/\b(le|la|les|du|des|au|aux|de la|players?|joueurs?) (Anna|Zoé|Omar|Élise)/i);
    expect(text).not.toMatch(/\bde (Anna|Omar|Élise)|d’Zoé/);
    // who begins a sentence keeps its capital
    expect(text.charAt(0)).toBe(
      text.charAt(0) === plain[language].charAt(0) ? text.charAt(0) : text.charAt(0).toUpperCase(),
    );
  }
}

test.each([...publishedGames, ...exampleGames].map((plugin) => [plugin.game.id, plugin.game] as const))(
  "%s: every sentence and label of a match uses the names of the players",
  (_, game) => {
    const { min = 2, max = min } = game.seats;
    for (const seats of new Set([min, max])) {
      const match = matchOf(game, single, seats, 0, NAMES.slice(0, seats));
      const named = withPlayerNames(game, match);
      const random = createRandom(`names/${seats}`);
      // most labels stay the same from one position to the next
      const pairs = new Map<string, readonly [named: SiteText, plain: SiteText]>();
      const add = (text: SiteText, plain: SiteText): void => {
        pairs.set(JSON.stringify(text), [text, plain]);
      };
      for (let position = game.start(match.table); position.phase !== "over"; ) {
        const action = randomAction(game, position, random);
        for (const event of game.events(position, action)) {
          const [en, fr] = LANGUAGES;
          const told = (of: Game): SiteText => ({
            en: narrateEvent(of, event, en),
            fr: narrateEvent(of, event, fr),
          });
          add(told(named), told(game));
        }
        position = game.apply(position, action);
        const plain = textsOfScene(game.scene(position, "narrow"));
        for (const [i, text] of textsOfScene(named.scene(position, "narrow")).entries())
          add(text, plain[i] ?? text);
      }
      for (const [text, plain] of pairs.values()) expectNamed(text, plain);
    }
  },
);

test("several players have their names, and those without one their numbers", () => {
  const { game } = pluginOf("serpent-cartes-two-ends");
  const match = matchOf(game, single, 4, 0, ["Anna", "", "Omar", ""], ["person", "person", "person", "easy"]);
  const { texts } = withPlayerNames(game, match);
  const told = (type: string, event: object): readonly string[] => {
    const { en, fr } = texts[type] ?? expect.fail(type);
    return [en(event as never), fr(event as never)];
  };
  expect(told("drove-out", { card: 7, seats: [0, 2] })).toEqual([
    "It drives Anna and Omar out of card 7: back to the start.",
    "Il chasse Anna et Omar de la carte 7\u00a0: retour au départ.",
  ]);
  expect(told("drove-out", { card: 7, seats: [0, 1, 3] })).toEqual([
    "It drives Anna, player 2 and Easy bot out of card 7: back to the start.",
    "Il chasse Anna, le joueur 2 et le robot facile de la carte 7\u00a0: retour au départ.",
  ]);
  expect(told("parted", { cards: 52, up: [1, 3], down: [0, 2] })[0]).toBe(
    "Player 2 and Easy bot will start at card 1, Anna and Omar at card 52.",
  );
});
