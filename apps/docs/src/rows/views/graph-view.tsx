/** @jsxImportSource preact */
import { frameOf } from "@serpentarium/board";
import type { Rect, Scene } from "@serpentarium/core/scene";
import { space } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import {
  type Arrow,
  arcBetween,
  discOn,
  doorOf,
  exitFrom,
  lineThrough,
  loopAt,
  type Point,
} from "../arcs.ts";
import { type Jump, OFF } from "../graph.ts";
import { DiscView, DoorView, lookOf } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

/** Where each card lies. */
type Places = ReadonlyMap<number, Rect>;

const placesOf = ({ spaces }: Scene, cards: number): Places =>
  new Map(
    Array.from({ length: cards }, (_, i) => i + 1).flatMap((card) => {
      const rect = spaces.find(({ id }) => id === space(card));
      return rect ? [[card, rect] as const] : [];
    }),
  );

const discAt = (places: Places, card: number): Point | undefined => {
  const rect = places.get(card);
  return rect && discOn(rect);
};

/** The arrow of a jump, from its disc or from the edge where the pawn enters. */
function arrowOf({ from, to, isEntry }: Jump, places: Places): Arrow | undefined {
  const rect = places.get(from);
  if (!rect) return undefined;
  const start = isEntry ? doorOf(rect) : discOn(rect);
  const end = discAt(places, to);
  if (to === OFF || !end) return exitFrom(start);
  if (from === to && !isEntry) return loopAt(start);
  return arcBetween(start, end, isEntry ? 6 : undefined);
}

function ArcView({ jump, places }: { readonly jump: Jump; readonly places: Places }): JSX.Element | null {
  const arrow = arrowOf(jump, places);
  if (!arrow) return null;
  return (
    <g class="arc" data-look={lookOf(jump)} data-jump={jump.id}>
      <path class="halo" d={arrow.line} />
      <path class="line" d={arrow.line} />
      <path class="head" d={arrow.head} />
    </g>
  );
}

/** The counts of one jump, card by card. */
function CountsView({ jump, places }: { readonly jump: Jump; readonly places: Places }): JSX.Element {
  const cards = [jump.from, ...jump.touched].filter((card) => card !== OFF);
  const points = cards.flatMap((card) => discAt(places, card) ?? []);
  return (
    <g class="counts">
      <path class="halo" d={lineThrough(points)} />
      <path class="line" d={lineThrough(points)} />
      {[...new Set(cards)].map((card) => (
        <DiscView key={card} card={card} at={discAt(places, card)} look="counted" />
      ))}
    </g>
  );
}

/** The jump graph over the cards; the table beside the picture says the same in words. */
export function GraphView({ state, orders, scene }: ViewProps & { readonly scene: Scene }): JSX.Element {
  const { graph, jumps, every, looked } = state;
  const places = placesOf(scene, jumps.goal);
  const { x, y, w, h } = frameOf(scene);
  const shown = graph.filter(({ isReached }) => isReached || every);
  const seen = shown.find(({ id }) => id === looked);
  const rests = new Set([...shown.filter(({ isEntry }) => !isEntry).map(({ from }) => from), jumps.goal]);
  return (
    <svg
      class="graph serpent-scene serpent-auto"
      viewBox={`${x} ${y} ${w} ${h}`}
      aria-hidden="true"
      data-looking={seen && ""}
    >
      {[...places].map(([card, { x: left, y: top, w: width, h: height }]) =>
        rests.has(card) ? null : (
          <rect key={card} class="veil" x={left} y={top} width={width} height={height} rx={4} />
        ),
      )}
      {shown.toReversed().map((jump) => (
        <ArcView key={jump.id} jump={jump} places={places} />
      ))}
      {shown.map((jump) =>
        jump.isEntry ? (
          <DoorView
            key={jump.id}
            jump={jump}
            at={places.get(jump.from)}
            onPress={() => orders.look(jump.id)}
          />
        ) : (
          <DiscView
            key={jump.id}
            card={jump.from}
            at={discAt(places, jump.from)}
            look={lookOf(jump)}
            onPress={() => orders.look(jump.id)}
          />
        ),
      )}
      <DiscView card={jumps.goal} at={discAt(places, jumps.goal)} look="end" />
      {seen && <CountsView jump={seen} places={places} />}
    </svg>
  );
}
