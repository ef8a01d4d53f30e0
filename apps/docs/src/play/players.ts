import type { AnyPosition, Game, Seat, Text } from "@serpentarium/core";
import type { Layout, Look, Scene } from "@serpentarium/core/scene";
import { formatPlayer, type Player, playerAt, type SeriesPlan } from "@serpentarium/core/series";
import { calledPlayer, seatNumber } from "./seats.ts";
import { goesRound } from "./series.ts";

/** How a player is called: like the seat that is always theirs, or by a letter where the seats go round. */
export const playerName = (plan: SeriesPlan, player: Player): Text =>
  goesRound(plan) ? calledPlayer(formatPlayer(player)) : seatNumber(player);

/** How the words of games call a seat: the convention of this site, and of {@link seatNumber}. */
const SEAT = /\b(player|joueur) (\d+)\b/gi;

type Rename = (text: string) => string;

const inBoth = (rename: Rename, { en, fr }: Text): Text => ({ en: rename(en), fr: rename(fr) });

const labelled = <T extends { readonly label: Text }>(things: readonly T[], rename: Rename): readonly T[] =>
  things.map((thing) => ({ ...thing, label: inBoth(rename, thing.label) }));

const renameScene = (scene: Scene, rename: Rename): Scene => ({
  ...scene,
  ...(scene.panels && { panels: labelled(scene.panels, rename) }),
  spaces: labelled(scene.spaces, rename),
  pieces: labelled(scene.pieces, rename),
  targets: labelled(scene.targets, rename),
});

const renameWords = ({ words }: Game, rename: Rename): Game["words"] =>
  Object.fromEntries(
    Object.entries(words).map(([type, { en, fr }]) => [
      type,
      { en: (event) => rename(en(event)), fr: (event) => rename(fr(event)) },
    ]),
  );

/** How a seat of a game is called by whoever sits there; colours and the like are said as well. */
function playerSeat(game: Game, position: AnyPosition, seat: Seat, name: Text, rename: Rename): Text {
  const own = game.seatName?.(position, seat);
  if (!own) return name;
  const { en, fr } = inBoth(rename, own);
  return en === own.en ? { en: `${name.en} (${en})`, fr: `${name.fr} (${fr})` } : { en, fr };
}

/**
 * A game in whose words the players are called by their letters. Where seats go round, "Player 1" of the game would be
 * somebody else in every match; its rules, which speak of seats, stay as they are.
 *
 * @param match - which game of the series, counted from 0
 */
export function withPlayers(game: Game, plan: SeriesPlan, seats: number, match: number): Game {
  if (!goesRound(plan)) return game;
  const nameAt = (seat: Seat): Text => playerName(plan, playerAt(plan, seats, match, seat));
  const rename: Rename = (text) =>
    text.replace(SEAT, (whole, word: string, number: string) => {
      const seat = Number(number) - 1;
      return seat < seats ? `${word} ${formatPlayer(playerAt(plan, seats, match, seat))}` : whole;
    });
  const { frames } = game;
  return {
    ...game,
    words: renameWords(game, rename),
    seatName: (position, seat) => playerSeat(game, position, seat, nameAt(seat), rename),
    scene: (position: AnyPosition, layout: Layout, look?: Look) =>
      renameScene(game.scene(position, layout, look), rename),
    ...(frames && {
      frames: (...from: Parameters<typeof frames>) =>
        frames(...from).map((scene) => renameScene(scene, rename)),
    }),
  };
}
