import type { BotSpec } from "@serpentarium/bots";
import { type AnyAction, type PlayedAction, playedAction, randomAction, type Seat } from "@serpentarium/core";
import { explainFailure } from "../describe.ts";
import { changeMatch } from "../match.ts";
import { askBot } from "./ask-bot.ts";
import { handOverTo, needsHandOver } from "./hand-over.ts";
import { listenForInterruption } from "./interruption.ts";
import { type Occupant, occupantToAct, type TerminalMatch } from "./occupants.ts";
import { findPromptCommand, LEAVE, PROMPT_HELP } from "./prompt-commands.ts";
import { type PlaySession, promptMessage, showAction, showBoard } from "./session.ts";
import { parseTypedAction } from "./typed-action.ts";

function withAction(match: TerminalMatch, action: PlayedAction, session: PlaySession): TerminalMatch {
  showAction(match, action, session);
  return changeMatch(match, { type: "played", action });
}

const applyAction = (match: TerminalMatch, action: AnyAction, session: PlaySession): TerminalMatch =>
  withAction(match, playedAction(match.game, match.position, action), session);

const actAtRandom = (match: TerminalMatch, session: PlaySession): TerminalMatch =>
  applyAction(match, randomAction(match.game, match.position, session.random), session);

/** The match after the action of a bot; undefined if it is stopped. */
async function actAsBot(
  match: TerminalMatch,
  bot: BotSpec,
  session: PlaySession,
  signal: AbortSignal,
): Promise<TerminalMatch | undefined> {
  const action = await askBot(match, bot, session, signal);
  return action && applyAction(match, action, session);
}

/** The match after a typed action; if the action cannot be played, prints why and returns undefined. */
function actAsTyped(match: TerminalMatch, text: string, session: PlaySession): TerminalMatch | undefined {
  const action = parseTypedAction(match, text);
  if (action.ok) return withAction(match, action.value, session);
  const { terminal } = session;
  terminal.print(`✗ ${terminal.words.format(explainFailure(match.game, action.error))}`);
  return undefined;
}

/** Prompts a person until the match changes; undefined if the person leaves. */
async function askForAction(match: TerminalMatch, session: PlaySession): Promise<TerminalMatch | undefined> {
  const { terminal, prompt } = session;
  const { words } = terminal;
  showBoard(match, session);
  for (;;) {
    const answer = await prompt.ask(words.format(promptMessage(match)), words.format(PROMPT_HELP));
    if (answer === undefined) return undefined;
    const line = answer.trim();
    const command = findPromptCommand(line, words);
    const result = command ? await command(match, session) : line;
    if (result === LEAVE) return undefined;
    const after = typeof result === "string" ? actAsTyped(match, result, session) : result;
    if (after) return after;
  }
}

/** The match after the action of an occupant; undefined if the person leaves or the bot is stopped. */
function actFor(
  occupant: Occupant,
  match: TerminalMatch,
  session: PlaySession,
  signal: AbortSignal,
): Promise<TerminalMatch | undefined> | TerminalMatch {
  if (occupant === "person") return askForAction(match, session);
  return occupant === "random" ? actAtRandom(match, session) : actAsBot(match, occupant, session, signal);
}

/** Plays until the match is over, a person leaves, or Ctrl-C. */
export async function playMatch(start: TerminalMatch, session: PlaySession): Promise<TerminalMatch> {
  const interruption = listenForInterruption();
  let match = start;
  let holder: Seat | undefined;
  try {
    for (;;) {
      const occupant = occupantToAct(match, session.dealer);
      if (!occupant) return match;
      const actor = match.game.toAct(match.position);
      if (occupant === "person" && typeof actor === "number" && actor !== holder) {
        if (needsHandOver(match, session) && !(await handOverTo(actor, match, session))) return match;
        holder = actor;
      }
      const acted = actFor(occupant, match, session, interruption.signal);
      const after = await Promise.race([acted, interruption.aborted]);
      if (!after) return match;
      match = after;
    }
  } finally {
    interruption.release();
  }
}
