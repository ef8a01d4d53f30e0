import { type Match, playMatch, readAction, setUp, takeBack } from "../match.ts";
import { accept, goOn, type Reply, reject, rejectAction } from "./reply.ts";
import { alone, inMatch, type Requests } from "./request.ts";

function play(match: Match, text: string): Reply {
  const action = readAction(match, text);
  return action.ok ? goOn(playMatch(match, action.value)) : rejectAction(action.error);
}

function why(match: Match, text: string): Reply {
  const action = readAction(match, text);
  if (action.ok) return accept(["legal"]);
  const { code, clause, message } = action.error;
  return code === "refused" ? accept([`${clause} ${message.en}`]) : rejectAction(action.error);
}

function set(match: Match, text: string): Reply {
  const position = match.game.parsePosition(text, match.table);
  return position.ok ? goOn(setUp(match, position.value)) : reject("bad-position", position.error.message.en);
}

function undo(match: Match): Reply {
  const before = takeBack(match);
  return before ? goOn(before) : reject("nothing-to-undo", "this is the first position");
}

/** What changes the match. */
export const actRequests: Requests = {
  play: inMatch(play),
  why: inMatch(why),
  set: inMatch(set),
  undo: alone(inMatch(undo)),
};
