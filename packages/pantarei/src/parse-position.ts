import { fail, type Result, succeed, type Table } from "@serpentarium/core";
import { canAct, type Landing } from "./material/landing.ts";
import { COLOUR_OF, COLOURS, type Colour, piecesFor } from "./material/pieces.ts";
import { endsOf, height, pieceAt, type Row } from "./material/row.ts";
import type { Options } from "./options.ts";
import { colourOf, type Last, type OverPosition, type Position } from "./position.ts";

const bad = (en: string, fr: string): Result<never> => fail("bad-position", en, fr);

function parseRow(text: string): Result<Row> {
  // 19 pieces with a sign between them are at most 55 characters
  const kinds = text.length > 55 ? [] : text.split(",").map((pile) => pile.split("+"));
  const pieces = piecesFor(kinds.flat());
  if (pieces && pieces.length > 0) return succeed({ pieces, ends: endsOf(kinds.map((pile) => pile.length)) });
  return bad(
    "expected piles of pieces, as l1,d2+l3,n: three each of l1 to l3 and d1 to d3 and one n at most",
    "attendu : des piles de pions, comme l1,d2+l3,n : au plus trois de chaque de l1 à l3 et de d1 à d3, et un n",
  );
}

const OUTCOMES = ["1!end.pile", "2!end.pile", "draw!end.blocked", "draw!end.quiet"] as const;
type OutcomeText = (typeof OUTCOMES)[number];

/** What keeps an outcome from fitting its position, if anything does. */
function misfit(
  outcome: OutcomeText,
  { table, row, colour, last, quiet }: Omit<OverPosition, "outcome">,
  landing: Landing,
): boolean {
  const high = row.ends.map((_, pile) => pile).filter((pile) => height(row, pile) >= table.options.goal);
  if (outcome === "1!end.pile" || outcome === "2!end.pile") {
    const winner = colourOf(colour, Number(outcome[0]) - 1);
    return last !== "none" || !high.some((pile) => COLOUR_OF[pieceAt(row, pile)] === winner);
  }
  if (high.length > 0) return true;
  const blocked =
    last === "pass" && !canAct(landing, row, "light", last) && !canAct(landing, row, "dark", last);
  return outcome === "draw!end.blocked" ? !blocked : blocked || quiet !== table.options.quietLimit;
}

function parseOver(head: string, played: Omit<OverPosition, "outcome">, landing: Landing): Result<Position> {
  const outcome = OUTCOMES.find((text) => text === head);
  if (!outcome) {
    const list = OUTCOMES.join(", ");
    return bad(`expected one of ${list} after over:`, `attendu après over: : ${list}`);
  }
  const { quietLimit } = played.table.options;
  if (misfit(outcome, played, landing) || (quietLimit !== null && played.quiet > quietLimit)) {
    return bad(`${outcome} does not fit this row`, `${outcome} ne convient pas à cette rangée`);
  }
  const winners = outcome.startsWith("draw") ? [0, 1] : [Number(outcome[0]) - 1];
  return succeed({ ...played, outcome: { winners, reason: outcome.slice(outcome.indexOf("!") + 1) } });
}

function parseMove(
  head: string,
  played: Omit<OverPosition, "outcome" | "phase">,
  landing: Landing,
): Result<Position> {
  const { table, row, colour, last, quiet } = played;
  const { goal, quietLimit } = table.options;
  if (head !== "1" && head !== "2") return bad("expected move:1 or move:2", "attendu : move:1 ou move:2");
  const toAct = Number(head) - 1;
  if (row.ends.some((_, pile) => height(row, pile) >= goal)) {
    return bad(`a pile of ${goal} ends the game`, `une pile de ${goal} met fin à la partie`);
  }
  if (quietLimit !== null && quiet >= quietLimit) {
    return bad(
      `the quiet count must be less than ${quietLimit}`,
      `le compte des tours calmes doit être inférieur à ${quietLimit}`,
    );
  }
  if (last === "pass" && !canAct(landing, row, colourOf(colour, toAct), last)) {
    return bad(
      "after a pass there must be something to play",
      "après un tour passé, il doit y avoir quelque chose à jouer",
    );
  }
  return succeed({ ...played, phase: "move", toAct });
}

const isColour = (text: string): text is Colour => COLOURS.some((colour) => colour === text);

function parsePosition(landing: Landing, text: string, table: Table<Options>): Result<Position> {
  if (text === "deal:chance - - - 0") return succeed({ phase: "deal", table });
  const [, phase, head = "", rowText = "", colour = "", sign, count] =
    /^(colour|move|over):(\S{1,20}) (\S{1,60}) (-|light|dark) ([sp-]) (0|[1-9]\d{0,14})$/.exec(text) ?? [];
  if (!phase) {
    return bad(
      "expected <phase>:<to act> <row> <colour> <last> <quiet>, as move:2 l1,d2+l3,n dark - 4",
      "attendu : <phase>:<joueur> <rangée> <couleur> <dernier tour> <calme>, comme move:2 l1,d2+l3,n dark - 4",
    );
  }
  const row = parseRow(rowText);
  if (!row.ok) return row;
  const last: Last = sign === "s" ? "swap" : sign === "p" ? "pass" : "none";
  const quiet = Number(count);
  if (phase === "colour") {
    const fresh = head === "1" && colour === "-" && last === "none" && quiet === 0;
    const single = row.value.ends.length === row.value.pieces.length;
    if (fresh && single) return succeed({ phase, table, row: row.value });
    return bad(
      "expected single pieces: colour:1 l1,d2,n - - 0",
      "attendu : des pions isolés : colour:1 l1,d2,n - - 0",
    );
  }
  if (!isColour(colour))
    return bad("expected the colour of seat 0", "attendu : la couleur du premier joueur");
  const played = { table, row: row.value, colour, last, quiet };
  if (phase === "move") return parseMove(head, played, landing);
  return parseOver(head, { ...played, phase: "over" }, landing);
}

/** A position from its text, checked: the pieces add up, and the phase fits what its players are able to do. */
export const createParsePosition =
  (landing: Landing) =>
  (text: string, table: Table<Options>): Result<Position> =>
    parsePosition(landing, text, table);
