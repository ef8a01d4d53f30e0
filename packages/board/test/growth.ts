import {
  defineGame,
  defineOptions,
  fail,
  type Outcome,
  placesOfWinners,
  type Seat,
  succeed,
  type Table,
} from "@serpentarium/core";
import { tablesScene } from "./tables.ts";

interface Common {
  readonly table: Table;
  /** The number of cards on each of two tables. */
  readonly lengths: readonly number[];
}
type Position =
  | (Common & { readonly phase: "flip" })
  | (Common & { readonly phase: "lay"; readonly toAct: Seat })
  | (Common & { readonly phase: "over"; readonly outcome: Outcome });
type Action = { readonly phase: "flip"; readonly toAct: Seat } | { readonly phase: "lay"; readonly on: Seat };
interface GrowthEvent {
  readonly type: "flipped" | "laid";
  readonly clause: "flip.coin" | "lay.anywhere";
  readonly spaces: readonly string[];
}
export interface Growth {
  readonly options: object;
  readonly position: Position;
  readonly action: Action;
  readonly event: GrowthEvent;
  readonly clause: "flip.coin" | "lay.anywhere" | "end.ten";
}

const FLIPS = [0, 1].map((toAct): Extract<Action, { phase: "flip" }> => ({ phase: "flip", toAct }));
const LAYS = [0, 1].map((on): Extract<Action, { phase: "lay" }> => ({ phase: "lay", on }));

/** Chance decides who lays a card, on either table: `flip 2.5` or `lay:1 2.5`. The card comes from the hand. */
export const growth = defineGame<Growth>({
  id: "growth",
  version: "0.1.0",
  seats: { min: 2, max: 2 },
  options: defineOptions({}),
  clauses: {
    "flip.coin": { source: "printed" },
    "lay.anywhere": { source: "printed" },
    "end.ten": { source: "printed" },
  },
  phases: {
    flip: {
      kind: "chance",
      next: ["lay"],
      outcomes: () => FLIPS.map((action) => ({ action, weight: 1 })),
      refuse: () => undefined,
      apply: ({ table, lengths }, { toAct }) => ({ phase: "lay", table, lengths, toAct }),
    },
    lay: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      next: ["flip", "over"],
      legalActions: () => LAYS,
      refuse: () => undefined,
      apply({ table, lengths, toAct }, { on }) {
        const grown = lengths.with(on, (lengths[on] ?? 0) + 1);
        const outcome = { reason: "end.ten", places: placesOfWinners([toAct], table) };
        return grown.includes(10)
          ? { phase: "over", table, lengths: grown, outcome }
          : { phase: "flip", table, lengths: grown };
      },
    },
  },
  start: (table) => ({ phase: "flip", table, lengths: [1, 1] }),
  maxActions: () => 40,
  parsePosition(text, table) {
    const [, seat, ...counts] = /^(?:flip|lay:([12])) (\d+)\.(\d+)$/.exec(text) ?? [];
    const lengths = counts.map(Number);
    if (lengths.length === 0) return fail("bad-position", "expected flip 2.5");
    return succeed(
      seat ? { phase: "lay", table, lengths, toAct: Number(seat) - 1 } : { phase: "flip", table, lengths },
    );
  },
  formatPosition: (position) =>
    `${position.phase}${"toAct" in position ? `:${position.toAct + 1}` : ""} ${position.lengths.join(".")}`,
  parseAction(text, { phase }) {
    const action = (phase === "flip" ? FLIPS : LAYS)[Number(text) - 1];
    return action ? succeed(action) : fail("notation", "expected 1 or 2");
  },
  formatAction: (action) => String((action.phase === "flip" ? action.toAct : action.on) + 1),
  events: (_position, action) =>
    action.phase === "flip"
      ? [{ type: "flipped", clause: "flip.coin", spaces: [] }]
      : [{ type: "laid", clause: "lay.anywhere", spaces: [`table-${action.on + 1}-end`] }],
  scene(position, layout, { clicked = [], aids = [] } = {}) {
    const { phase, lengths } = position;
    const active = phase === "lay" ? { active: position.toAct } : {};
    const scene = tablesScene({ layout, lengths, isDealt: phase === "lay", ...active });
    const shown = [...clicked, ...aids].join(", ");
    const coin = [1, 2].map((n) => ({ id: `coin-${n}`, label: `Player ${n}` }));
    return {
      ...scene,
      label: { id: "tables.shown", data: { shown } },
      targets: phase === "flip" ? [...scene.targets, ...coin] : scene.targets,
    };
  },
  aids: ["total", "end"],
  clicks: (_position, action) =>
    action.phase === "flip" ? [`coin-${action.toAct + 1}`] : ["hand", `end-${action.on + 1}`],
});

const TABLE: Table = { seats: 2, options: {} };

/** A position from its notation. */
export function growthPosition(text: string): Position {
  const parsed = growth.parsePosition(text, TABLE);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}
