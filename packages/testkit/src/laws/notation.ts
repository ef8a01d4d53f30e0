import { type AnyPosition, type Game, LANGUAGES } from "@serpentarium/core";
import { candidates, legalTexts, readActions, type Stray, strays } from "../candidates.ts";
import { first, sameData } from "../data.ts";
import { atEachStep, type Finding, type Law } from "../law.ts";
import type { Walk } from "../walk.ts";

/** What is wrong with a text that stands for a position on one line. */
function misread({ game, table }: Walk, position: AnyPosition): string | undefined {
  const text = game.formatPosition(position);
  if (text === "" || /[\r\n]|^\s|\s$/.test(text)) return "its text is not one line, without space around it";
  const parsed = game.parsePosition(text, table);
  if (!parsed.ok) return `its own text is not accepted: ${parsed.error.message.en}`;
  const again = game.formatPosition(parsed.value);
  if (again !== text) return `read and written again it is ${again}`;
  if (!sameData(parsed.value.table, table)) return "read from its text it has another table";
  return unlike(game, position, parsed.value);
}

/** How two positions of one text differ in what can be done there. */
function unlike(game: Game, a: AnyPosition, b: AnyPosition): string | undefined {
  const differs = (what: string, x: unknown, y: unknown): string | undefined =>
    sameData(x, y) ? undefined : `read from its text it has another ${what}`;
  return (
    differs("phase", a.phase, b.phase) ??
    differs("outcome", a.outcome, b.outcome) ??
    differs("actor", game.toAct(a), game.toAct(b)) ??
    differs("list of legal actions", legalTexts(game, a), legalTexts(game, b))
  );
}

/** What is wrong with accepting a text, though nobody played to its position. */
function misaccepted(walk: Walk, { text, position }: Stray): Finding | undefined {
  const { game } = walk;
  const again = game.formatPosition(position);
  if (again !== text) return `the text "${text}" is accepted, though it is written ${again}`;
  const wrong = misread(walk, position);
  if (wrong) return { what: wrong, position: text };
  const seated = position.phase !== "over" && game.toAct(position) !== "chance";
  const stuck = seated && game.legalActions(position).length === 0;
  return stuck ? { what: "it is accepted, but nothing can be played", position: text } : undefined;
}

export const positionNotation: Law = {
  id: "position-notation",
  title: {
    en: "a position is what its text says, and has one text only",
    fr: "une position est ce que dit son texte, et n’en a qu’un",
  },
  check: atEachStep(
    (step, walk) =>
      misread(walk, step.position) ??
      first(strays(step, walk).map((stray) => () => misaccepted(walk, stray))),
  ),
};

/** No clause of any game. */
const NO_REASON = "end.other";

/** What is wrong with how a position is refused that ended for another reason than its text says. */
function misreasoned({ game, table }: Walk, position: AnyPosition): string | undefined {
  const { outcome } = position;
  const text = game.formatPosition(position);
  if (!outcome || !text.includes(outcome.reason)) return undefined;
  const other = text.replace(outcome.reason, NO_REASON);
  const parsed = game.parsePosition(other, table);
  if (parsed.ok) return `"${other}" is accepted, though ${NO_REASON} is no clause`;
  const { message } = parsed.error;
  const isNamed = LANGUAGES.every((language) =>
    Object.keys(game.clauses).some((id) => id.startsWith("end.") && message[language].includes(id)),
  );
  return isNamed ? undefined : `"${other}" fails without naming an end that there is: ${message.en}`;
}

export const reasons: Law = {
  id: "reasons",
  title: {
    en: "an end for a reason that is no clause of the game is not accepted, and the failure names one that is",
    fr: "une fin dont la raison n’est pas une clause du jeu est refusée, et l’échec en nomme une",
  },
  check: atEachStep(({ position }, walk) => misreasoned(walk, position)),
};

/** What is wrong with the text of an action that can be played. */
function misspelt(game: Game, position: AnyPosition, text: string): string | undefined {
  // records in links join texts with "_", and every tool takes one as a word
  if (!/^[^\s_]+$/.test(text)) return `"${text}" is not one word without "_"`;
  const [action] = readActions(game, [text], position);
  if (!action) return `"${text}" is how an action is written, but it cannot be read`;
  return action.phase === position.phase
    ? respelt(game, position, text)
    : `"${text}" is read as one of ${action.phase}`;
}

/** What is wrong with the text of any action, legal or not. */
function respelt(game: Game, position: AnyPosition, text: string): string | undefined {
  const [action] = readActions(game, [text], position);
  const again = action && game.formatAction(action, position);
  return again === undefined || again === text
    ? undefined
    : `"${text}" is read, though it is written "${again}"`;
}

export const actionNotation: Law = {
  id: "action-notation",
  title: {
    en: "an action has one text in a position, and the text one action",
    fr: "dans une position, une action a un seul texte, et un texte une seule action",
  },
  check: atEachStep((step, walk) => {
    const { game } = walk;
    const { position, legal, action } = step;
    if (position.phase === "over") return undefined;
    const texts = legal.map((each) => game.formatAction(each, position));
    const twice = texts.find((text, i) => texts.indexOf(text) !== i);
    if (twice !== undefined) return `two legal actions are both written "${twice}"`;
    const own = action ? [...texts, game.formatAction(action, position)] : texts;
    return (
      first(own.map((text) => () => misspelt(game, position, text))) ??
      first(candidates(step, walk).map((text) => () => respelt(game, position, text)))
    );
  }),
};
