import type { AnyPosition, Game, Seat, Text } from "@serpentarium/core";
import type { Layout, Scene, ViewOptions } from "@serpentarium/core/scene";
import { formatPlayer, type Player, playerAtSeat, type SeriesPlan } from "@serpentarium/core/series";
import { defaultSeatName, playerLabel } from "./seat-names.ts";
import { isRotating } from "./series.ts";

/** The name of a player: that of their seat or, if seats rotate, a letter. */
export const playerName = (plan: SeriesPlan, player: Player): Text =>
  isRotating(plan) ? playerLabel(formatPlayer(player)) : defaultSeatName(player);

/** Names of seats in the texts of games, as {@link defaultSeatName} writes them. */
const SEAT_NAME = /\b(player|joueur) (\d+)\b/gi;

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
 * A game whose texts call players by their letters: if seats rotate, “Player 1” would be another person in every match.
 * Rules, which are about seats, are unchanged.
 *
 * @param match - index of the game in the series, from 0
 */
export function withPlayerNames(game: Game, plan: SeriesPlan, seats: number, match: number): Game {
  if (!isRotating(plan)) return game;
  const nameAt = (seat: Seat): Text => playerName(plan, playerAtSeat(plan, seats, match, seat));
  const rename: Rename = (text) =>
    text.replace(SEAT_NAME, (whole, word: string, number: string) => {
      const seat = Number(number) - 1;
      return seat < seats ? `${word} ${formatPlayer(playerAtSeat(plan, seats, match, seat))}` : whole;
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
