import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

const PIECES = 19;
const GOAL = 7;
const QUIET_LIMIT = 100;
const [DARK, NEUTRAL] = [4, 8];

/** The kind of each piece: its value, and 4 more if it is dark. */
const KINDS = Uint8Array.from({ length: PIECES }, (_, piece) =>
  piece === PIECES - 1 ? NEUTRAL : (piece < 9 ? 0 : DARK) + 1 + (Math.floor(piece / 3) % 3),
);

const HALF = 10;
const HALF_MASK = (1 << HALF) - 1;
/** The number of places in a set of ten. */
const COUNT = Uint8Array.from({ length: 1 << HALF }, (_, set) => set.toString(2).replaceAll("0", "").length);
const countOf = (set: number): number => (COUNT[set & HALF_MASK] as number) + (COUNT[set >> HALF] as number);

const pieces = new Uint8Array(PIECES);
/** The kinds of the pieces of each pile, from the bottom: a pile keeps its number when its place changes. */
const piles = new Uint8Array(PIECES * PIECES);
/** By place in the row: the number of its pile, and its height. */
const pileAt = new Uint8Array(PIECES);
const heightAt = new Uint8Array(PIECES);
let places = 0;
/** By kind: the places with this kind on top, as bits. */
const tops = new Int32Array(NEUTRAL + 1);
/** The places of piles with more than one piece, as bits. */
let high = 0;
/** The height of the destination pile of the last move. */
let landedHeight = 0;

function deal(random: Random): void {
  for (let piece = 0; piece < PIECES; piece++) pieces[piece] = piece;
  for (let last = PIECES - 1; last > 0; last--) {
    const other = random.integer(last + 1);
    const piece = pieces[last] as number;
    pieces[last] = pieces[other] as number;
    pieces[other] = piece;
  }
  tops.fill(0);
  for (let place = 0; place < PIECES; place++) {
    const kind = KINDS[pieces[place] as number] as number;
    pileAt[place] = place;
    heightAt[place] = 1;
    tops[kind] = (tops[kind] as number) | (1 << place);
    piles[place * PIECES] = kind;
  }
  places = PIECES;
  high = 0;
}

/** The places in a set from which a piece of a value can move to the left, and to the right. */
const toLeft = (set: number, value: number): number => set & -(1 << value);
const toRight = (set: number, value: number): number => set & ((1 << (places - value)) - 1);

const ways = (set: number): number => countOf(set) + countOf(set & high);

function countMoves(colour: number): number {
  const [ones, twos, threes] = [
    tops[colour + 1] as number,
    tops[colour + 2] as number,
    tops[colour + 3] as number,
  ];
  return (
    ways(toLeft(ones, 1)) +
    ways(toRight(ones, 1)) +
    ways(toLeft(twos, 2)) +
    ways(toRight(twos, 2)) +
    ways(toLeft(threes, 3)) +
    ways(toRight(threes, 3))
  );
}

/** The places with a piece of a colour on top. */
const placesOf = (colour: number): number =>
  (tops[colour + 1] as number) | (tops[colour + 2] as number) | (tops[colour + 3] as number);

const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

const without = (set: number, place: number): number => {
  const before = (1 << place) - 1;
  return (set & before) | ((set >> 1) & ~before);
};

/** Closes the place of an emptied pile. */
function removePlace(place: number): void {
  places--;
  for (let next = place; next < places; next++) {
    pileAt[next] = pileAt[next + 1] as number;
    heightAt[next] = heightAt[next + 1] as number;
  }
  for (let kind = 1; kind <= NEUTRAL; kind++) tops[kind] = without(tops[kind] as number, place);
  high = without(high, place);
}

/** Plays the move at an index of the list: ordered by place, left before right, single before pair. */
function move(colour: number, index: number): boolean {
  let [from, height, kind, value, way] = [0, 0, 0, 0, index];
  for (let rest = placesOf(colour); ; rest &= rest - 1) {
    from = firstOf(rest);
    height = heightAt[from] as number;
    kind = piles[(pileAt[from] as number) * PIECES + height - 1] as number;
    value = kind & 3;
    const directions = (value <= from ? 1 : 0) + (from + value < places ? 1 : 0);
    const count = height > 1 ? 2 * directions : directions;
    if (way < count) break;
    way -= count;
  }
  const isPair = height > 1 && (way & 1) === 1;
  const isLeft = value <= from && (height > 1 ? way < 2 : way === 0);
  const to = isLeft ? from - value : from + value;

  const source = (pileAt[from] as number) * PIECES + height;
  const landed = heightAt[to] as number;
  const target = (pileAt[to] as number) * PIECES + landed;
  const covered = piles[target - 1] as number;
  const taken = isPair ? 2 : 1;
  if (isPair) piles[target] = piles[source - 2] as number;
  piles[target + taken - 1] = kind;
  landedHeight = landed + taken;
  heightAt[to] = landedHeight;
  tops[covered] = (tops[covered] as number) ^ (1 << to);
  tops[kind] = (tops[kind] as number) ^ (1 << to) ^ (1 << from);
  high |= 1 << to;
  if (height === taken) {
    removePlace(from);
    return true;
  }
  const bared = piles[source - taken - 1] as number;
  tops[bared] = (tops[bared] as number) ^ (1 << from);
  heightAt[from] = height - taken;
  if (height - taken === 1) high ^= 1 << from;
  return false;
}

/** Swaps the piles at an index of the list of all pairs of some places. */
function swap(own: number, count: number, index: number): void {
  let set = own;
  let rest = index;
  for (let others = count - 1; rest >= others; others--) {
    rest -= others;
    set &= set - 1;
  }
  const one = firstOf(set);
  for (set &= set - 1; rest > 0; rest--) set &= set - 1;
  const other = firstOf(set);

  const [pile, height] = [pileAt[one] as number, heightAt[one] as number];
  const [otherPile, otherHeight] = [pileAt[other] as number, heightAt[other] as number];
  const kind = piles[pile * PIECES + height - 1] as number;
  const otherKind = piles[otherPile * PIECES + otherHeight - 1] as number;
  const both = (1 << one) | (1 << other);
  tops[kind] = (tops[kind] as number) ^ both;
  tops[otherKind] = (tops[otherKind] as number) ^ both;
  if (height > 1 !== otherHeight > 1) high ^= both;
  pileAt[one] = otherPile;
  heightAt[one] = otherHeight;
  pileAt[other] = pile;
  heightAt[other] = height;
}

function playGame(random: Random): number | undefined {
  deal(random);
  // seat 0 chooses light or dark, seat 1 begins
  let colour = random.integer(2) === 0 ? DARK : 0;
  let swapped = false;
  for (let [quiet, seat] = [0, 1]; quiet < QUIET_LIMIT; colour ^= DARK, seat = 1 - seat) {
    const moves = countMoves(colour);
    const own = placesOf(colour);
    const count = countOf(own);
    const turns: number = swapped ? moves : moves + (count * (count - 1)) / 2;
    const index = random.integer(Math.max(turns, 1));
    if (turns > 0 && index < moves) {
      quiet = move(colour, index) ? 0 : quiet + 1;
      if (landedHeight >= GOAL) return seat;
      swapped = false;
      continue;
    }
    quiet++;
    swapped = turns > 0;
    if (swapped) swap(own, count, index - moves);
    // after a pass, the other player may swap again
    else if (countMoves(colour ^ DARK) === 0 && countOf(placesOf(colour ^ DARK)) < 2) return undefined;
  }
  return undefined;
}

/** A handwritten implementation: piles that are changed in place, and sets of places as bits. */
export const pantarei: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
