import type { determinize, Game, GameTypes, Random, Seat } from "@serpentarium/core";
import type { ClickResult, Scene } from "@serpentarium/core/scene";
import type { SerpentBoard } from "./element.ts";

/** The functions that find spaces. See {@link DragTools}. */
export type Geometry = Pick<
  typeof import("@serpentarium/core/scene") & typeof import("./spaces-at.ts"),
  "containsPoint" | "spacesOf" | "spacesUnder"
>;

/**
 * The functions that drags share with watched boards. They are passed as values, so that both share no module, which a bundler would split
 * off.
 */
export interface DragTools extends Geometry {
  readonly determinize: typeof determinize;
}

/** The ids of the pieces on a target. */
export function piecesOn(
  { pieces, targets }: Scene,
  target: string,
  containsPoint: Geometry["containsPoint"],
): string[] {
  const { area, panel } = targets.find(({ id }) => id === target) ?? {};
  const rect = area && { ...area, ...(panel !== undefined && { panel }) };
  return rect ? pieces.filter((piece) => containsPoint(rect, piece)).map(({ id }) => id) : [];
}

export interface DragContext<T extends GameTypes> {
  readonly game: Game<T>;
  readonly position: T["position"];
  readonly clicked: readonly string[];
  /** The targets that can be pressed next. */
  readonly next: readonly string[];
  /** The acting seat, if several may choose. */
  readonly seat: Seat | undefined;
  /** The scene of a position for the viewer. */
  scene(position: T["position"]): Scene;
  /** Resolves targets in the position. */
  resolve(clicked: readonly string[]): ClickResult<T["action"]>;
}

/** The targets that others follow, at the start or after the ones pressed so far. */
function targetsWithNext<T extends GameTypes>({ game, position, clicked, seat }: DragContext<T>): string[] {
  const paths = game.legalRanges(position, seat).map(({ action }) => game.clicks(position, action));
  return [[], clicked].flatMap((before) =>
    paths
      .filter((path) => path.length > before.length + 1 && before.every((id, i) => path[i] === id))
      .map((path) => path[before.length] ?? ""),
  );
}

/** A deterministic source for completing hidden information. */
const FIRST_ALWAYS: Random = { integer: () => 0 };

/** The destination spaces of a target's piece, if pressing the target is an action; empty if the piece stays. */
function goalsOf<T extends GameTypes>(
  context: DragContext<T>,
  tools: DragTools,
  before: Scene,
  target: string,
): string[] {
  const { game, position, clicked } = context;
  const pieces = piecesOn(before, target, tools.containsPoint);
  const seat = context.seat ?? game.toAct(position);
  if (pieces.length === 0 || typeof seat !== "number") return [];
  const { action, next, amounts } = context.resolve([...clicked, target]);
  if (!action || next.length > 0 || amounts) return [];
  const after = context.scene(game.apply(tools.determinize(game, position, seat, FIRST_ALWAYS), action));
  const start = tools.spacesUnder(before, target);
  const spaces = tools.spacesOf(pieces, after).map(({ id }) => id);
  return spaces.filter((space) => !start.includes(space));
}

/** Determines what can be dragged on a connected board, and accepts pieces at the destinations of their actions. */
export class DragTargets<T extends GameTypes> {
  readonly #board: SerpentBoard;
  readonly #tools: DragTools;
  readonly #context: () => DragContext<T>;
  /** The destination spaces of pieces, by targets that are actions by themselves. */
  #goals: ReadonlyMap<unknown, readonly string[]> = new Map();

  constructor(board: SerpentBoard, tools: DragTools, context: () => DragContext<T>) {
    this.#board = board;
    this.#tools = tools;
    this.#context = context;
    board.addEventListener("place", this.#onPlace);
  }

  draw(): void {
    const context = this.#context();
    const before = context.scene(context.position);
    const goals = context.next.map(
      (target) => [target, goalsOf(context, this.#tools, before, target)] as const,
    );
    this.#goals = new Map(goals.filter(([, spaces]) => spaces.length > 0));
    const origins = context.next.length > 0 ? targetsWithNext(context) : [];
    this.#board.movable = [
      ...new Set([...origins, ...goals.flatMap(([id, to]) => (to.length > 0 ? id : []))]),
    ];
  }

  disconnect(): void {
    this.#board.movable = [];
    this.#board.removeEventListener("place", this.#onPlace);
  }

  readonly #onPlace = (event: Event): void => {
    const { target, spaces }: Readonly<Record<string, unknown>> = Object((event as CustomEvent).detail);
    const goals = this.#goals.get(target) ?? [];
    if (!(Array.isArray(spaces) && spaces.some((space) => goals.includes(space)))) return;
    event.preventDefault();
    this.#board.dispatchEvent(new CustomEvent("pick", { detail: { target }, bubbles: true, composed: true }));
  };
}
