/*
 * What is kept between calls, for speed: every answer would be the same without it.
 */
import type { Shape } from "@serpentarium/core/scene";
import type { Kind } from "./material/cards.ts";
import type { Snake } from "./material/snake.ts";

/** Lists for one search over the cells of a snake: it would else spend its time making them. */
interface Search {
  /** By cell: `mark` where this search has been. */
  seen: Int32Array;
  queue: Int32Array;
  mark: number;
}

const LAST_MARK = 0x7fffffff;
const search: Search = { seen: new Int32Array(0), queue: new Int32Array(0), mark: 0 };

/** The lists, for so many cells. Safe because no search runs inside another one or is looked at after the next has begun. */
export function beginSearch(size: number): Readonly<Search> {
  if (search.seen.length < size || search.mark === LAST_MARK) {
    search.seen = new Int32Array(Math.max(search.seen.length, size * 2));
    search.queue = new Int32Array(search.seen.length);
    search.mark = 0;
  }
  search.mark++;
  return search;
}

/**
 * The same question about a snake and a kind of card, answered once. Safe because a snake never changes. An answer must not
 * hold the snakes that come of the one asked about: those that come of a new snake are all the games ever played.
 */
export function answerOnce<A extends object>(
  ask: (snake: Snake, kind: Kind) => A,
): (snake: Snake, kind: Kind) => A {
  const known = new WeakMap<Snake, { [K in Kind]?: A }>();
  return (snake, kind) => {
    let answers = known.get(snake);
    if (!answers) {
      answers = {};
      known.set(snake, answers);
    }
    answers[kind] ??= ask(snake, kind);
    return answers[kind];
  };
}

/** Cards as they are drawn, a few dozen for all boards. Safe because a drawing hangs on its key alone and never changes. */
export const drawings = new Map<string, readonly Shape[]>();
