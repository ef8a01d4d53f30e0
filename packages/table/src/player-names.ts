import { LEVELS } from "@serpentarium/bots";
import { type AnyPosition, type Game, type Message, type Seat, seatsOf } from "@serpentarium/core";
import { playerAt, type SeatOrder } from "@serpentarium/core/match";
import type { Layout, Scene, Shape, ViewOptions } from "@serpentarium/core/scene";
import { formatPlayer, type Player, type SeriesPlan } from "@serpentarium/core/series";
import { PERSON } from "@serpentarium/core/turn";
import { type MatchContext, REMOTE_PLAYER } from "./match.ts";
import { playerLabel } from "./seat-names.ts";
import { isRotating } from "./series.ts";

/** What the names of players depend on. */
type NamedMatch = SeatOrder & Pick<MatchContext, "names" | "occupants">;

/** What tells a player from the others: the number of their seat; a letter if seats rotate. */
const playerMark = (plan: SeriesPlan, player: Player): number | string =>
  isRotating(plan) ? formatPlayer(player) : player + 1;

/** The name of a player who has none of their own: that of their seat; a letter if seats rotate. */
export const defaultPlayerName = (plan: SeriesPlan, player: Player): Message =>
  playerLabel(playerMark(plan, player));

/**
 * The name of a bot that plays against people: that of its level, with the number of its seat if several seats have this level.
 * Undefined for other players, and for one who has been given a name.
 */
export function botName({ plan, names, occupants }: NamedMatch, player: Player): Message | undefined {
  const occupant = occupants[player];
  const title = LEVELS.find(({ id }) => id === occupant)?.botTitle;
  const isAmongPeople = occupants.some((other) => other === PERSON || other === REMOTE_PLAYER);
  if (!title || names[player] || !isAmongPeople) return undefined;
  if (occupants.filter((other) => other === occupant).length === 1) return title;
  const mark = playerMark(plan, player);
  return { en: `${title.en} ${mark}`, fr: `${title.fr} ${mark}` };
}

/** The name of a player: the one that they have chosen, that of a bot, or that of their seat. */
export function playerName(match: NamedMatch, player: Player): Message {
  const name = match.names[player];
  if (name) return { en: name, fr: name };
  return botName(match, player) ?? defaultPlayerName(match.plan, player);
}

/** One seat in the texts of games, as `defaultSeatName` writes it; in French with what a name merges with. */
const ONE_SEAT = /\b(?:(le|du|au) )?(player|joueur) (\d+)\b/gi;
/** Several seats, such as “players 1 and 3”. */
const SEVERAL_SEATS = /\b(?:(les|des|aux) )?(player|joueur)s (\d+(?:(?:, |,? (?:and|et) )\d+)*)\b/gi;
/** What the article of several becomes before one. */
const SINGULAR_ARTICLES: Readonly<Record<string, string>> = { les: "le", des: "du", aux: "au" };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes “players 1 and 3” as “player 1 and player 3”, so that each can have a name. */
const separateSeats = (text: string): string =>
  text.replace(SEVERAL_SEATS, (whole, merged: string | undefined, word: string, seats: string) => {
    const article = merged && `${SINGULAR_ARTICLES[merged.toLowerCase()]} `;
    const one = `${article ?? ""}${word.toLowerCase()} `;
    const separate = seats.replace(/\d+/g, (number) => one + number);
    return /^\p{Lu}/u.test(whole) ? upperFirst(separate) : separate;
  });

/** Whether “de” loses its vowel before a name: as before “Élise”, “Ángela” and “Yves”, but not before “Yann”. */
const isElided = (name: string): boolean => /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(name.normalize("NFD"));

/** A player’s own name in place of “le joueur 1”, “du joueur 1” or “au joueur 1”. */
function inSentence(name: string, merged: string | undefined): string {
  const capital = (word: string): string => (/^\p{Lu}/u.test(merged ?? "") ? upperFirst(word) : word);
  switch (merged?.toLowerCase()) {
    case "du":
      return capital(isElided(name) ? `d’${name}` : `de ${name}`);
    case "au":
      return capital(`à ${name}`);
    default:
      return name;
  }
}

/** A bot’s name in place of “player” or “joueur”; the French noun is as upper or lower case as the word. */
function inPlaceOf(word: string, { en, fr }: Message): string {
  if (/^p/i.test(word)) return en;
  return word.startsWith("J") ? fr : lowerFirst(fr);
}

type Rename = (text: string) => string;

const renameText = (rename: Rename, { en, fr }: Message): Message => ({ en: rename(en), fr: rename(fr) });

const renameLabels = <T extends { readonly label: Message }>(
  things: readonly T[],
  rename: Rename,
): readonly T[] => things.map((thing) => ({ ...thing, label: renameText(rename, thing.label) }));

const renameShape = (shape: Shape, rename: Rename): Shape => {
  if (shape.shape !== "text") return shape;
  const { text } = shape;
  return { ...shape, text: typeof text === "string" ? rename(text) : renameText(rename, text) };
};

const renameScene = (scene: Scene, rename: Rename): Scene => ({
  ...scene,
  label: renameText(rename, scene.label),
  ...(scene.background && { background: scene.background.map((shape) => renameShape(shape, rename)) }),
  ...(scene.panels && { panels: renameLabels(scene.panels, rename) }),
  spaces: renameLabels(scene.spaces, rename),
  pieces: renameLabels(scene.pieces, rename),
  targets: renameLabels(scene.targets, rename),
});

const renameEvents = ({ texts }: Game, rename: Rename): Game["texts"] =>
  Object.fromEntries(
    Object.entries(texts).map(([type, { en, fr }]) => [
      type,
      { en: (event) => rename(en(event)), fr: (event) => rename(fr(event)) },
    ]),
  );

/** The name of the player at a seat, with the game’s own name of the seat, such as a colour, in brackets. */
function playerSeatName(
  game: Game,
  position: AnyPosition,
  seat: Seat,
  name: Message,
  rename: Rename,
): Message {
  const own = game.seatName?.(position, seat);
  if (!own) return name;
  const isWithoutPlayer = own.en.search(ONE_SEAT) < 0;
  return isWithoutPlayer
    ? { en: `${name.en} (${own.en})`, fr: `${name.fr} (${own.fr})` }
    : renameText(rename, own);
}

/**
 * A game whose texts call players by the names that they have chosen, and bots by their level. If seats rotate, those without a
 * name have letters, since “Player 1” would be another person in every match. Rules, which are about seats, are unchanged.
 */
export function withPlayerNames(game: Game, match: NamedMatch): Game {
  const { plan, table, names } = match;
  const isNamed = (player: Player): boolean => Boolean(names[player] || botName(match, player));
  if (!isRotating(plan) && !seatsOf(table).some(isNamed)) return game;
  const nameAt = (seat: Seat): Message => playerName(match, playerAt(match, seat));
  const rename: Rename = (text) =>
    separateSeats(text).replace(
      ONE_SEAT,
      (whole, merged: string | undefined, word: string, number: string) => {
        const seat = Number(number) - 1;
        if (seat >= table.seats) return whole;
        const player = playerAt(match, seat);
        const name = names[player];
        if (name) return inSentence(name, merged);
        const bot = botName(match, player);
        const noun = bot ? inPlaceOf(word, bot) : `${word} ${playerMark(plan, player)}`;
        return merged ? `${merged} ${noun}` : noun;
      },
    );
  const { frames } = game;
  return {
    ...game,
    texts: renameEvents(game, rename),
    seatName: (position, seat) => playerSeatName(game, position, seat, nameAt(seat), rename),
    scene: (position: AnyPosition, layout: Layout, look?: ViewOptions) =>
      renameScene(game.scene(position, layout, look), rename),
    ...(frames && {
      frames: (...from: Parameters<typeof frames>) =>
        frames(...from).map((scene) => renameScene(scene, rename)),
    }),
  };
}
