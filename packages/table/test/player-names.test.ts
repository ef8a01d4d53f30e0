import {
  createRandom,
  createTable,
  type Game,
  type Message,
  messageOfEvent,
  randomAction,
  type Words,
} from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import type { SeriesPlan } from "@serpentarium/core/series";
import { expect, test } from "vitest";
import { botName, defaultPlayerName, playerName, wordsOfMatch } from "../src/player-names.ts";
import { seatName } from "../src/seat-names.ts";
import { GAMES, gameOf } from "./fixtures/games.ts";
import { LANGUAGES, type Language, platformWords, wordsOf } from "./fixtures/words.ts";

const single = { games: 1, first: "fixed" } as const;
const rotating = { games: 5, first: "rotating" } as const;

/** What the names of a match depend on. */
interface Named {
  readonly plan?: SeriesPlan;
  readonly names?: readonly string[];
  readonly occupants?: readonly string[];
  /** Earlier matches of the series; one if the seats rotate. */
  readonly earlier?: number;
}

const matchOf = (
  game: Game,
  seats: number,
  { plan = single, names = [], occupants = [], earlier = plan === rotating ? 1 : 0 }: Named,
) => ({
  plan,
  names,
  occupants,
  table: createTable(game, { seats }),
  earlier: Array.from({ length: earlier }, () => ({ actions: [], outcome: null })),
  rematches: 0,
});

/** The languages in which texts are compared word for word. */
const BOTH = ["en", "fr"] as const;

/** The words of a match of a game. */
const wordsOfSeats = (id: string, seats: number, named: Named, language: Language = "en"): Words =>
  wordsOfMatch(wordsOf(id, language), matchOf(gameOf(id), seats, named));

/** Returns what is told of an event in both languages. */
const teller =
  (id: string, seats: number, named: Named) =>
  (type: string, data: object): readonly string[] =>
    BOTH.map((language) => wordsOfSeats(id, seats, named, language).text(`events.${type}`, { ...data }));

function seatNamesOf(id: string, seats: number, named: Named, language: Language = "en"): readonly string[] {
  const game = gameOf(id);
  const words = wordsOfSeats(id, seats, named, language);
  const start = game.start(createTable(game, { seats }));
  return Array.from({ length: seats }, (_, seat) => words.format(seatName(game, start, seat)));
}

/** The titles of the panels of the players. */
function panelsOf(id: string, seats: number, named: Named, language: Language): readonly string[] {
  const game = gameOf(id);
  const { panels = [] } = game.scene(game.start(createTable(game, { seats })), "wide");
  const words = wordsOfSeats(id, seats, named, language);
  return panels.map(({ label }) => words.format(label).split(" ·")[0] ?? "");
}

test("players have letters only when the seats rotate", () => {
  const inBoth = (plan: SeriesPlan) =>
    BOTH.map((language) => platformWords(language).format(defaultPlayerName(plan, 1)));
  expect(inBoth(rotating)).toEqual(["Player B", "Joueur B"]);
  expect(inBoth({ games: 5, first: "fixed" })).toEqual(["Player 2", "Joueur 2"]);
  expect(inBoth({ games: 1, first: "rotating" })).toEqual(["Player 2", "Joueur 2"]);
});

test("keeps the words of a match until its names change", () => {
  const game = gameOf("sssnake");
  const words = wordsOf("sssnake", "en");
  const named = wordsOfMatch(words, matchOf(game, 3, { plan: rotating }));
  expect(wordsOfMatch(words, matchOf(game, 3, { plan: rotating }))).toBe(named);
  expect(wordsOfMatch(words, matchOf(game, 3, { plan: rotating, names: ["Ann"] }))).not.toBe(named);
});

test("in the second game, the board, the log and the seat names use the players' names", () => {
  const named = { plan: rotating };
  expect(panelsOf("sssnake", 3, named, "en")).toEqual(["Player B", "Player C", "Player A"]);
  expect(panelsOf("sssnake", 3, named, "fr")).toEqual(["Joueur B", "Joueur C", "Joueur A"]);
  expect(teller("sssnake", 3, named)("rolled", { seat: 0, number: 2 })).toEqual([
    "Player B rolls a 2.",
    "Le joueur B fait 2 au dé.",
  ]);
  expect(seatNamesOf("sssnake", 3, named)).toEqual(["Player B", "Player C", "Player A"]);
  expect(seatNamesOf("sssnake", 3, { ...named, earlier: 2 })).toEqual(["Player C", "Player A", "Player B"]);
});

test("letters have the forms of the numbers", () => {
  const tell = teller("sssnake", 3, { plan: rotating });
  expect(tell("gave", { seat: 0, to: 1, kind: "C" })).toEqual([
    "Player B gives a curve to player C.",
    "Le joueur B donne une courbe au joueur C.",
  ]);
  expect(tell("missing", { owner: 2, missing: 2 })).toEqual([
    "Player A’s snake is 2 cards short.",
    "Il manque 2 cartes au serpent du joueur A.",
  ]);
});

test("adds a seat's own name to the player's", () => {
  const inBoth = BOTH.map((language) => seatNamesOf("ssserpent", 2, { plan: rotating }, language)[0]);
  expect(inBoth).toEqual(["Player B (red)", "Joueur B (rouge)"]);
});

test("players who have names are called by them", () => {
  const named = { names: ["Anna", "Zoé"] };
  expect(seatNamesOf("serpent-cartes", 2, named)[0]).toMatch(/^Anna \(/);
  const tell = teller("serpent-cartes", 2, named);
  expect(tell("entered", { seat: 0, card: 3 })).toEqual([
    "Anna’s pawn enters on card 3.",
    "Le pion d’Anna entre sur la carte 3.",
  ]);
  expect(tell("entered", { seat: 1, card: 3 })[1]).toBe("Le pion de Zoé entre sur la carte 3.");
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
  ["{$seat}", "de {$seat}"],
])("in French, what belongs to %s is %s", (name, of) => {
  const tell = teller("serpent-cartes", 2, { names: [name, "player 1"] });
  expect(tell("entered", { seat: 0, card: 3 })[1]).toBe(`Le pion ${of} entre sur la carte 3.`);
  expect(tell("entered", { seat: 1, card: 3 })[0]).toBe("player 1’s pawn enters on card 3.");
});

test("a player without a name keeps that of the seat, or the letter", () => {
  const names = ["", "Ben", ""];
  expect(seatNamesOf("sssnake", 3, { names }, "fr")).toEqual(["Joueur 1", "Ben", "Joueur 3"]);
  // in the second game of a series the second player sits first
  const inSeries = { plan: rotating, names };
  expect(seatNamesOf("sssnake", 3, inSeries, "fr")).toEqual(["Ben", "Joueur C", "Joueur A"]);
});

test("a bot that plays against a person has a name of its own", () => {
  const named = { occupants: ["person", "easy"] };
  const tell = teller("sssnake", 2, named);
  expect(tell("rolled", { seat: 1, number: 2 })).toEqual(["Gula rolls a 2.", "Gula fait 2 au dé."]);
  expect(tell("rolled", { seat: 0, number: 2 })).toEqual([
    "Player 1 rolls a 2.",
    "Le joueur 1 fait 2 au dé.",
  ]);
  expect(tell("gave", { seat: 0, to: 1, kind: "C" })).toEqual([
    "Player 1 gives a curve to Gula.",
    "Le joueur 1 donne une courbe à Gula.",
  ]);
  expect(tell("missing", { owner: 1, missing: 2 })[0]).toBe("Gula’s snake is 2 cards short.");
  expect(tell("laid", { seat: 0, owner: 1, kind: "S", snake: "other" })[1]).toBe(
    "Le joueur 1 pose une carte droite sur le serpent de Gula.",
  );
  expect(tell("completed", { owner: 1 })).toEqual([
    "Head and tail are joined: Gula wins!",
    "La tête et la queue se rejoignent\u00a0: Gula gagne\u00a0!",
  ]);
  expect(panelsOf("sssnake", 2, named, "fr")).toEqual(["Joueur 1", "Gula"]);
});

test("the name of a bot has the game's own name of the seat", () => {
  const inBoth = BOTH.map(
    (language) => seatNamesOf("ssserpent", 2, { occupants: ["person", "good"] }, language)[1],
  );
  expect(inBoth).toEqual(["Argus (yellow)", "Argus (jaune)"]);
});

test("a person without a name beside a bot keeps the name of the seat", () => {
  const besideBot = { occupants: ["person", "easy"] };
  expect(seatNamesOf("pantarei", 2, besideBot)).toEqual(["Player 1", "Gula"]);
  expect(seatNamesOf("ssserpent", 2, besideBot)).toEqual(["Player 1 (red)", "Gula (yellow)"]);
  expect(seatNamesOf("ssserpent", 2, { names: ["", "Ben"] })).toEqual(["Player 1 (red)", "Ben (yellow)"]);
});

test("bots of the same level have the numbers of their seats, or their letters", () => {
  const occupants = ["easy", "person", "easy", "strong"];
  expect(seatNamesOf("sssnake", 4, { occupants })).toEqual(["Gula 1", "Player 2", "Gula 3", "Pythia"]);
  // in the second game of a series the second player sits first
  expect(seatNamesOf("sssnake", 4, { plan: rotating, occupants }, "fr")).toEqual([
    "Joueur B",
    "Gula C",
    "Pythia",
    "Gula A",
  ]);
  expect(teller("sssnake", 4, { occupants })("missing", { owner: 2, missing: 2 })).toEqual([
    "Gula 3’s snake is 2 cards short.",
    "Il manque 2 cartes au serpent de Gula 3.",
  ]);
});

test("in a series the name of a bot stays with the player", () => {
  const game = gameOf("sssnake");
  const named = { plan: rotating, occupants: ["beginner", "person"] };
  const match = matchOf(game, 2, named);
  const words = platformWords("en");
  expect([0, 1].map((player) => words.format(playerName(match, player)))).toEqual(["Fortuna", "Player B"]);
  expect(seatNamesOf("sssnake", 2, named)).toEqual(["Player B", "Fortuna"]);
});

test("a bot that plays against somebody elsewhere has its name", () => {
  expect(seatNamesOf("ssserpent", 2, { occupants: ["elsewhere", "good"] })).toEqual([
    "Player 1 (red)",
    "Argus (yellow)",
  ]);
});

test("a typed name comes before the level", () => {
  const named = { occupants: ["person", "easy"], names: ["", "Ben"] };
  expect(seatNamesOf("sssnake", 2, named)).toEqual(["Player 1", "Ben"]);
});

test.each([
  ["bots that are watched", ["easy", "strong"]],
  ["a bot without a level", ["person", "random"]],
  ["a player elsewhere", ["person", "elsewhere"]],
])("%s: the names of the seats remain", (_, occupants) => {
  const match = matchOf(gameOf("sssnake"), 2, { occupants });
  expect(seatNamesOf("sssnake", 2, { occupants })).toEqual(["Player 1", "Player 2"]);
  expect(botName(match, 1)).toBeUndefined();
  expect(platformWords("en").format(playerName(match, 1))).toBe("Player 2");
});

test("several players have their names, and those without one their numbers", () => {
  const tell = teller("serpent-cartes-two-ends", 4, {
    names: ["Anna", "", "Omar", ""],
    occupants: ["person", "person", "person", "easy"],
  });
  expect(tell("drove-out", { card: 7, seats: [0, 2] })).toEqual([
    "It drives Anna and Omar out of card 7: back to the start.",
    "Il chasse Anna et Omar de la carte 7\u00a0: retour au départ.",
  ]);
  expect(tell("drove-out", { card: 7, seats: [0, 1, 3] })).toEqual([
    "It drives Anna, player 2, and Gula out of card 7: back to the start.",
    "Il chasse Anna, le joueur 2 et Gula de la carte 7\u00a0: retour au départ.",
  ]);
  expect(tell("parted", { cards: 52, up: [1, 3], down: [0, 2] })[0]).toBe(
    "Player 2 and Gula will start at card 1, Anna and Omar at card 52.",
  );
});

test("several players without names are counted one by one", () => {
  const tell = teller("serpent-cartes-two-ends", 4, {});
  expect(tell("drove-out", { card: 7, seats: [0, 2] })).toEqual([
    "It drives player 1 and player 3 out of card 7: back to the start.",
    "Il chasse le joueur 1 et le joueur 3 de la carte 7\u00a0: retour au départ.",
  ]);
});

const NAMES = ["Anna", "Zoé", "Omar", "Élise"];

/** All messages of a scene. */
function messagesOf({
  label,
  panels = [],
  spaces,
  pieces,
  targets,
  background = [],
}: Scene): readonly Message[] {
  const labels = [...panels, ...spaces, ...pieces, ...targets].map((thing) => thing.label);
  const drawn = background.flatMap((shape) => (shape.shape === "text" ? [shape.text] : []));
  return [label, ...labels, ...drawn];
}

/** The names of the seats that a text without names mentions, in order. */
const mentioned = (plain: string): readonly string[] =>
  [...plain.matchAll(/\b(?:player|joueur|Spieler|jugador) (\d+)/gi)].map(
    ([, seat]) => NAMES[Number(seat) - 1] ?? "",
  );

/** Expects that a text with names says the names that the plain one means, and otherwise the same. */
function expectNamed(text: string, plain: string, language: Language): void {
  expect(text.match(/Anna|Zoé|Omar|Élise/g) ?? [], text).toEqual(mentioned(plain));
  expect(text).not.toMatch(/\b(player|joueur|Spieler|jugadore?)s? \d/i);
  expect(text).not.toMatch(
    /\b(le|la|les|du|des|au|aux|de la|players?|joueurs?|Spielern?|el|los|del|al|jugador|jugadores) (Anna|Zoé|Omar|Élise)/i,
  );
  if (language === "fr") expect(text).not.toMatch(/\bde (Anna|Omar|Élise)|d’Zoé/);
  // who begins a sentence keeps its capital
  expect(text.charAt(0)).toBe(
    text.charAt(0) === plain.charAt(0) ? text.charAt(0) : text.charAt(0).toUpperCase(),
  );
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  "%s: every sentence and label of a match uses the names of the players",
  (id, game) => {
    const { min = 2, max = min } = game.seats;
    for (const seats of new Set([min, max])) {
      const random = createRandom(`names/${seats}`);
      // most labels stay the same from one position to the next
      const messages = new Map<string, Message>();
      const add = (message: Message): void => void messages.set(JSON.stringify(message), message);
      for (let position = game.start(createTable(game, { seats })); position.phase !== "over"; ) {
        const action = randomAction(game, position, random);
        for (const event of game.events(position, action)) add(messageOfEvent(event));
        position = game.apply(position, action);
        for (const message of messagesOf(game.scene(position, "narrow"))) add(message);
      }
      for (const language of LANGUAGES) {
        const plain = wordsOf(id, language);
        const named = wordsOfSeats(id, seats, { names: NAMES.slice(0, seats) }, language);
        for (const message of messages.values())
          expectNamed(named.format(message), plain.format(message), language);
      }
    }
  },
);
