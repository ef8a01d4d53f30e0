import type { Seat } from "@serpentarium/core";
import type { LandingRules } from "./material/landing.ts";
import { COLOUR_BY_PIECE, type Colour, oppositeColour } from "./material/pieces.ts";
import { isPileOnRow, pieceAt, pileHeight, type Row } from "./material/row.ts";
import { colourOfSeat, type MovePosition, type Position } from "./position.ts";

/** The log-odds of each extra piece on the tallest pile, and of the opponent's threat to win. */
const PIECE_WEIGHT = 0.1;
const THREAT_PENALTY = 0.5;

const heightAt = (row: Row, pile: number): number => (isPileOnRow(row, pile) ? pileHeight(row, pile) : 0);

/** The height of the tallest pile that each colour can make with one move (`move.pair`); 0 if it cannot move. */
function maxHeightsAfterMove(landing: LandingRules, row: Row): Readonly<Record<Colour, number>> {
  let [light, dark] = [0, 0];
  for (let pile = 0; pile < row.pileEnds.length; pile++) {
    const colour = COLOUR_BY_PIECE[pieceAt(row, pile)];
    if (colour === "neutral") continue;
    const left = heightAt(row, landing.destination(row, pile, "L"));
    const right = heightAt(row, landing.destination(row, pile, "R"));
    const landed = Math.max(left, right);
    if (landed === 0) continue;
    const height = landed + Math.min(pileHeight(row, pile), 2);
    if (colour === "light") light = Math.max(light, height);
    else dark = Math.max(dark, height);
  }
  return { light, dark };
}

/** The value for the acting player, 0 to 1: 1 with a winning move, small if the opponent threatens a winning pile. */
function evaluateForMover(landing: LandingRules, { table, row, colour, toAct }: MovePosition): number {
  const { goal } = table.options;
  const own = colourOfSeat(colour, toAct);
  const heights = maxHeightsAfterMove(landing, row);
  const mine = heights[own];
  const theirs = heights[oppositeColour(own)];
  if (mine >= goal) return 1;
  const edge = PIECE_WEIGHT * (mine - theirs) - (theirs >= goal ? THREAT_PENALTY : 0);
  return 1 / (1 + Math.exp(-edge));
}

/**
 * The value of a position for a seat, 0 to 1. The game is tactical, so only the tallest reachable piles count; the weights come from
 * self-play of a tree search.
 */
export const createEvaluate =
  (landing: LandingRules) =>
  (position: Position, seat: Seat): number => {
    if (position.phase !== "move") return 0.5;
    const share = evaluateForMover(landing, position);
    return position.toAct === seat ? share : 1 - share;
  };
