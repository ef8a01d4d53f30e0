import { type GameTypes, type PlayedAction, unwrap } from "@serpentarium/core";
import {
  applyMatchEvent,
  createMatch,
  type Match,
  type MatchEvent,
  playInMatch,
  recordOf,
  rulesOf,
} from "@serpentarium/core/match";
import { replay } from "@serpentarium/core/record";
import { dequal } from "dequal/lite";
import { firstDefined } from "../data.ts";
import { isPlayedStep, type Law, onWholePlayout } from "../law.ts";
import type { Playout } from "../playout.ts";
import { failureText } from "../refusal.ts";

/** Returns a match of a game after an event. */
type Apply = typeof applyMatchEvent<GameTypes, unknown, PlayedAction, Match>;

/** The number of actions after which a few are taken back. */
const INTERVAL = 5;
/** The maximal number of actions taken back at once. */
const MAX_TAKEN_BACK = 7;
/** The number of actions of the second match of the series. */
const SECOND_MATCH = 3;

/** Compares a match with the replay of its record. */
function compareWithReplay(game: Playout["game"], match: Match): string | undefined {
  const record = recordOf(game, match);
  const replayed = replay(game, JSON.stringify(record));
  if (!replayed.ok) return `its record does not replay: ${failureText(replayed.error)}`;
  const { position, outcome } = replayed.value;
  if (!dequal(position, match.position)) return "its record leads to another position";
  if (!dequal(outcome, match.outcome)) return "its record leads to another outcome";
  return dequal(recordOf(game, replayed.value), record) ? undefined : "its replay has another record";
}

/** Plays, takes back, ends and continues the matches of a series. Returns their states at several moments, by name. */
function playSeries({ game, table, steps }: Playout, applyEvent: Apply): Readonly<Record<string, Match>> {
  const texts = steps.filter(isPlayedStep).map(({ action, position }) => game.formatAction(action, position));
  const apply = (match: Match, event: MatchEvent<unknown, PlayedAction>): Match =>
    applyEvent(rulesOf(game), match, event);
  const play = (match: Match, text: string): Match =>
    apply(match, { type: "played", action: unwrap(playInMatch(game, match, text)) });
  const takeBack = (match: Match, index: number, count = match.actions.length - index): Match =>
    apply(match, { type: "undone", index, count });
  const redo = (match: Match): Match =>
    [...match.undone].reduceRight((before, { text }) => play(before, text), match);
  const end = (match: Match): Match =>
    match.outcome ? match : apply(match, { type: "ended", ending: { reason: "draw" } });

  let played = createMatch<GameTypes>(game, { table, plan: { games: 2, first: "rotating" } });
  for (const [index, text] of texts.entries()) {
    played = play(played, text);
    // the first of several secret choices
    const { choices = [] } = played.position;
    if (choices.length > 0) played = redo(takeBack(played, index + 1 - choices.length, 1));
    if (index % INTERVAL === 0) played = redo(takeBack(played, index + 1 - Math.min(index, MAX_TAKEN_BACK)));
  }
  const half = takeBack(played, Math.floor(texts.length / 2));
  const resigned = apply(half, { type: "ended", ending: { reason: "resign", seat: 0 } });
  const reopened = takeBack(resigned, half.actions.length);
  const second = texts.slice(0, SECOND_MATCH).reduce(play, apply(end(played), { type: "began" }));
  return {
    "actions are taken back and played again": played,
    "a seat resigns": resigned,
    "the resignation is taken back": reopened,
    "the next match begins": second,
    "the next series begins": apply(end(second), { type: "began" }),
  };
}

/** The law that a function correctly applies events to a match. */
export const matchLaw = (applyEvent: Apply): Law => ({
  id: "match",
  title: { id: "laws.match" },
  check: onWholePlayout((playout) =>
    firstDefined(
      Object.entries(playSeries(playout, applyEvent)).map(([when, match]) => () => {
        const what = compareWithReplay(playout.game, match);
        return what && `after ${when}: ${what}`;
      }),
    ),
  ),
});

export const match: Law = matchLaw(applyMatchEvent);
