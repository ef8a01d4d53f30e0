import { randomAction, type Seat } from "@serpentarium/core";
import { type Match, playMatch, readAction } from "../match.ts";
import { explain } from "../words.ts";
import { mustPass, passTo } from "./hand-over.ts";
import { findOrder, HINT, LEAVE } from "./orders.ts";
import { occupantOf } from "./seating.ts";
import { question, type Session, showAction, showBoard } from "./session.ts";

function actAtRandom(match: Match, session: Session): Match {
  const after = playMatch(match, randomAction(match.game, match.ply.position, session.random));
  showAction(after, session);
  return after;
}

/** After an action in notation; says why when it cannot be played. */
function actAsTyped(match: Match, text: string, session: Session): Match | undefined {
  const action = readAction(match, text);
  if (action.ok) {
    const after = playMatch(match, action.value);
    showAction(after, session);
    return after;
  }
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

/** Plays on until the match is over or the person leaves. */
export async function playOn(start: Match, session: Session): Promise<Match> {
  let match = start;
  let holder: Seat | undefined;
  for (;;) {
    const occupant = occupantOf(match, session.seating);
    if (!occupant) return match;
    const actor = match.game.toAct(match.ply.position);
    if (occupant === "person" && typeof actor === "number" && actor !== holder) {
      if (mustPass(match, session) && !(await passTo(actor, match, session))) return match;
      holder = actor;
    }
    const after = occupant === "random" ? actAtRandom(match, session) : await askForAction(match, session);
    if (!after) return match;
    match = after;
  }
}
