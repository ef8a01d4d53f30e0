import type { AnyPosition, Game } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import {
  candidateTexts,
  listedTexts,
  type MutatedPosition,
  mutatedPositions,
  parseActions,
} from "../candidates.ts";
import { firstDefined } from "../data.ts";
import { atEachStep, type Law, type PartialViolation } from "../law.ts";
import type { Playout } from "../playout.ts";
import { failureText } from "../refusal.ts";

/** Checks that the text of a position is one line and parses back to the same position. */
function checkPositionText({ game, table }: Playout, position: AnyPosition): string | undefined {
  const text = game.formatPosition(position);
  if (text === "" || /[\r\n]|^\s|\s$/.test(text)) return "its text is not one line without surrounding space";
  const parsed = game.parsePosition(text, table);
  if (!parsed.ok) return `its own text is not accepted: ${failureText(parsed.error)}`;
  const again = game.formatPosition(parsed.value);
  if (again !== text) return `parsed and formatted again it is ${again}`;
  if (!dequal(parsed.value.table, table)) return "parsed from its text it has another table";
  return findDifference(game, position, parsed.value);
}

/** Finds a difference in the rules-relevant state of two positions with the same text. */
function findDifference(game: Game, a: AnyPosition, b: AnyPosition): string | undefined {
  const differs = (what: string, x: unknown, y: unknown): string | undefined =>
    dequal(x, y) ? undefined : `parsed from its text it has another ${what}`;
  return (
    differs("phase", a.phase, b.phase) ??
    differs("outcome", a.outcome, b.outcome) ??
    differs("actor", game.toAct(a), game.toAct(b)) ??
    differs("list of legal actions", listedTexts(game, a), listedTexts(game, b))
  );
}

/** Checks a position parsed from a mutated text: the text is canonical, and there is a legal action. */
function checkMutatedPosition(
  playout: Playout,
  { text, position }: MutatedPosition,
): PartialViolation | undefined {
  const { game } = playout;
  const again = game.formatPosition(position);
  if (again !== text) return `the text "${text}" is accepted, but formatted as ${again}`;
  const problem = checkPositionText(playout, position);
  if (problem) return { what: problem, position: text };
  const isSeatToAct = position.phase !== "over" && game.toAct(position) !== "chance";
  const isStuck = isSeatToAct && game.legalRanges(position).length === 0;
  return isStuck ? { what: "it is accepted, but no action is legal", position: text } : undefined;
}

export const positionNotation: Law = {
  id: "position-notation",
  title: { id: "laws.position-notation" },
  check: atEachStep(
    (step, playout) =>
      checkPositionText(playout, step.position) ??
      firstDefined(mutatedPositions(step, playout).map((near) => () => checkMutatedPosition(playout, near))),
  ),
};

/** A clause id that no game has. */
const UNKNOWN_REASON = "end.other";

/** Checks how the parser refuses the text of a finished position with an unknown end reason. */
function checkUnknownReason({ game, table }: Playout, position: AnyPosition): string | undefined {
  const { outcome } = position;
  const text = game.formatPosition(position);
  if (!outcome || !text.includes(outcome.reason)) return undefined;
  const other = text.replace(outcome.reason, UNKNOWN_REASON);
  const parsed = game.parsePosition(other, table);
  if (parsed.ok) return `"${other}" is accepted, but ${UNKNOWN_REASON} is not a clause`;
  const { message } = parsed.error;
  const told = JSON.stringify(message);
  const isNamed = Object.keys(game.clauses).some((id) => id.startsWith("end.") && told.includes(id));
  return isNamed
    ? undefined
    : `"${other}" fails without naming a known end clause: ${failureText(parsed.error)}`;
}

export const reasons: Law = {
  id: "reasons",
  title: { id: "laws.reasons" },
  needsClauses: true,
  check: atEachStep(({ position }, playout) => checkUnknownReason(playout, position)),
};

/** Checks the text of a legal action. */
function checkActionText(game: Game, position: AnyPosition, text: string): string | undefined {
  // links join the texts of a record with "_", and the tools split input at spaces
  if (!/^[^\s_]+$/.test(text)) return `"${text}" is not one word without "_"`;
  const [action] = parseActions(game, [text], position);
  if (!action) return `"${text}" is the text of an action, but does not parse`;
  return action.phase === position.phase
    ? checkReformatted(game, position, text)
    : `"${text}" parses as an action of the phase ${action.phase}`;
}

/** Checks that the text of an action, legal or not, is canonical. */
function checkReformatted(game: Game, position: AnyPosition, text: string): string | undefined {
  const [action] = parseActions(game, [text], position);
  const again = action && game.formatAction(action, position);
  return again === undefined || again === text
    ? undefined
    : `"${text}" parses, but is formatted as "${again}"`;
}

export const actionNotation: Law = {
  id: "action-notation",
  title: { id: "laws.action-notation" },
  check: atEachStep((step, playout) => {
    const { game } = playout;
    const { position, legal, action } = step;
    if (position.phase === "over") return undefined;
    const texts = legal.map((each) => game.formatAction(each, position));
    const duplicate = texts.find((text, i) => texts.indexOf(text) !== i);
    if (duplicate !== undefined) return `two legal actions have the text "${duplicate}"`;
    const own = action ? [...texts, game.formatAction(action, position)] : texts;
    return (
      firstDefined(own.map((text) => () => checkActionText(game, position, text))) ??
      firstDefined(candidateTexts(step, playout).map((text) => () => checkReformatted(game, position, text)))
    );
  }),
};
