import { type Match, parseAction, playAction, startFromPosition, takeBack } from "../match.ts";
import { accept, acceptMatch, type Reply, reject, rejectAction } from "./reply.ts";
import { type RequestHandlers, withMatch, withoutArguments } from "./request.ts";

function play(match: Match, text: string): Reply {
  const action = parseAction(match, text);
  return action.ok ? acceptMatch(playAction(match, action.value)) : rejectAction(action.error);
}

function why(match: Match, text: string): Reply {
  const action = parseAction(match, text);
  if (action.ok) return accept(["legal"]);
  const { code, clause, message } = action.error;
  return code === "refused" ? accept([`${clause} ${message.en}`]) : rejectAction(action.error);
}

function set(match: Match, text: string): Reply {
  const position = match.game.parsePosition(text, match.table);
  return position.ok
    ? acceptMatch(startFromPosition(match, position.value))
    : reject("bad-position", position.error.message.en);
}

function undo(match: Match): Reply {
  const previous = takeBack(match);
  return previous ? acceptMatch(previous) : reject("nothing-to-undo", "this is the first position");
}

/** Requests that change the position of the match. */
export const playRequests: RequestHandlers = {
  play: withMatch(play),
  why: withMatch(why),
  set: withMatch(set),
  undo: withoutArguments(withMatch(undo)),
};
