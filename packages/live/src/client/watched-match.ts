import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type GameEvent,
  type GameTypes,
  type Outcome,
  parseTable,
  type SeenAction,
  type Table,
  unwrap,
} from "@serpentarium/core";
import {
  applyMatchEvent,
  createMatch,
  type Match,
  type MatchRules,
  type RequestKind,
} from "@serpentarium/core/match";
import { canReadRecords, type OutcomeRecord, outcomeOfRecord } from "@serpentarium/core/record";
import type { Player } from "@serpentarium/core/series";
import { matchEventOf, type Occupant } from "../match-event.ts";
import type { LiveEvent } from "../redact.ts";

type Created = Extract<LiveEvent, { readonly type: "created" }>;

/** An action as a watcher received it. */
export interface WatchedAction extends SeenAction {
  /** Undefined in a game with hidden information: the view does not contain everything that an animation needs. */
  readonly action: AnyAction | undefined;
  /** Its effects. */
  readonly events: readonly GameEvent[];
}

/** A live match from the view of one watcher: the result of its events so far. */
export interface WatchedMatch extends Match<GameTypes, Occupant, WatchedAction>, Pick<Created, "clock"> {
  /** The last declined request and who declined it, until the next action or request. */
  readonly declined: { readonly request: RequestKind; readonly player: Player } | undefined;
  /** The clocks by player; undefined in a match without a clock. */
  readonly clocks: LiveEvent["clocks"] | undefined;
  /** The number of the last event. */
  readonly n: number;
}

/** Parses the text of a position as a watcher sees it. @throws SerpentariumError if it is invalid */
const parseView = (game: Game, table: Table, view: string): AnyPosition =>
  unwrap((game.hidden?.parsePosition ?? game.parsePosition)(view, table));

function createWatchedMatch(game: Game, event: Created): WatchedMatch {
  const { plan, clock, n, version, view = "" } = event;
  if (!canReadRecords(game, version)) throw new Error(`played with version ${version}`);
  const table = unwrap(parseTable(game, event.options, event.seats));
  const rules = { ...game, start: () => parseView(game, table, view) };
  const match = createMatch<GameTypes, Occupant, WatchedAction>(rules, { table, plan });
  return { ...match, clock, n, declined: undefined, clocks: undefined };
}

function watchedAction(
  game: Game,
  from: AnyPosition,
  { actor, action: text, events }: Extract<LiveEvent, { readonly type: "played" }>,
  position: AnyPosition,
): WatchedAction {
  const parsed = game.hidden ? undefined : game.parseAction(text, from);
  return { actor, text, from, position, events, action: parsed?.ok ? parsed.value : undefined };
}

/** The outcome of a match; with scores if they cannot be computed without hidden information, as after a resignation. */
function outcomeOf(game: Game, record: OutcomeRecord, position: AnyPosition): Outcome {
  const outcome = outcomeOfRecord(record, position.table);
  if (outcome.scores || !(game.hidden && game.scores)) return outcome;
  return { ...outcome, scores: game.scores(position) };
}

/**
 * Returns a live match after an event of its stream.
 *
 * @param match - undefined before the first event, which creates it
 * @throws Error if this version of the game cannot read the event
 */
export function applyLiveEvent(game: Game, match: WatchedMatch | undefined, event: LiveEvent): WatchedMatch {
  if (event.type === "created") return createWatchedMatch(game, event);
  if (!match) throw new Error(`event ${event.n} came before the first one`);
  const { view, clocks, n } = event;
  const position = view === undefined ? match.position : parseView(game, match.table, view);
  const outcome = event.outcome ? outcomeOf(game, event.outcome, position) : null;
  const rules: MatchRules<GameTypes, WatchedAction> = {
    teams: game,
    start: () => position,
    again: (from, action) => ({ ...action, from, position }),
  };
  const after = applyMatchEvent(
    rules,
    match,
    event.type === "played"
      ? { type: "played", action: watchedAction(game, match.position, event, position) }
      : matchEventOf(event),
  );
  const isSeating = event.type === "joined" || event.type === "left";
  const declined = event.type === "declined" ? { request: event.request, player: event.player } : undefined;
  return { ...after, position, outcome, clocks, n, declined: isSeating ? match.declined : declined };
}
