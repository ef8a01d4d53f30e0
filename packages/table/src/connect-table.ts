import {
  type BoardConnection,
  connectMatch,
  type MatchSource,
  type MatchUpdate,
} from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { GameTypes, Words } from "@serpentarium/core";
import { occupantOf, PERSON } from "@serpentarium/core/context";
import { suggestedTargets } from "./bots/suggested-targets.ts";
import { type LogEntry, narrateEntry } from "./log.ts";
import { wordsOfMatch } from "./player-names.ts";
import type { TableState } from "./table-state.ts";
import type { TableStore } from "./table-store.ts";
import { answeringSeat, isSameVisit } from "./visited-match.ts";

type Update = MatchUpdate<GameTypes>;

/** The number of actions before the displayed position. */
const shownCount = ({ lookingBack, log }: TableState): number => lookingBack ?? log.length;

/** The updates of the displayed match between two states. */
function updatesBetween(
  state: TableState,
  before: TableState,
  toPlayed: (entry: LogEntry) => Extract<Update, { readonly type: "played" }>,
): readonly Update[] {
  const isSameMatch =
    state.match === before.match &&
    (state.visited === before.visited || isSameVisit(state.visited, before.visited));
  if (!isSameMatch || state.lookingBack !== before.lookingBack) {
    const isStep = Math.abs(shownCount(state) - shownCount(before)) === 1;
    return [{ type: "shown", animated: isSameMatch && isStep }];
  }
  // a live match was replayed from the start
  if (state.visited && state.log !== before.log && state.log.length === before.log.length)
    return [{ type: "shown", animated: false }];
  if (state.context !== before.context)
    return [...state.log.slice(before.log.length).map(toPlayed), { type: "changed" }];
  const { failure } = state;
  return failure && failure !== before.failure ? [{ type: "refused", failure }] : [];
}

/**
 * Connects a board to a table: it shows the table’s position with its last action and hints, and plays in its match. Returns a function
 * that disconnects it.
 *
 * @param drawerOf - returns the function that draws an outcome of chance if it waits for a player to press; never by default
 */
export function connectTable<Page extends object>(
  board: SerpentBoard,
  store: TableStore<Page>,
  words: Words,
  drawerOf?: (state: TableState & Page) => (() => void) | undefined,
): () => void {
  const listeners = new Set<(update: Update) => void>();
  const namedWords = (): Words => wordsOfMatch(words, store.state.context);
  const toAction = (entry: LogEntry) => {
    const { viewer } = store.state;
    const { action, from, events } = entry;
    return {
      action,
      from,
      narrate: (asked: typeof viewer) =>
        asked === viewer ? { events, sentences: narrateEntry(entry, namedWords()) } : undefined,
    };
  };
  const source: MatchSource<GameTypes> = {
    get position() {
      return store.state.position;
    },
    get last() {
      const { last } = store.state;
      return last && toAction(last);
    },
    get blocked() {
      return store.state.blocked;
    },
    get isOver() {
      const { visited, position } = store.state;
      if (visited?.kind === "line") return position.outcome !== undefined;
      return answeringSeat(store.state) === undefined && store.state.context.outcome !== null;
    },
    isPerson: (actor) =>
      (answeringSeat(store.state) ?? actor) === actor && occupantOf(store.state.context, actor) === PERSON,
    get drawOutcome() {
      return store.state.lookingBack === undefined ? drawerOf?.(store.state) : undefined;
    },
    play: (action) => store.send({ type: "play", action }),
    select: () => store.send({ type: "select" }),
    refuse: (failure) => store.send({ type: "refuse", failure }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  let connection: BoardConnection;
  const connect = (): void => {
    const { game, viewer } = store.state;
    connection = connectMatch(board, source, {
      game,
      words: namedWords(),
      ...(viewer !== undefined && { viewer }),
    });
  };
  const markHints = (): void => {
    const targets = suggestedTargets(store.state);
    if (connection.hints.join() !== targets.join()) connection.hints = targets;
  };
  connect();
  markHints();
  const unsubscribe = store.subscribe((state, before) => {
    if (state.game !== before.game) {
      connection.disconnect();
      connect();
    } else {
      connection.viewer = state.viewer;
      if (connection.words !== namedWords()) connection.words = namedWords();
      const updates = updatesBetween(state, before, (entry) => ({ ...toAction(entry), type: "played" }));
      for (const update of updates) for (const listener of listeners) listener(update);
    }
    markHints();
    // the pressed button is gone: move the focus
    if (state.screenHolder !== undefined && state.screenHolder !== before.screenHolder) board.focus();
  });
  return () => {
    unsubscribe();
    connection.disconnect();
  };
}
