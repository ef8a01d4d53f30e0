import type { Block } from "./block.ts";
import type { Scene, Shape } from "./scene.ts";
import { addSlot, createSlotsBlock, type Slot, type SlotOptions } from "./slot.ts";

/** A node of a graph. */
export interface GraphNode<Id extends string = string> {
  readonly id: Id;
  /** The place of its centre, in steps: the leftmost node has the lowest x, the topmost one the lowest y. */
  readonly x: number;
  readonly y: number;
}

/** Options of a graph. */
export interface GraphOptions<Id extends string = string> extends SlotOptions {
  readonly nodes: readonly GraphNode<Id>[];
  /** The pairs of node ids that lines connect. */
  readonly edges: readonly (readonly [from: Id, to: Id])[];
  /** A step between nodes, in scene units: one character cell of a text board. */
  readonly step: number;
  /** The diameter of the area of a node, in scene units; a plain node is drawn smaller. */
  readonly size: number;
  /** Whether the name of each node is written beside it. */
  readonly names?: boolean;
}

/**
 * Creates a graph: nodes, and straight lines between them. The ids of the spaces are those of the nodes. With a label the
 * graph is a scene: `{ ...graph, label }`.
 *
 * @param slotOf - returns the contents of a node
 *
 * @example
 * ```ts
 * import { graphBlock } from "@serpentarium/core/scene";
 *
 * const nodes = [{ id: "a", x: 0, y: 0 }, { id: "b", x: 2, y: 1 }];
 * const graph = graphBlock({ nodes, edges: [["a", "b"]], step: 40, size: 30 }, () => ({ target: true }));
 * [graph.width, graph.height]; // => [110, 70]
 * ```
 */
export function graphBlock<Id extends string>(
  { nodes, edges, step, size, names = false, ...options }: GraphOptions<Id>,
  slotOf: (id: Id) => Slot,
): Required<Block> & Pick<Scene, "pitch"> {
  const r = size / 2;
  const known = new Map<string, GraphNode & { readonly order: number }>(
    nodes.map((node, order) => [node.id, { ...node, order }]),
  );
  /** The lines from a node to later ones, which are drawn over the ends of the lines. */
  const linesFrom = ({ id, x, y }: GraphNode, order: number): Shape[] => {
    const ends = edges.flatMap(([from, to]) => known.get(from === id ? to : to === id ? from : "") ?? []);
    const lines = ends
      .filter((end) => end.order > order)
      .map((end) => `M${r} ${r}l${(end.x - x) * step} ${(end.y - y) * step}`);
    return lines.length > 0 ? [{ shape: "path", d: lines.join(""), stroke: "line", width: 2 }] : [];
  };
  /** A name with a background that hides the lines under it. */
  const nameOf = (text: string): Shape[] => {
    const name = { shape: "text", x: size * 0.9, y: size * 0.93, size: size * 0.24, text } as const;
    return [
      { ...name, fill: "paper", stroke: "paper", width: size * 0.1 },
      { ...name, fill: "muted" },
    ];
  };
  const point: Shape = {
    shape: "circle",
    x: r,
    y: r,
    r: size * 0.16,
    fill: "surface",
    stroke: "line",
    width: 2,
  };
  const left = Math.min(...nodes.map(({ x }) => x));
  const top = Math.min(...nodes.map(({ y }) => y));
  const graph = createSlotsBlock();
  for (const [order, node] of nodes.entries()) {
    const { id, x, y } = node;
    const shapes = [...linesFrom(node, order), ...(options.shapes ?? [point]), ...(names ? nameOf(id) : [])];
    const style = { ...options, shapes, w: size, h: size, outline: "circle" } as const;
    addSlot(graph, { id, label: id }, slotOf(id), style, (x - left) * step, (y - top) * step);
  }
  return { ...graph, pitch: { x: step, y: step } };
}
