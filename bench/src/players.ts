import {
  type AnyPosition,
  createTable,
  type Game,
  type GameTypes,
  play,
  playout,
  type Random,
  soleWinnerOf,
  unwrap,
} from "@serpentarium/core";

/** The number of games won by each seat, and of those without a sole winner. */
export interface Tally {
  readonly wins: readonly [number, number];
  readonly draws: number;
}

/** A program that plays uniformly random games for two seats. */
export interface Player {
  readonly name: string;
  /**
   * Plays this many games. Each action uses one number of the generator: the index of a legal action, in the order of the
   * board.
   */
  play(games: number, random: Random): Tally;
}

/** Counts games by their sole winners. */
export function tallyGames(games: number, playGame: () => number | undefined): Tally {
  const wins: [number, number] = [0, 0];
  for (let game = 0; game < games; game++) {
    const winner = playGame();
    if (winner === 0) wins[0]++;
    else if (winner === 1) wins[1]++;
  }
  return { wins, draws: games - wins[0] - wins[1] };
}

/** The name of the player that uses the public contract. */
export const CONTRACT_PLAYER = "serpentarium";

const startOf = <T extends GameTypes>(game: Game<T>): T["position"] => game.start(createTable(game));

/** The sole winner of a finished game. */
export const winnerOf = ({ outcome }: AnyPosition): number | undefined => soleWinnerOf(outcome);

/** A player of a plugin's game through the public contract. */
export function createContractPlayer<T extends GameTypes>(game: Game<T>): Player {
  const start = startOf(game);
  const playGame = (random: Random): number | undefined => winnerOf(playout(game, start, random));
  return { name: CONTRACT_PLAYER, play: (games, random) => tallyGames(games, () => playGame(random)) };
}

/** A player that chooses every action from the list of all, even if a phase can sample without one: slow, but simple. */
export function createListingPlayer<T extends GameTypes>(game: Game<T>): Player {
  const start = startOf(game);
  const playGame = (random: Random): number | undefined => {
    let now = start;
    while (now.phase !== "over") {
      const legal = game.legalActions(now);
      const isDrawn = game.toAct(now) === "chance";
      const action = isDrawn ? game.drawOutcome(now, random) : legal[random.integer(legal.length)];
      now = unwrap(play(game, now, action ?? "")).position;
    }
    return winnerOf(now);
  };
  return {
    name: "every action listed, and checked",
    play: (games, random) => tallyGames(games, () => playGame(random)),
  };
}

export function meanActions<T extends GameTypes>(game: Game<T>, games: number, random: Random): number {
  const start = startOf(game);
  let actions = 0;
  for (let n = 0; n < games; n++) playout(game, start, random, () => actions++);
  return actions / games;
}
