import { createRandom, type Random, type Seat, shuffle } from "@serpentarium/core";
import {
  CARDS_OF,
  type Deck,
  type Estimate,
  entriesOf,
  isFinishable,
  layTrack,
  meanOf,
  type Options,
  race,
  shareOf,
  simulate,
  type Track,
} from "@serpentarium/serpent-cartes";

/** How the matches of a survey are played, one on each row. */
export interface Match {
  readonly entry: Options["entry"];
  readonly turnLimit: number | null;
  readonly seats: number;
}

/** What is counted of many rows of one deck. */
export interface Tally {
  readonly rows: number;
  /** On which a pawn alone can come to the goal. */
  readonly finishable: number;
  /** Matches won, in the order of play. */
  readonly wins: readonly number[];
  /** Matches that nobody won, because nobody could any more. */
  readonly endless: number;
  /** The turns of all matches that somebody won: their sum, and that of their squares. */
  readonly turns: number;
  readonly squares: number;
}

/** Some rows of a survey: which of its parts they are decides what is drawn. */
export interface Part extends Match {
  readonly deck: Deck;
  readonly seed: string;
  readonly part: number;
  readonly rows: number;
}

export const noTally = (seats: number): Tally => ({
  rows: 0,
  finishable: 0,
  wins: Array.from({ length: seats }, () => 0),
  endless: 0,
  turns: 0,
  squares: 0,
});

/** Two tallies of the same survey as one. */
export const added = (a: Tally, b: Tally): Tally => ({
  rows: a.rows + b.rows,
  finishable: a.finishable + b.finishable,
  wins: a.wins.map((count, order) => count + (b.wins[order] ?? 0)),
  endless: a.endless + b.endless,
  turns: a.turns + b.turns,
  squares: a.squares + b.squares,
});

/** How one match ends. */
interface End {
  /** Who wins, in the order of play. */
  readonly winner: Seat | null;
  readonly turns: number;
  readonly isEndless: boolean;
}

function playedByDie(track: Track, { seats, turnLimit }: Match, seed: number): End {
  if (!isFinishable(track, "die")) return { winner: null, turns: 0, isEndless: true };
  const [played] = simulate(track, seats, entriesOf("die"), turnLimit, 1, seed);
  if (!played) throw new Error("a match that was not played");
  return { winner: played.winner, turns: played.turns, isEndless: played.endless };
}

function playedOn(track: Track, match: Match, random: Random): End {
  if (match.entry === "die") return playedByDie(track, match, random.integer(2 ** 30));
  const { winner, turns, reason } = race(track, match.seats, match.turnLimit);
  return { winner, turns, isEndless: reason === "end.endless" };
}

function tallyOf(track: Track, match: Match, random: Random): Tally {
  const { winner, turns, isEndless } = playedOn(track, match, random);
  const isWon = winner !== null;
  return {
    rows: 1,
    finishable: isFinishable(track, match.entry) ? 1 : 0,
    wins: Array.from({ length: match.seats }, (_, order) => (order === winner ? 1 : 0)),
    endless: isEndless ? 1 : 0,
    turns: isWon ? turns : 0,
    squares: isWon ? turns * turns : 0,
  };
}

/** Counts a part of a survey: always the same for the same seed and number, whatever was counted before. */
export function countPart(part: Part): Tally {
  const random = createRandom(`${part.seed}/${part.deck}/${part.part}`);
  let sum = noTally(part.seats);
  for (let row = 0; row < part.rows; row++) {
    const track = layTrack(shuffle(random, CARDS_OF[part.deck]));
    sum = added(sum, tallyOf(track, part, random));
  }
  return sum;
}

/** What a tally says, each figure with its interval. */
export interface Figures {
  readonly finishable: Estimate;
  /** In the order of play. */
  readonly wins: readonly Estimate[];
  readonly draws: Estimate;
  readonly endless: Estimate;
  /** The turns of a match that somebody wins; `null` where nobody has. */
  readonly turns: Estimate | null;
}

/** The figures of a tally of at least one row. */
export function figuresOf({ rows, finishable, wins, endless, turns, squares }: Tally): Figures {
  const won = wins.reduce((sum, count) => sum + count, 0);
  return {
    finishable: shareOf(finishable, rows),
    wins: wins.map((count) => shareOf(count, rows)),
    draws: shareOf(rows - won, rows),
    endless: shareOf(endless, rows),
    turns: won === 0 ? null : meanOf(turns, squares, won),
  };
}
