import {
  type AnyPosition,
  createTable,
  type Game,
  type GameTypes,
  play,
  playout,
  type Random,
  unwrap,
} from "@serpentarium/core";

/** How many games each seat won, and how many nobody won alone. */
export interface Tally {
  readonly wins: readonly [number, number];
  readonly draws: number;
}

/** A program that plays uniformly random games for two. */
export interface Player {
  readonly name: string;
  /**
   * Plays that many games. Each action takes one number of the source: an index into the legal ones, in the order
   * of the board.
   */
  play(games: number, random: Random): Tally;
}

/** A tally of games, each told by the seat that won it alone. */
export function tally(games: number, playGame: () => number | undefined): Tally {
  const wins: [number, number] = [0, 0];
  for (let game = 0; game < games; game++) {
    const winner = playGame();
    if (winner === 0) wins[0]++;
    else if (winner === 1) wins[1]++;
  }
  return { wins, draws: games - wins[0] - wins[1] };
}

/** How the public contract is called among the players. */
export const CONTRACT = "serpentarium";

const startOf = <T extends GameTypes>(game: Game<T>): T["position"] => game.start(createTable(game));

/** The seat that won alone. */
export const winnerOf = ({ outcome }: AnyPosition): number | undefined =>
  outcome?.winners.length === 1 ? outcome.winners[0] : undefined;

/** Playouts of a plugin's game through the public contract. */
export function createPlayer<T extends GameTypes>(game: Game<T>): Player {
  const start = startOf(game);
  const playGame = (random: Random): number | undefined => winnerOf(playout(game, start, random));
  return { name: CONTRACT, play: (games, random) => tally(games, () => playGame(random)) };
}

/** Games of which every action is looked up in the list of all, whatever a phase can draw without one: slow, and sure. */
export function createListingPlayer<T extends GameTypes>(game: Game<T>): Player {
  const start = startOf(game);
  const playGame = (random: Random): number | undefined => {
    let now = start;
    while (now.phase !== "over") {
      const legal = game.legalActions(now);
      const isDrawn = game.toAct(now) === "chance";
      const action = isDrawn ? game.draw(now, random) : legal[random.integer(legal.length)];
      now = unwrap(play(game, now, action ?? ""));
    }
    return winnerOf(now);
  };
  return {
    name: "every action listed, and checked",
    play: (games, random) => tally(games, () => playGame(random)),
  };
}

/** The mean number of actions in a random game. */
export function meanActions<T extends GameTypes>(game: Game<T>, games: number, random: Random): number {
  const start = startOf(game);
  let actions = 0;
  for (let n = 0; n < games; n++) playout(game, start, random, () => actions++);
  return actions / games;
}
