import { renderText } from "@serpentarium/board";
import {
  type AnyAction,
  type AnyPosition,
  eventsForViewer,
  type Failure,
  type Game,
  type Language,
  type Message,
  narrateEvent,
  type Outcome,
  resultText,
  type Seat,
  type Viewer,
} from "@serpentarium/core";
import { EARLY_ENDINGS, isEarlyEndingReason } from "@serpentarium/core/record";

/** A text with a version for each language. */
const inEachLanguage = (write: (language: Language) => string): Message => ({
  en: write("en"),
  fr: write("fr"),
});

/** The name of a seat: the game's own, otherwise its number from 1. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Message =>
  game.seatName?.(position, seat) ?? { en: `Player ${seat + 1}`, fr: `Joueur ${seat + 1}` };

/**
 * Renders the board as text, without the buttons that a page shows.
 *
 * @param enabled - the targets to mark
 */
export function renderBoard(
  game: Game,
  position: AnyPosition,
  language: Language,
  enabled: readonly string[] = [],
): string {
  const scene = game.scene(position, "wide");
  return renderText({ ...scene, targets: scene.targets.filter(({ area }) => area) }, language, { enabled });
}

/** Narrates an action for a viewer: one text per event, each with the clause that it applies. */
export const narrateWithClauses = (
  game: Game,
  position: AnyPosition,
  action: AnyAction,
  viewer?: Viewer,
): Message[] =>
  eventsForViewer(game, position, action, viewer).map((event) =>
    inEachLanguage((language) => `${narrateEvent(game, event, language)} [${event.clause}]`),
  );

/** A clause as `<id>: <title>`, an ending without a clause as its title, anything else unchanged. */
function citeClause({ clauses }: Game, id: string): Message {
  if (isEarlyEndingReason(id)) return EARLY_ENDINGS[id].title;
  const title = Object.hasOwn(clauses, id) ? clauses[id]?.title : undefined;
  return title ? { en: `${id}: ${title.en}`, fr: `${id} : ${title.fr}` } : { en: id, fr: id };
}

/** The message of a failure, with the clause if there is one. */
export function explainFailure(
  game: Game,
  { clause, message }: Pick<Failure, "clause" | "message">,
): Message {
  if (clause === undefined) return message;
  const cited = citeClause(game, clause);
  return inEachLanguage((language) => `${message[language]} [${cited[language]}]`);
}

/** The end of a match: its result, scores, and the clause or reason. */
export function describeOutcome(game: Game, position: AnyPosition, outcome: Outcome): Message {
  const { reason, scores } = outcome;
  const result = resultText(game, position, outcome);
  const points = scores
    ? { en: ` Scores: ${scores.join(", ")}.`, fr: ` Points : ${scores.join(", ")}.` }
    : { en: "", fr: "" };
  const cited = citeClause(game, reason);
  return inEachLanguage((language) => `${result[language]}.${points[language]} [${cited[language]}]`);
}
