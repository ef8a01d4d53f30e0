import type { AnyPosition, Game, Seat, Text } from "@serpentarium/core";
import type { Layout, Scene, ViewOptions } from "@serpentarium/core/scene";
import { formatPlayer, type Player, playerAtSeat, type SeriesPlan } from "@serpentarium/core/series";
import type { MatchContext } from "./match.ts";
import { defaultSeatName, playerLabel } from "./seat-names.ts";
import { isRotating } from "./series.ts";

/** What the names of players depend on. */
interface NamedMatch extends Pick<MatchContext, "plan" | "table"> {
  readonly earlier: readonly unknown[];
  readonly seating: Pick<MatchContext["seating"], "names">;
}

/** The name of a player: the one that they have chosen, or that of their seat; a letter if seats rotate. */
export function playerName(plan: SeriesPlan, player: Player, names: readonly string[] = []): Text {
  const name = names[player];
  if (name) return { en: name, fr: name };
  return isRotating(plan) ? playerLabel(formatPlayer(player)) : defaultSeatName(player);
}

/** Names of seats in the texts of games, as {@link defaultSeatName} writes them; in French with what a name merges with. */
const SEAT_NAME = /\b(?:(le|du|au) )?(player|joueur) (\d+)/gi;

/** A player’s own name in place of “le joueur 1”, “du joueur 1” or “au joueur 1”. */
function inSentence(name: string, merged: string | undefined): string {
  switch (merged?.toLowerCase()) {
    case "du":
      return /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
    case "au":
      return `à ${name}`;
    default:
      return name;
  }
}

type Rename = (text: string) => string;

const renameText = (rename: Rename, { en, fr }: Text): Text => ({ en: rename(en), fr: rename(fr) });

const renameLabels = <T extends { readonly label: Text }>(
  things: readonly T[],
  rename: Rename,
): readonly T[] => things.map((thing) => ({ ...thing, label: renameText(rename, thing.label) }));

const renameScene = (scene: Scene, rename: Rename): Scene => ({
  ...scene,
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
function playerSeatName(game: Game, position: AnyPosition, seat: Seat, name: Text, rename: Rename): Text {
  const own = game.seatName?.(position, seat);
  if (!own) return name;
  const { en, fr } = renameText(rename, own);
  return en === own.en ? { en: `${name.en} (${en})`, fr: `${name.fr} (${fr})` } : { en, fr };
}

/**
 * A game whose texts call players by the names that they have chosen. If seats rotate, those without a name have letters, since
 * “Player 1” would be another person in every match. Rules, which are about seats, are unchanged.
 */
export function withPlayerNames(game: Game, { plan, table, earlier, seating: { names } }: NamedMatch): Game {
  if (!isRotating(plan) && !names.some(Boolean)) return game;
  const playerAt = (seat: Seat): Player => playerAtSeat(plan, table.seats, earlier.length, seat);
  const nameAt = (seat: Seat): Text => playerName(plan, playerAt(seat), names);
  const rename: Rename = (text) =>
    text.replace(SEAT_NAME, (whole, merged: string | undefined, word: string, number: string) => {
      const seat = Number(number) - 1;
      if (seat >= table.seats) return whole;
      const name = names[playerAt(seat)];
      if (name) return inSentence(name, merged);
      const n = isRotating(plan) ? formatPlayer(playerAt(seat)) : number;
      return `${merged ? `${merged} ` : ""}${word} ${n}`;
    });
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
