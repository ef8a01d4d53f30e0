import { fail, type Result, succeed, type Table } from "@serpentarium/core";
import { canAct, type LandingRules } from "./material/landing.ts";
import { COLOUR_BY_PIECE, COLOURS, type Colour, piecesFromKinds } from "./material/pieces.ts";
import { canSwap, pieceAt, pileEndsOf, pileHeight, type Row } from "./material/row.ts";
import type { Options } from "./options.ts";
import { colourOfSeat, type LastTurn, type OverPosition, type Position } from "./position.ts";

const failPosition = (en: string, fr: string): Result<never> => fail("bad-position", en, fr);

function parseRow(text: string): Result<Row> {
  // 19 pieces and their separators take at most 55 characters
  const kinds = text.length > 55 ? [] : text.split(",").map((pile) => pile.split("+"));
  const pieces = piecesFromKinds(kinds.flat());
  if (pieces && pieces.length > 0)
    return succeed({ pieces, pileEnds: pileEndsOf(kinds.map((pile) => pile.length)) });
  return failPosition(
    "expected piles of pieces, as l1,d2+l3,n: three each of l1 to l3 and d1 to d3 and one n at most",
    "attendu : des piles de pions, comme l1,d2+l3,n : au plus trois de chaque de l1 à l3 et de d1 à d3, et un n",
  );
}

const OUTCOMES = ["1!end.pile", "2!end.pile", "draw!end.blocked", "draw!end.quiet"] as const;
type OutcomeText = (typeof OUTCOMES)[number];

/** Whether a position rules out an outcome. */
function contradictsOutcome(
  outcome: OutcomeText,
  { table, row, colour, last, quiet }: Omit<OverPosition, "outcome">,
  landing: LandingRules,
): boolean {
  const winningPiles = row.pileEnds
    .map((_, pile) => pile)
    .filter((pile) => pileHeight(row, pile) >= table.options.goal);
  if (outcome === "1!end.pile" || outcome === "2!end.pile") {
    const winner = colourOfSeat(colour, Number(outcome[0]) - 1);
    return last !== "none" || !winningPiles.some((pile) => COLOUR_BY_PIECE[pieceAt(row, pile)] === winner);
  }
  if (winningPiles.length > 0) return true;
  const blocked =
    last === "pass" && !canAct(landing, row, "light", last) && !canAct(landing, row, "dark", last);
  return outcome === "draw!end.blocked" ? !blocked : blocked || quiet !== table.options.quietLimit;
}

function parseOver(
  head: string,
  fields: Omit<OverPosition, "outcome">,
  landing: LandingRules,
): Result<Position> {
  const outcome = OUTCOMES.find((text) => text === head);
  if (!outcome) {
    const list = OUTCOMES.join(", ");
    return failPosition(`expected one of ${list} after over:`, `attendu après over: : ${list}`);
  }
  const { quietLimit } = fields.table.options;
  if (contradictsOutcome(outcome, fields, landing) || (quietLimit !== null && fields.quiet > quietLimit)) {
    return failPosition(`${outcome} does not fit these piles`, `${outcome} ne convient pas à ces piles`);
  }
  const [winner = "", reason = ""] = outcome.split("!");
  const places = [winner === "2" ? 2 : 1, winner === "1" ? 2 : 1];
  return succeed({ ...fields, outcome: { reason, places } });
}

function parseMove(
  head: string,
  fields: Omit<OverPosition, "outcome" | "phase">,
  landing: LandingRules,
): Result<Position> {
  const { table, row, colour, last, quiet } = fields;
  const { goal, quietLimit } = table.options;
  if (head !== "1" && head !== "2")
    return failPosition("expected move:1 or move:2", "attendu : move:1 ou move:2");
  const toAct = Number(head) - 1;
  if (row.pileEnds.some((_, pile) => pileHeight(row, pile) >= goal)) {
    return failPosition(`a pile of ${goal} ends the game`, `une pile de ${goal} met fin à la partie`);
  }
  if (quietLimit !== null && quiet >= quietLimit) {
    return failPosition(
      `the quiet count must be less than ${quietLimit}`,
      `le compte des tours calmes doit être inférieur à ${quietLimit}`,
    );
  }
  if (last === "swap" && !canSwap(row, colourOfSeat(colour, 1 - toAct))) {
    return failPosition(
      "after a swap, two piles must have the colour of the player who swapped on top",
      "après une permutation, deux piles doivent avoir au sommet la couleur de celui qui l’a jouée",
    );
  }
  if (last === "pass" && !canAct(landing, row, colourOfSeat(colour, toAct), last)) {
    return failPosition(
      "after a pass there must be something to play",
      "après un tour passé, il doit y avoir quelque chose à jouer",
    );
  }
  return succeed({ ...fields, phase: "move", toAct });
}

const isColour = (text: string): text is Colour => COLOURS.some((colour) => colour === text);

function parsePosition(landing: LandingRules, text: string, table: Table<Options>): Result<Position> {
  if (text === "deal:chance - - - 0") return succeed({ phase: "deal", table });
  const [, phase, head = "", rowText = "", colour = "", sign, count] =
    /^(colour|move|over):(\S{1,20}) (\S{1,60}) (-|light|dark) ([sp-]) (0|[1-9]\d{0,14})$/.exec(text) ?? [];
  if (!phase) {
    return failPosition(
      "expected <phase>:<to act> <piles> <colour> <last> <quiet>, as move:2 l1,d2+l3,n dark - 4",
      "attendu : <phase>:<joueur> <piles> <couleur> <dernier tour> <calme>, comme move:2 l1,d2+l3,n dark - 4",
    );
  }
  const row = parseRow(rowText);
  if (!row.ok) return row;
  const last: LastTurn = sign === "s" ? "swap" : sign === "p" ? "pass" : "none";
  const quiet = Number(count);
  if (phase === "colour") {
    const isFresh = head === "1" && colour === "-" && last === "none" && quiet === 0;
    const isSingle = row.value.pileEnds.length === row.value.pieces.length;
    if (isFresh && isSingle) return succeed({ phase, table, row: row.value });
    return failPosition(
      "expected single pieces: colour:1 l1,d2,n - - 0",
      "attendu : des pions isolés : colour:1 l1,d2,n - - 0",
    );
  }
  if (!isColour(colour))
    return failPosition("expected the colour of player 1", "attendu : la couleur du joueur 1");
  const fields = { table, row: row.value, colour, last, quiet };
  if (phase === "move") return parseMove(head, fields, landing);
  return parseOver(head, { ...fields, phase: "over" }, landing);
}

/**
 * Creates `parsePosition`. It fails with `bad-position`, also for pieces that the set does not have and for a phase that
 * does not fit what the players can do.
 */
export const createParsePosition =
  (landing: LandingRules) =>
  (text: string, table: Table<Options>): Result<Position> =>
    parsePosition(landing, text, table);
