import { fail, type Outcome, type Result, succeed, type Table, unknownReason } from "@serpentarium/core";
import { type Action, CHOICES, type Choice, type Deal, MOVES, PASS, SWAPS, type Turn } from "./action.ts";
import {
  COLOUR_OF,
  COLOURS,
  type Colour,
  KIND_OF,
  PIECES,
  type Piece,
  piecesFor,
} from "./material/pieces.ts";
import { endsOf, height, pieceAt, pilesOf, type Row } from "./material/row.ts";
import type { Options } from "./options.ts";
import { type CanAct, canAct, colourOf, type Last, type OverPosition, type Position } from "./position.ts";

const formatPile = (pile: readonly Piece[]): string => pile.map((piece) => KIND_OF[piece]).join("+");

const formatRow = (row: Row): string => pilesOf(row).map(formatPile).join(",");

/** `4R`, `4R2`, `4x9` or `pass`. */
export function formatTurn(turn: Turn): string {
  if (turn.kind === "pass") return "pass";
  if (turn.kind === "swap") return `${turn.first + 1}x${turn.second + 1}`;
  return `${turn.pile + 1}${turn.direction}${turn.pair ? "2" : ""}`;
}

export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatPile(action.pieces).replaceAll("+", ",");
  return action.phase === "colour" ? action.colour : formatTurn(action);
}

const parseDeal = (text: string): Result<Deal> => {
  // 19 pieces are at most 55 characters: anything longer need not be split
  const pieces = text.length > 55 ? undefined : piecesFor(text.split(","));
  return pieces?.length === PIECES
    ? succeed({ phase: "deal", pieces })
    : fail(
        "notation",
        "expected the 19 pieces in a row, as l1,d3,n,…",
        "attendu : les 19 pions en ligne, comme l1,d3,n,…",
      );
};

const parseChoice = (text: string): Result<Choice> => {
  const choice = CHOICES.find(({ colour }) => colour === text);
  return choice
    ? succeed(choice)
    : fail("notation", "expected light or dark", "attendu : light (clair) ou dark (foncé)");
};

function parseTurn(text: string, { ends }: Row): Result<Turn> {
  const piles = ends.length;
  const [, pile = "", direction, pair] = /^([1-9]\d?)([LR])(2?)$/.exec(text) ?? [];
  const move = MOVES[direction === "L" ? "L" : "R"][pair ? "pair" : "single"][Number(pile) - 1];
  if (move && Number(pile) <= piles) return succeed(move);
  const [, first = "", second = ""] = /^([1-9]\d?)x([1-9]\d?)$/.exec(text) ?? [];
  const swap = SWAPS[Number(first) - 1]?.[Number(second) - 1];
  if (swap && Number(first) < Number(second) && Number(second) <= piles) return succeed(swap);
  if (text === "pass") return succeed(PASS);
  return fail(
    "notation",
    `expected a move (4R, 4L2), a swap (4x9) or pass, with piles from 1 to ${piles}`,
    `attendu : un déplacement (4R, 4L2), une permutation (4x9) ou pass, avec des piles de 1 à ${piles}`,
  );
}

/** An action from its text; the piles that it names are there. */
export function parseAction(text: string, position: Position): Result<Action> {
  if (position.phase === "deal") return parseDeal(text);
  return position.phase === "colour" ? parseChoice(text) : parseTurn(text, position.row);
}

const LAST_SIGNS: Readonly<Record<Last, string>> = { swap: "s", pass: "p", none: "-" };

const formatOutcome = ({ winners, reason }: Outcome): string =>
  `${winners.length === 1 ? `${(winners[0] ?? 0) + 1}` : "draw"}!${reason}`;

/** `<phase>:<to act> <row> <colour of seat 0> <last> <quiet>`. */
export function formatPosition(position: Position): string {
  if (position.phase === "deal") return "deal:chance - - - 0";
  if (position.phase === "colour") return `colour:1 ${formatRow(position.row)} - - 0`;
  const { phase, row, colour, last, quiet } = position;
  const head = phase === "move" ? `${position.toAct + 1}` : formatOutcome(position.outcome);
  return `${phase}:${head} ${formatRow(row)} ${colour} ${LAST_SIGNS[last]} ${quiet}`;
}

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
const REASONS = ["end.pile", "end.blocked", "end.quiet"] as const;

/** What keeps an outcome from fitting its position, if anything does. */
function misfit(
  outcome: OutcomeText,
  { table, row, colour, last, quiet }: Omit<OverPosition, "outcome">,
  isAble: CanAct,
): boolean {
  const high = row.ends.map((_, pile) => pile).filter((pile) => height(row, pile) >= table.options.goal);
  if (outcome === "1!end.pile" || outcome === "2!end.pile") {
    const winner = colourOf(colour, Number(outcome[0]) - 1);
    return last !== "none" || !high.some((pile) => COLOUR_OF[pieceAt(row, pile)] === winner);
  }
  if (high.length > 0) return true;
  const blocked = last === "pass" && !isAble(row, "light", last) && !isAble(row, "dark", last);
  return outcome === "draw!end.blocked" ? !blocked : blocked || quiet !== table.options.quietLimit;
}

function parseOver(head: string, played: Omit<OverPosition, "outcome">, isAble: CanAct): Result<Position> {
  const outcome = OUTCOMES.find((text) => text === head);
  if (!outcome) {
    const unknown = unknownReason(head, REASONS);
    if (unknown) return { ok: false, error: unknown };
    const list = OUTCOMES.join(", ");
    return bad(`expected one of ${list} after over:`, `attendu après over: : ${list}`);
  }
  const { quietLimit } = played.table.options;
  if (misfit(outcome, played, isAble) || (quietLimit !== null && played.quiet > quietLimit)) {
    return bad(`${outcome} does not fit this row`, `${outcome} ne convient pas à cette rangée`);
  }
  const winners = outcome.startsWith("draw") ? [0, 1] : [Number(outcome[0]) - 1];
  return succeed({ ...played, outcome: { winners, reason: outcome.slice(outcome.indexOf("!") + 1) } });
}

function parseMove(
  head: string,
  played: Omit<OverPosition, "outcome" | "phase">,
  isAble: CanAct,
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
  if (last === "pass" && !isAble(row, colourOf(colour, toAct), last)) {
    return bad(
      "after a pass there must be something to play",
      "après un tour passé, il doit y avoir quelque chose à jouer",
    );
  }
  return succeed({ ...played, phase: "move", toAct });
}

const isColour = (text: string): text is Colour => COLOURS.some((colour) => colour === text);

/** A position from its text, checked: the pieces add up, and the phase fits what its players are able to do. */
export function parsePositionWith(isAble: CanAct, text: string, table: Table<Options>): Result<Position> {
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
  if (phase === "move") return parseMove(head, played, isAble);
  return parseOver(head, { ...played, phase: "over" }, isAble);
}

export const parsePosition = (text: string, table: Table<Options>): Result<Position> =>
  parsePositionWith(canAct, text, table);
