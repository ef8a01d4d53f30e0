/** @jsxImportSource preact */
import { Picture } from "@serpentarium/board";
import type { Layout } from "@serpentarium/core/scene";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { read } from "../../play/reader.ts";
import { laid } from "../setup.ts";
import { WORDS } from "../wording.ts";
import { GraphView } from "./graph-view.tsx";
import { LegendView } from "./legend-view.tsx";
import type { ViewProps } from "./view-props.ts";

/** Below this width a scene takes its narrow layout, as every board does. */
const NARROW = 560;
const BOTH: readonly Layout[] = ["wide", "narrow"];

/** The cards as the game draws them, and the jumps over them. */
function LayoutView(props: ViewProps & { readonly layout: Layout }): JSX.Element {
  const { state, reader, layout } = props;
  const { language } = reader;
  const { row, table } = state.setup;
  const scene = useMemo(() => serpentCartes.scene(laid(state.setup), layout), [row, table.seats, layout]);
  const picture = useMemo(
    () => <Picture scene={scene} language={language} style="page" />,
    [scene, language],
  );
  return (
    <div class="layers" data-layout={layout} style={{ "--scene-width": scene.width }}>
      <div>{picture}</div>
      <GraphView {...props} scene={scene} />
    </div>
  );
}

/** The layout that fits, once there is a page to measure; until then both are there and the style sheet chooses. */
function useLayouts(figure: { readonly current: HTMLElement | null }): readonly Layout[] {
  const [layouts, setLayouts] = useState(BOTH);
  useEffect(() => {
    const place = figure.current;
    if (!place) return;
    const measure = (): void => setLayouts(place.clientWidth < NARROW ? ["narrow"] : ["wide"]);
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return layouts;
}

/** The row with the jumps of pawns drawn over its cards. */
export function PictureView(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const figure = useRef<HTMLElement>(null);
  const layouts = useLayouts(figure);
  return (
    <figure class="picture" ref={figure}>
      {layouts.map((layout) => (
        <LayoutView key={layout} {...props} layout={layout} />
      ))}
      <figcaption>
        <LegendView {...props} />
        <p>{read(reader, WORDS.pick)}</p>
        <label class="inline">
          <input
            type="checkbox"
            checked={state.every}
            onChange={(event) => orders.every(event.currentTarget.checked)}
          />
          {read(reader, WORDS.every)}
        </label>
      </figcaption>
    </figure>
  );
}
