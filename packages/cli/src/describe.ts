import { renderText } from "@serpentarium/board";
import {
  type AnyAction,
  type AnyPosition,
  eventsForViewer,
  type Failure,
  type Game,
  type Message,
  narrateEvent,
  type Outcome,
  resultText,
  type Seat,
  type Viewer,
  type Words,
} from "@serpentarium/core";
import { isEarlyEndingReason } from "@serpentarium/core/record";

/** The name of a seat: the game's own, otherwise its number from 1. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Message =>
  game.seatName?.(position, seat) ?? { id: "seat.title", data: { seat } };

/** The instruction for the seats in a phase. */
export const promptOf = ({ phase }: AnyPosition): Message => ({ id: `phases.${phase}.prompt` });

/**
 * Renders the board as text, without the buttons of a page.
 *
 * @param enabled - the targets to mark
 */
export function renderBoard(
  game: Game,
  position: AnyPosition,
  words: Words,
  enabled: readonly string[] = [],
): string {
  const scene = game.scene(position, "wide");
  return renderText({ ...scene, targets: scene.targets.filter(({ area }) => area) }, words, { enabled });
}

/** Narrates an action for a viewer: one text per event, each with the clause that it applies. */
export const narrateWithClauses = (
  game: Game,
  position: AnyPosition,
  action: AnyAction,
  words: Words,
  viewer?: Viewer,
): string[] =>
  eventsForViewer(game, position, action, viewer).map((event) =>
    words.text("cli.clauses.applied", { sentence: narrateEvent(event, words), clause: event.clause }),
  );

export function citeClause({ clauses }: Game, id: string): Message {
  if (isEarlyEndingReason(id)) return { id: `endings.${id}.title` };
  if (!Object.hasOwn(clauses, id)) return id;
  return { id: "cli.clauses.titled", data: { clause: id, title: { id: `clauses.${id}.title` } } };
}

/** The message of a failure, with its clause if it has one. */
export const explainFailure = (
  game: Game,
  { clause, message }: Pick<Failure, "clause" | "message">,
): Message =>
  clause === undefined
    ? message
    : { id: "cli.clauses.applied", data: { sentence: message, clause: citeClause(game, clause) } };

/** The messages about the end of a match: its result, scores, and the clause or reason. */
export function describeOutcome(game: Game, position: AnyPosition, outcome: Outcome): Message {
  const { reason, scores } = outcome;
  const data = { result: resultText(game, position, outcome), clause: citeClause(game, reason) };
  return scores ? { id: "cli.outcome.scored", data: { ...data, scores } } : { id: "cli.outcome.plain", data };
}
