import { viewBoxOf } from "@serpentarium/board";
import type { Rect, Scene } from "@serpentarium/core/scene";
import { cardSpaceId, OFF_ROW } from "@serpentarium/serpent-cartes/parts";
import type { JSX } from "preact";
import {
  type Arrow,
  arcBetween,
  discCentre,
  entryPoint,
  exitFrom,
  loopAt,
  type Point,
  polylinePath,
} from "../arrows.ts";
import type { Jump } from "../jumps.ts";
import { DiscView, discKindOf, EntryView } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

/** The rectangle of each card in the scene. */
type CardRects = ReadonlyMap<number, Rect>;

const cardRectsOf = ({ spaces }: Scene, cards: number): CardRects =>
  new Map(
    Array.from({ length: cards }, (_, i) => i + 1).flatMap((card) => {
      const rect = spaces.find(({ id }) => id === cardSpaceId(card));
      return rect ? [[card, rect] as const] : [];
    }),
  );

const discAt = (places: CardRects, card: number): Point | undefined => {
  const rect = places.get(card);
  return rect && discCentre(rect);
};

/** The arrow of a jump, from its disc or from its entry point. */
function arrowOf({ from, to, isEntry }: Jump, places: CardRects): Arrow | undefined {
  const rect = places.get(from);
  if (!rect) return undefined;
  const start = isEntry ? entryPoint(rect) : discCentre(rect);
  const end = discAt(places, to);
  if (to === OFF_ROW || !end) return exitFrom(start);
  if (from === to && !isEntry) return loopAt(start);
  return arcBetween(start, end, isEntry ? 6 : undefined);
}

function ArcView({ jump, places }: { readonly jump: Jump; readonly places: CardRects }): JSX.Element | null {
  const arrow = arrowOf(jump, places);
  if (!arrow) return null;
  return (
    <g class="arc" data-kind={discKindOf(jump)} data-jump={jump.id}>
      <path class="halo" d={arrow.line} />
      <path class="line" d={arrow.line} />
      <path class="head" d={arrow.head} />
    </g>
  );
}

function CountsView({ jump, places }: { readonly jump: Jump; readonly places: CardRects }): JSX.Element {
  const cards = [jump.from, ...jump.touched].filter((card) => card !== OFF_ROW);
  const points = cards.flatMap((card) => discAt(places, card) ?? []);
  return (
    <g class="counts">
      <path class="halo" d={polylinePath(points)} />
      <path class="line" d={polylinePath(points)} />
      {[...new Set(cards)].map((card) => (
        <DiscView key={card} card={card} at={discAt(places, card)} kind="counted" />
      ))}
    </g>
  );
}

/** The jump graph over the cards; hidden from screen readers, because the table has the same content. */
export function GraphView({ state, handlers, scene }: ViewProps & { readonly scene: Scene }): JSX.Element {
  const { jumps, jumpGraph, showAll, selectedJump } = state;
  const places = cardRectsOf(scene, jumpGraph.goal);
  const { x, y, w, h } = viewBoxOf(scene);
  const visible = jumps.filter(({ isReachable }) => isReachable || showAll);
  const selected = visible.find(({ id }) => id === selectedJump);
  const rests = new Set([
    ...visible.filter(({ isEntry }) => !isEntry).map(({ from }) => from),
    jumpGraph.goal,
  ]);
  return (
    <svg
      class="graph serpent-scene serpent-auto"
      viewBox={`${x} ${y} ${w} ${h}`}
      aria-hidden="true"
      data-selecting={selected && ""}
    >
      {[...places].map(([card, { x: left, y: top, w: width, h: height }]) =>
        rests.has(card) ? null : (
          <rect key={card} class="count-backdrop" x={left} y={top} width={width} height={height} rx={4} />
        ),
      )}
      {visible.toReversed().map((jump) => (
        <ArcView key={jump.id} jump={jump} places={places} />
      ))}
      {visible.map((jump) =>
        jump.isEntry ? (
          <EntryView
            key={jump.id}
            jump={jump}
            at={places.get(jump.from)}
            onPress={() => handlers.toggleJump(jump.id)}
          />
        ) : (
          <DiscView
            key={jump.id}
            card={jump.from}
            at={discAt(places, jump.from)}
            kind={discKindOf(jump)}
            onPress={() => handlers.toggleJump(jump.id)}
          />
        ),
      )}
      <DiscView card={jumpGraph.goal} at={discAt(places, jumpGraph.goal)} kind="end" />
      {selected && <CountsView jump={selected} places={places} />}
    </svg>
  );
}
