import type { BotSpec } from "@serpentarium/bots";
import { type AnyAction, randomAction, type Seat } from "@serpentarium/core";
import { type Match, playMatch, readAction } from "../match.ts";
import { explain } from "../words.ts";
import { askBot } from "./ask-bot.ts";
import { mustPass, passTo } from "./hand-over.ts";
import { listenForInterruption } from "./interruption.ts";
import { findOrder, HINT, LEAVE } from "./orders.ts";
import { type Occupant, occupantOf } from "./seating.ts";
import { question, type Session, showAction, showBoard } from "./session.ts";

function act(match: Match, action: AnyAction, session: Session): Match {
  const after = playMatch(match, action);
  showAction(after, session);
  return after;
}

const actAtRandom = (match: Match, session: Session): Match =>
  act(match, randomAction(match.game, match.ply.position, session.random), session);

/** After what a bot plays; nothing when it is stopped. */
async function actAsBot(
  match: Match,
  bot: BotSpec,
  session: Session,
  signal: AbortSignal,
): Promise<Match | undefined> {
  const action = await askBot(match, bot, session, signal);
  return action && act(match, action, session);
}

/** What is typed in a simultaneous phase needs no player: it is the choice of who is asked. */
function spelled({ game, ply: { position } }: Match, text: string): string {
  const actor = game.toAct(position);
  const isChoice = game.phases[position.phase]?.kind === "simultaneous" && typeof actor === "number";
  return isChoice && !text.includes(":") ? `${actor + 1}:${text}` : text;
}

/** After an action in notation; says why when it cannot be played. */
function actAsTyped(match: Match, text: string, session: Session): Match | undefined {
  const actor = match.game.toAct(match.ply.position);
  const seat = typeof actor === "number" ? actor : undefined;
  const action = readAction(match, spelled(match, text), seat);
  if (action.ok) return act(match, action.value, session);
  const { terminal } = session;
  terminal.print(`✗ ${terminal.say(explain(match.game, action.error))}`);
  return undefined;
}

/** Asks a person until the match changes; nothing when the person leaves. */
async function askForAction(match: Match, session: Session): Promise<Match | undefined> {
  const { terminal, prompt } = session;
  showBoard(match, session);
  for (;;) {
    const answer = await prompt.ask(terminal.say(question(match)), terminal.say(HINT));
    if (answer === undefined) return undefined;
    const line = answer.trim();
    const order = findOrder(line);
    const done = order ? await order(match, session) : line;
    if (done === LEAVE) return undefined;
    const after = typeof done === "string" ? actAsTyped(match, done, session) : done;
    if (after) return after;
  }
}

/** After what an occupant does; nothing when the person leaves, or a bot is stopped. */
function waitFor(
  occupant: Occupant,
  match: Match,
  session: Session,
  signal: AbortSignal,
): Promise<Match | undefined> | Match {
  if (occupant === "person") return askForAction(match, session);
  return occupant === "random" ? actAtRandom(match, session) : actAsBot(match, occupant, session, signal);
}

/** Plays on until the match is over, the person leaves, or somebody interrupts it. */
export async function playOn(start: Match, session: Session): Promise<Match> {
  const interruption = listenForInterruption();
  let match = start;
  let holder: Seat | undefined;
  try {
    for (;;) {
      const occupant = occupantOf(match, session.seating);
      if (!occupant) return match;
      const actor = match.game.toAct(match.ply.position);
      if (occupant === "person" && typeof actor === "number" && actor !== holder) {
        if (mustPass(match, session) && !(await passTo(actor, match, session))) return match;
        holder = actor;
      }
      const acted = waitFor(occupant, match, session, interruption.signal);
      const after = await Promise.race([acted, interruption.happened]);
      if (!after) return match;
      match = after;
    }
  } finally {
    interruption.end();
  }
}
