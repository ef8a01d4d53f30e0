import { renderText } from "@serpentarium/board";
import {
  type AnyAction,
  type AnyPosition,
  type Failure,
  type Game,
  type Language,
  narrateTo,
  type Outcome,
  type Seat,
  say,
  type Text,
  type Viewer,
} from "@serpentarium/core";
import { ENDINGS, isEndingReason } from "@serpentarium/core/record";

/** A text written for each language in turn. */
const inEach = (write: (language: Language) => string): Text => ({ en: write("en"), fr: write("fr") });

/** How a seat is called: by the game, or by its number. */
export const nameOf = (game: Game, position: AnyPosition, seat: Seat): Text =>
  game.seatName?.(position, seat) ?? { en: `Player ${seat + 1}`, fr: `Joueur ${seat + 1}` };

/** A board of text, without the buttons that stand beside it on a page: here one types. */
export const drawText = (game: Game, position: AnyPosition, language: Language): string =>
  renderText({ ...game.scene(position, "wide"), targets: [] }, language);

/** What an action does, as somebody may know it: a text a step, each with the clause that it applies. */
export const tellWithClauses = (
  game: Game,
  position: AnyPosition,
  action: AnyAction,
  viewer?: Viewer,
): Text[] =>
  narrateTo(game, position, action, viewer).map((event) =>
    inEach((language) => `${say(game, event, language)} [${event.clause}]`),
  );

/** A clause as `<id>: <title>`; a reason that is none as itself. */
function citeClause({ clauses }: Game, id: string): Text {
  if (isEndingReason(id)) return ENDINGS[id].title;
  const title = Object.hasOwn(clauses, id) ? clauses[id]?.title : undefined;
  return title ? { en: `${id}: ${title.en}`, fr: `${id} : ${title.fr}` } : { en: id, fr: id };
}

/** Why something was not taken, with the clause where one forbids it. */
export function explain(game: Game, { clause, message }: Pick<Failure, "clause" | "message">): Text {
  if (clause === undefined) return message;
  const cited = citeClause(game, clause);
  return inEach((language) => `${message[language]} [${cited[language]}]`);
}

/** Who won, as a sentence. */
function sayWinners(game: Game, position: AnyPosition, winners: readonly Seat[]): Text {
  if (winners.length === 0) return { en: "Nobody wins.", fr: "Personne ne gagne." };
  if (winners.length === position.table.seats) return { en: "A draw.", fr: "Partie nulle." };
  const list = inEach((language) =>
    new Intl.ListFormat(language).format(winners.map((seat) => nameOf(game, position, seat)[language])),
  );
  return winners.length === 1
    ? { en: `${list.en} wins.`, fr: `${list.fr} gagne.` }
    : { en: `${list.en} win.`, fr: `${list.fr} gagnent.` };
}

/** How a game ended: who won, the scores, and the clause that ended it. */
export function describeOutcome(game: Game, position: AnyPosition, outcome: Outcome): Text {
  const { winners, reason, scores } = outcome;
  const result = sayWinners(game, position, winners);
  const points = scores
    ? { en: ` Scores: ${scores.join(", ")}.`, fr: ` Points : ${scores.join(", ")}.` }
    : { en: "", fr: "" };
  const cited = citeClause(game, reason);
  return inEach((language) => `${result[language]}${points[language]} [${cited[language]}]`);
}
