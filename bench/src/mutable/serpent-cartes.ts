import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

const GOAL = 32;
const TURN_LIMIT = 1000;

/** The values of the cards in the order of the deck: four of each, of the ranks A, 7, 8, 9, 10, J, Q and K. */
const DECK = Uint8Array.from({ length: GOAL }, (_, card) => [1, 7, 8, 9, 10, 1, 1, 1][card >> 2] ?? 1);

const deck = new Uint8Array(GOAL);
/** By card, where a pawn rests that reaches it going backwards, and going forward. */
const back = new Uint8Array(GOAL + 1);
const rests = new Uint8Array(GOAL + 1);
/** By the cards of both pawns and the seat to act: the last game in which this occurred. */
const seen = new Uint32Array(64 * 64 * 2);
let game = 0;

function deal(random: Random): void {
  deck.set(DECK);
  for (let last = GOAL - 1; last > 0; last--) {
    const other = random.integer(last + 1);
    const value = deck[last] as number;
    deck[last] = deck[other] as number;
    deck[other] = value;
  }
  for (let card = 1; card <= GOAL; card++) {
    const value = deck[card - 1] as number;
    back[card] = value === 1 ? card : card > value ? (back[card - value] as number) : 0;
  }
  rests[GOAL] = GOAL;
  for (let card = GOAL - 1; card > 0; card--) {
    const value = deck[card - 1] as number;
    const next = card + value;
    rests[card] =
      value === 1 ? card : next > GOAL ? (back[2 * GOAL - next] as number) : (rests[next] as number);
  }
}

/** Whether the state occurs for the first time in this game. */
function isNew(own: number, other: number, seat: number): boolean {
  const key = seat === 0 ? (own << 7) | (other << 1) : (other << 7) | (own << 1) | 1;
  if (seen[key] === game) return false;
  seen[key] = game;
  return true;
}

function playGame(random: Random): number | undefined {
  game++;
  deal(random);
  let [own, other, seat] = [0, 0, random.integer(2)];
  for (let turns = 0; turns < TURN_LIMIT && isNew(own, other, seat); turns++) {
    // the only legal action
    random.integer(1);
    const card = rests[own + 1] as number;
    if (card === GOAL) return seat;
    const rest = card === other && own !== 0 ? 0 : other;
    other = card;
    own = rest;
    seat = 1 - seat;
  }
  return undefined;
}

/** A handwritten implementation: the values of the row, and the cards of two pawns. */
export const serpentCartes: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
