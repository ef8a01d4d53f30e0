import {
  type AnyPosition,
  framesForViewer,
  type Game,
  type GameEvent,
  type Message,
  type Words,
} from "@serpentarium/core";
import { containsPoint, type Scene, type Space, trackSpaces } from "@serpentarium/core/scene";
import { dequal } from "dequal/lite";
import { memoize } from "../data.ts";
import { KIT_WORDS } from "../kit-words.ts";
import { atEachAction, type Law, type PlayedStep } from "../law.ts";

/** The visible contents of a space. */
interface Content {
  readonly description: Message;
  readonly isEmpty: boolean;
  /** The ids of the pieces on it. */
  readonly pieces: readonly string[];
}

interface Drawing {
  readonly scene: Scene;
  readonly contents: ReadonlyMap<string, Content>;
  /** The space of each piece that is on one. */
  readonly places: ReadonlyMap<string, string>;
}

const contentOf = (space: Space, { pieces }: Scene): Content => ({
  description: space.label,
  isEmpty: space.empty ?? false,
  pieces: pieces.flatMap((piece) => (containsPoint(space, piece) ? [piece.id] : [])).toSorted(),
});

function drawingOf(scene: Scene): Drawing {
  const contents = new Map(scene.spaces.map((space) => [space.id, contentOf(space, scene)]));
  const places = [...contents].flatMap(([id, { pieces }]) => pieces.map((piece) => [piece, id] as const));
  return { scene, contents, places: new Map(places) };
}

const drawingAt = memoize(
  (position: AnyPosition, game: Game): Drawing => drawingOf(game.scene(position, "wide")),
);

const piecesAt = ({ contents }: Drawing, id: string): readonly string[] => contents.get(id)?.pieces ?? [];

/** The spaces of a closing row: their pieces move up to the previous space, whose pieces have moved on. */
function closingSpaces(before: Drawing, after: Drawing): ReadonlyMap<string, string> {
  const ids = [...before.contents.keys()];
  return new Map(
    ids.slice(1).flatMap((id, i) => {
      const to = ids[i] ?? "";
      const [pieces, others] = [piecesAt(before, id), piecesAt(before, to)];
      const haveMovedOn = others.length > 0 && others.every((piece) => after.places.has(piece));
      return pieces.length > 0 && haveMovedOn && dequal(pieces, piecesAt(after, to))
        ? [[id, to] as const]
        : [];
    }),
  );
}

/** Finds a space whose contents change in an action without a mark. */
function findUnmarkedChange(
  before: Drawing,
  after: Drawing,
  named: readonly string[],
  words: Words,
): string | undefined {
  const marked = new Set([...named, ...trackSpaces(before.scene, after.scene, named)]);
  const closed = new Set(closingSpaces(before, after).values());
  const isGone = (piece: string): boolean => !after.places.has(piece);
  // one mark suffices for several pieces that disappear together
  const isGoneTold = [...before.contents].some(([id, { pieces }]) => marked.has(id) && pieces.some(isGone));
  for (const [id, { description, isEmpty, pieces }] of before.contents) {
    const now = after.contents.get(id);
    if (!now || (dequal(now.description, description) && now.isEmpty === isEmpty)) continue;
    if (marked.has(id) || closed.has(id)) continue;
    // pieces that move on may be marked at their destination
    const isLeft = pieces.length > 0 && (now.isEmpty || now.pieces.length === 0);
    if (!isLeft || !(isGoneTold || !pieces.every(isGone)))
      return `"${words.format(description)}" becomes "${words.format(now.description)}", and ${id} is not marked`;
  }
  return undefined;
}

/** Finds an unmarked start or destination of a piece that moves alone. */
function findUnmarkedMove(before: Drawing, after: Drawing, named: readonly string[]): string | undefined {
  if (!dequal([...before.contents.keys()], [...after.contents.keys()])) return undefined;
  const kept = before.scene.pieces.filter(({ id }) => after.scene.pieces.some((piece) => piece.id === id));
  const [piece, ...others] = kept.filter(({ id }) => before.places.get(id) !== after.places.get(id));
  if (!piece || others.length > 0) return undefined;
  const places = [before.places.get(piece.id), after.places.get(piece.id)];
  const unmarked = places.find((place) => place !== undefined && !named.includes(place));
  return unmarked === undefined ? undefined : `${piece.id} moves, and ${unmarked} is not marked`;
}

/** The spaces before an action whose contents differ in a later scene. */
function changedSpaces(before: Drawing, after: Drawing): readonly string[] {
  const closing = closingSpaces(before, after);
  return [...before.contents].flatMap(([id, content]) =>
    closing.has(id) || dequal(after.contents.get(id), content) ? [] : [id],
  );
}

/** Finds an event that names only unchanged spaces, although others change. */
function findIdleEvent(
  before: Drawing,
  later: readonly Drawing[],
  events: readonly GameEvent[],
): string | undefined {
  const changed = new Set(later.flatMap((drawing) => changedSpaces(before, drawing)));
  const idle = events.find(({ spaces }) => spaces.length > 0 && !spaces.some((id) => changed.has(id)));
  return changed.size > 0 && idle
    ? `the event "${idle.type}" names ${idle.spaces.join(", ")}, where nothing changes`
    : undefined;
}

/** Finds events whose removed spaces differ from those of the action. */
function findWrongRemoval(before: Drawing, after: Drawing, events: readonly GameEvent[]): string | undefined {
  const stray = events.find(({ spaces, removed = [] }) => removed.some((id) => !spaces.includes(id)));
  if (stray) return `the event "${stray.type}" removes a space that it does not name`;
  const removed = new Set(events.flatMap((event) => event.removed ?? [])).size;
  const lost = Math.max(before.contents.size - after.contents.size, 0);
  return removed === lost ? undefined : `the board loses ${lost} spaces, and the events remove ${removed}`;
}

function findProblem({ position, action, next }: PlayedStep, game: Game, words: Words): string | undefined {
  const events = game.events(position, action, next);
  const twice = events.find((event, i) => events.slice(0, i).some((other) => dequal(other, event)));
  if (twice) return `the event "${twice.type}" is told twice`;
  const [before, after] = [drawingAt(position, game), drawingAt(next, game)];
  const named = [...new Set(events.flatMap(({ spaces }) => spaces))];
  // cards that chance deals without naming a space can be anywhere
  const isDeal = named.length === 0 && game.toAct(position) === "chance";
  const problem =
    findWrongRemoval(before, after, events) ??
    (isDeal ? undefined : findUnmarkedChange(before, after, named, words));
  // naming a place in a hidden hand may reveal its contents, and an announcement at a place changes nothing there
  if (problem || game.hidden) return problem;
  const frames = framesForViewer(game, position, action, "wide").map(drawingOf);
  return findUnmarkedMove(before, after, named) ?? findIdleEvent(before, [...frames, after], events);
}

/**
 * Events are derived from positions a second time, independently of `apply`. This law compares the two by scenes: the label of each space,
 * whether it is empty, and the pieces on it.
 */
export const changes: Law = {
  id: "changes",
  title: { id: "laws.changes" },
  needsClauses: true,
  check: atEachAction((step, { game }, [first]) => {
    const problem = findProblem(step, game, first?.words ?? KIT_WORDS);
    return problem && `after "${game.formatAction(step.action, step.position)}", ${problem}`;
  }, 40),
};
