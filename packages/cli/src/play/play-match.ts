import type { BotSpec } from "@serpentarium/bots";
import { type AnyAction, randomAction, type Seat } from "@serpentarium/core";
import { explainFailure } from "../describe.ts";
import { type Match, parseAction, playAction } from "../match.ts";
import { askBot } from "./ask-bot.ts";
import { handOverTo, needsHandOver } from "./hand-over.ts";
import { listenForInterruption } from "./interruption.ts";
import { type Occupant, occupantToAct } from "./occupants.ts";
import { findPromptCommand, LEAVE, PROMPT_HELP } from "./prompt-commands.ts";
import { seatPrefix } from "./seat-prefix.ts";
import { type PlaySession, promptMessage, showAction, showBoard } from "./session.ts";

function applyAction(match: Match, action: AnyAction, session: PlaySession): Match {
  const after = playAction(match, action);
  showAction(after, session);
  return after;
}

const actAtRandom = (match: Match, session: PlaySession): Match =>
  applyAction(match, randomAction(match.game, match.ply.position, session.random), session);

/** The match after the action of a bot; undefined if it is stopped. */
async function actAsBot(
  match: Match,
  bot: BotSpec,
  session: PlaySession,
  signal: AbortSignal,
): Promise<Match | undefined> {
  const action = await askBot(match, bot, session, signal);
  return action && applyAction(match, action, session);
}

/** Adds the seat of the player to a choice in a simultaneous phase, so that it need not be typed. */
const withSeatPrefix = (match: Match, text: string): string =>
  text.includes(":") ? text : seatPrefix(match) + text;

/** The match after a typed action; if the action cannot be played, prints why and returns undefined. */
function actAsTyped(match: Match, text: string, session: PlaySession): Match | undefined {
  const actor = match.game.toAct(match.ply.position);
  const seat = typeof actor === "number" ? actor : undefined;
  const action = parseAction(match, withSeatPrefix(match, text), seat);
  if (action.ok) return applyAction(match, action.value, session);
  const { terminal } = session;
  terminal.print(`✗ ${terminal.translate(explainFailure(match.game, action.error))}`);
  return undefined;
}

/** Prompts a person until the match changes; undefined if the person leaves. */
async function askForAction(match: Match, session: PlaySession): Promise<Match | undefined> {
  const { terminal, prompt } = session;
  showBoard(match, session);
  for (;;) {
    const answer = await prompt.ask(
      terminal.translate(promptMessage(match)),
      terminal.translate(PROMPT_HELP),
    );
    if (answer === undefined) return undefined;
    const line = answer.trim();
    const command = findPromptCommand(line);
    const result = command ? await command(match, session) : line;
    if (result === LEAVE) return undefined;
    const after = typeof result === "string" ? actAsTyped(match, result, session) : result;
    if (after) return after;
  }
}

/** The match after the action of an occupant; undefined if the person leaves or the bot is stopped. */
function actFor(
  occupant: Occupant,
  match: Match,
  session: PlaySession,
  signal: AbortSignal,
): Promise<Match | undefined> | Match {
  if (occupant === "person") return askForAction(match, session);
  return occupant === "random" ? actAtRandom(match, session) : actAsBot(match, occupant, session, signal);
}

/** Plays until the match is over, a person leaves, or Ctrl-C. */
export async function playMatch(start: Match, session: PlaySession): Promise<Match> {
  const interruption = listenForInterruption();
  let match = start;
  let holder: Seat | undefined;
  try {
    for (;;) {
      const occupant = occupantToAct(match, session.occupants);
      if (!occupant) return match;
      const actor = match.game.toAct(match.ply.position);
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
