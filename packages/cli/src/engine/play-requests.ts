import { playInMatch } from "@serpentarium/core/match";
import { changeMatch, startMatch, takeBackTo } from "../match.ts";
import type { EngineMatch } from "./engine-match.ts";
import { accept, acceptMatch, type Reply, reject, rejectAction } from "./reply.ts";
import { type RequestHandlers, withMatch, withoutArguments } from "./request.ts";

function play(match: EngineMatch, text: string): Reply {
  const action = playInMatch(match.game, match, text);
  return action.ok
    ? acceptMatch(changeMatch(match, { type: "played", action: action.value }))
    : rejectAction(action.error, match.words);
}

function why(match: EngineMatch, text: string): Reply {
  const action = playInMatch(match.game, match, text);
  if (action.ok) return accept(["legal"]);
  const { code, clause, message } = action.error;
  return code === "refused"
    ? accept([`${clause} ${match.words.format(message)}`])
    : rejectAction(action.error, match.words);
}

function set(match: EngineMatch, text: string): Reply {
  const { game, table, words } = match;
  const position = game.parsePosition(text, table);
  return position.ok
    ? acceptMatch({ ...startMatch(game, { table, position: position.value }), words, isSet: true })
    : reject("bad-position", words.format(position.error.message));
}

function undo(match: EngineMatch): Reply {
  const { length } = match.actions;
  return length > 0
    ? acceptMatch(takeBackTo(match, length - 1))
    : reject("nothing-to-undo", "this is the first position");
}

export const playRequests: RequestHandlers = {
  play: withMatch(play),
  why: withMatch(why),
  set: withMatch(set),
  undo: withoutArguments(withMatch(undo)),
};
