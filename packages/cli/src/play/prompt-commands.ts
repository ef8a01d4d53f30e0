import {
  type ActionRange,
  type Amount,
  type AnyAction,
  type AnyPosition,
  type Message,
  narrateAction,
  type Words,
  withAmounts,
} from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { givingUpText } from "@serpentarium/core/record";
import { CommandError } from "../command-error.ts";
import { changeMatch, takeBackTo } from "../match.ts";
import { writeRecord } from "../record-file.ts";
import { occupantIn, type TerminalMatch } from "./occupants.ts";
import type { PlaySession } from "./session.ts";
import { seatPrefix } from "./typed-action.ts";

/** The result of a command to leave the match. */
export const LEAVE = Symbol("leave");

/** The result of a command: another match, an action to play, {@link LEAVE}, or undefined for no change. */
type CommandResult = TerminalMatch | string | typeof LEAVE | undefined;

/** A command typed at the prompt instead of an action. */
export type PromptCommand = (
  match: TerminalMatch,
  session: PlaySession,
) => Promise<CommandResult> | CommandResult;

/** The title of an amount, its bounds and its step: `Price 0–1000, in steps of 50`. */
const describeAmount = ({ field, min, max, step = 1 }: Amount): Message => ({
  id: step === 1 ? "cli.play.prompt.amount" : "cli.play.prompt.amount-in-steps",
  data: { title: { id: `amounts.${field}` }, min, max, step },
});

/** The text of an action of a range, after asking for each of its amounts; undefined if the person leaves. */
async function askAmounts(
  range: ActionRange,
  textOf: (action: AnyAction) => string,
  { terminal, prompt }: PlaySession,
): Promise<string | undefined> {
  const values: number[] = [];
  for (const amount of range.amounts) {
    const answer = await prompt.ask(terminal.words.format(describeAmount(amount)), String(amount.min));
    if (answer === undefined) return undefined;
    values.push(Number(answer));
  }
  return textOf(withAmounts(range, values));
}

/** Lists the legal actions that begin with a text, as a player types them, each with its effect unless the game hides information. */
const list =
  (start: string): PromptCommand =>
  async (match, session) => {
    const { terminal, prompt } = session;
    const { words } = terminal;
    const { game, position } = match;
    const { length } = seatPrefix(match);
    const textOf = (action: AnyAction): string => game.formatAction(action, position).slice(length);
    const hintOf = ({ action, amounts }: ActionRange): string => {
      if (amounts.length > 0)
        return words.text("cli.play.prompt.amounts", { amounts: amounts.map(describeAmount) });
      return game.hidden ? "" : narrateAction(game, position, action, words).join(" ");
    };
    const ranges = game.legalRanges(position).filter(({ action }) => textOf(action).startsWith(start));
    const choices = ranges.map((range) => ({ value: textOf(range.action), hint: hintOf(range) }));
    if (choices.length > 0) {
      const message = words.text("cli.play.prompt.legal");
      const chosen = await prompt.choose(message, choices);
      const range = ranges.find(({ action }) => textOf(action) === chosen);
      return range && askAmounts(range, textOf, session);
    }
    terminal.print(
      start === ""
        ? words.text("cli.play.prompt.no-list")
        : words.text("cli.play.prompt.nothing-legal", { start }),
    );
    return undefined;
  };

/** Undoes up to the last decision of a person, but no outcome of chance unless a person enters them. */
const undo: PromptCommand = (match, { terminal, dealer }) => {
  const { actions } = match;
  const isPerson = (position: AnyPosition): boolean => occupantIn(match, position, dealer) === "person";
  const index = actions.findLastIndex(({ actor, from }) => actor === "chance" || isPerson(from));
  const last = actions.at(index);
  if (index >= 0 && last && isPerson(last.from)) return takeBackTo(match, index);
  terminal.print(terminal.words.text("cli.play.prompt.nothing-to-undo"));
  return undefined;
};

const resignSeat: PromptCommand = (match, { terminal }) => {
  const { game, position } = match;
  const actor = game.toAct(position);
  if (typeof actor === "number") {
    const ending = { reason: "resign", seat: actor } as const;
    return givingUpText(game, ending) ?? changeMatch(match, { type: "ended", ending });
  }
  terminal.print(terminal.words.text("cli.play.prompt.chance-cannot-resign"));
  return undefined;
};

const save =
  (file: string): PromptCommand =>
  async (match, { terminal }) => {
    if (file === "") {
      terminal.print(terminal.words.text("cli.play.prompt.which-file", NAMES));
      return undefined;
    }
    try {
      await writeRecord(file, recordOf(match.game, match));
      terminal.print(terminal.words.text("cli.play.prompt.saved", { file }));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      terminal.print(terminal.words.format(error.text));
    }
    return undefined;
  };

/** The commands at the prompt, by their English names. */
const NAMES = {
  undo: { id: "cli.play.commands.undo" },
  resign: { id: "cli.play.commands.resign" },
  save: { id: "cli.play.commands.save" },
  quit: { id: "cli.play.commands.quit" },
} as const satisfies Readonly<Record<string, Message>>;
type CommandName = keyof typeof NAMES;

/** The command at the start of a line, in the reader’s language or in English; undefined for an action. */
export function commandNameIn(line: string, words: Words): CommandName | undefined {
  const [word] = line.split(" ", 1);
  const names = Object.keys(NAMES) as CommandName[];
  return names.find((name) => word === name || word === words.format(NAMES[name]));
}

/** The command in a line; undefined for an action. `4?` lists the actions that begin with 4. */
export function findPromptCommand(line: string, words: Words): PromptCommand | undefined {
  if (line === "" || line.endsWith("?")) return list(line.slice(0, -1));
  switch (commandNameIn(line, words)) {
    case "undo":
      return undo;
    case "resign":
      return resignSeat;
    case "save":
      return save(line.split(" ").slice(1).join(" ").trim());
    case "quit":
      return () => LEAVE;
    default:
      return undefined;
  }
}

/** A short help for the prompt. */
export const PROMPT_HELP: Message = { id: "cli.play.prompt.help", data: NAMES };

/** A short help for the prompt between two games. */
export const NEXT_GAME_HELP: Message = { id: "cli.play.next-game.help", data: NAMES };
