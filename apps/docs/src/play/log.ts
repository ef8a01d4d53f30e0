import {
  type Actor,
  type AnyPosition,
  actorOf,
  type Game,
  type GameEvent,
  narrateTo,
  seenActions,
  seenPosition,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { actionsOf, occupantOf, PERSON, startOf, step } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";
import { stageOf } from "./series.ts";

/** One action of a match, and what it did. */
export interface LogEntry {
  /** Counted from 0. */
  readonly index: number;
  /** In notation, as far as those who look may know it. */
  readonly notation: string;
  readonly actor: Actor;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly position: AnyPosition;
}

/** All that happened in a match, as somebody may know it. @param told - how it begins, where that was told before */
export function logOf(
  game: Game,
  context: MatchContext,
  viewer?: Viewer,
  told: readonly LogEntry[] = [],
): readonly LogEntry[] {
  const positions = [told.at(-1)?.position ?? startOf(game, context)];
  const actions = actionsOf(context)
    .slice(told.length)
    .map((text) => {
      const position = positions.at(-1) as AnyPosition;
      const action = unwrap(game.parseAction(text, position));
      positions.push(game.apply(position, action));
      return action;
    });
  const seen = seenActions(game, positions, actions, viewer);
  const added = actions.map((action, after): LogEntry => {
    const [before, position] = positions.slice(after, after + 2) as [AnyPosition, AnyPosition];
    return {
      index: told.length + after,
      notation: game.formatAction(seen[after] ?? action, seenPosition(game, before, viewer)),
      actor: actorOf(game, before, action) ?? "chance",
      events: narrateTo(game, before, action, viewer),
      position,
    };
  });
  return [...told, ...added];
}

/** What a log was told of, and to whom. */
interface Told {
  readonly context: MatchContext;
  readonly actions: readonly string[];
  readonly viewer: Viewer | undefined;
  readonly log: readonly LogEntry[];
}

const NOTHING: readonly LogEntry[] = [];

/** The log of a match that grows. What was told once is not told again, so that a long match costs no more than a short one. */
export class GrowingLog {
  readonly #game: Game;
  #last: Told | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** All that happened in a match, as somebody may know it. */
  of(context: MatchContext, viewer?: Viewer): readonly LogEntry[] {
    const actions = actionsOf(context);
    const log = logOf(this.#game, context, viewer, this.#toldBefore(context, actions, viewer));
    this.#last = { context, actions, viewer, log };
    return log;
  }

  #toldBefore(
    { table, start }: MatchContext,
    actions: readonly string[],
    viewer: Viewer | undefined,
  ): readonly LogEntry[] {
    const last = this.#last;
    const isSame = last?.context.table === table && last.context.start === start && last.viewer === viewer;
    if (!(last && isSame)) return NOTHING;
    const parted = actions.findIndex((text, index) => text !== last.actions[index]);
    const told = last.log.slice(0, parted < 0 ? actions.length : parted);
    // secret choices are told again once they are no secret
    return told.slice(0, told.findLastIndex(({ position }) => !position.choices) + 1);
  }
}

/** Whether there is something to take back. */
export const canUndo = (game: Game, context: MatchContext): boolean =>
  step(game, context, { type: "undo" }).ok;

/** Whether somebody would miss it: a person has played, and there is more to come. */
export function isGoingOn(context: MatchContext, log: readonly LogEntry[]): boolean {
  if (stageOf(context) === "over") return false;
  return context.earlier.length > 0 || log.some(({ actor }) => occupantOf(context, actor) === PERSON);
}
