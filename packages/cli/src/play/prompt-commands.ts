import {
  type ActionRange,
  type Amount,
  type AnyAction,
  type AnyPosition,
  type Message,
  narrateAction,
  withAmounts,
} from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { givingUpText } from "@serpentarium/core/record";
import { CommandError } from "../command-error.ts";
import { changeMatch, takeBackTo } from "../match.ts";
import { writeRecord } from "../record-file.ts";
import type { Terminal } from "../terminal.ts";
import { occupantIn, type TerminalMatch } from "./occupants.ts";
import type { PlaySession } from "./session.ts";
import { seatPrefix } from "./typed-action.ts";

/** The result of a command that leaves the match. */
export const LEAVE = Symbol("leave");

/** The result of a command: another match, an action to play, {@link LEAVE}, or undefined for no change. */
type CommandResult = TerminalMatch | string | typeof LEAVE | undefined;

/** A command typed at the prompt instead of an action. */
export type PromptCommand = (
  match: TerminalMatch,
  session: PlaySession,
) => Promise<CommandResult> | CommandResult;

/** A short list of the possible input. */
export const PROMPT_HELP: Message = {
  en: "an action, ? to list them, undo, resign, save <file>, quit",
  fr: "un coup, ? pour les voir, annuler, abandonner, enregistrer <fichier>, quitter",
};

/** The title of an amount, its bounds and its step: `Price 0–1000, in steps of 50`. */
function describeAmount({ title, min, max, step = 1 }: Amount, terminal: Terminal): string {
  const steps =
    step === 1 ? "" : terminal.translate({ en: `, in steps of ${step}`, fr: `, de ${step} en ${step}` });
  return `${terminal.translate(title)} ${min}–${max}${steps}`;
}

/** The text of an action of a range, after asking for each of its amounts; undefined if the person leaves. */
async function askAmounts(
  range: ActionRange,
  textOf: (action: AnyAction) => string,
  { terminal, prompt }: PlaySession,
): Promise<string | undefined> {
  const values: number[] = [];
  for (const amount of range.amounts) {
    const answer = await prompt.ask(describeAmount(amount, terminal), String(amount.min));
    if (answer === undefined) return undefined;
    values.push(Number(answer));
  }
  return textOf(withAmounts(range, values));
}

/**
 * Lists the legal actions that begin with a text, as a player types them, each with its effect, unless the game hides
 * information.
 */
const list =
  (start: string): PromptCommand =>
  async (match, session) => {
    const { terminal, prompt } = session;
    const { game, position } = match;
    const { length } = seatPrefix(match);
    const textOf = (action: AnyAction): string => game.formatAction(action, position).slice(length);
    const hintOf = ({ action, amounts }: ActionRange): string => {
      if (amounts.length > 0) return amounts.map((amount) => describeAmount(amount, terminal)).join(", ");
      return game.hidden ? "" : narrateAction(game, position, action, terminal.language).join(" ");
    };
    const ranges = game.legalRanges(position).filter(({ action }) => textOf(action).startsWith(start));
    const choices = ranges.map((range) => ({ value: textOf(range.action), hint: hintOf(range) }));
    if (choices.length > 0) {
      const message = terminal.translate({ en: "Legal here:", fr: "Permis ici :" });
      const chosen = await prompt.choose(message, choices);
      const range = ranges.find(({ action }) => textOf(action) === chosen);
      return range && askAmounts(range, textOf, session);
    }
    terminal.print(
      start === ""
        ? terminal.translate({
            en: "This is a random draw; there is no list.",
            fr: "Ceci se tire au sort, sans liste.",
          })
        : terminal.translate({
            en: `Nothing legal begins with ${start}.`,
            fr: `Rien de permis ne commence par ${start}.`,
          }),
    );
    return undefined;
  };

/** Back to the last decision of a person, but not past chance, unless a person enters its results. */
const undo: PromptCommand = (match, { terminal, dealer }) => {
  const { actions } = match;
  const isPerson = (position: AnyPosition): boolean => occupantIn(match, position, dealer) === "person";
  const index = actions.findLastIndex(({ actor, from }) => actor === "chance" || isPerson(from));
  const last = actions.at(index);
  if (index >= 0 && last && isPerson(last.from)) return takeBackTo(match, index);
  terminal.print(terminal.translate({ en: "Nothing to take back.", fr: "Rien à reprendre." }));
  return undefined;
};

const resignSeat: PromptCommand = (match, { terminal }) => {
  const { game, position } = match;
  const actor = game.toAct(position);
  if (typeof actor === "number") {
    const ending = { reason: "resign", seat: actor } as const;
    return givingUpText(game, ending) ?? changeMatch(match, { type: "ended", ending });
  }
  terminal.print(terminal.translate({ en: "Chance cannot resign.", fr: "Le hasard n’abandonne pas." }));
  return undefined;
};

const save =
  (file: string): PromptCommand =>
  async (match, { terminal }) => {
    if (file === "") {
      terminal.print(
        terminal.translate({ en: "save <file>: which file?", fr: "enregistrer <fichier> : quel fichier ?" }),
      );
      return undefined;
    }
    try {
      await writeRecord(file, recordOf(match.game, match));
      terminal.print(terminal.translate({ en: `Saved in ${file}.`, fr: `Partie enregistrée dans ${file}.` }));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      terminal.print(terminal.translate(error.text));
    }
    return undefined;
  };

/** The command in a line, in either language; undefined for an action. `4?` lists the actions that begin with 4. */
export function findPromptCommand(line: string): PromptCommand | undefined {
  if (line === "" || line.endsWith("?")) return list(line.slice(0, -1));
  const [word = ""] = line.split(" ", 1);
  switch (word) {
    case "undo":
    case "annuler":
      return undo;
    case "resign":
    case "abandonner":
      return resignSeat;
    case "save":
    case "enregistrer":
      return save(line.slice(word.length).trim());
    case "quit":
    case "quitter":
      return () => LEAVE;
    default:
      return undefined;
  }
}
