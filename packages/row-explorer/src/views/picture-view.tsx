import { ScenePicture } from "@serpentarium/board";
import type { Layout } from "@serpentarium/core/scene";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { dealtPosition } from "../setup.ts";
import { GraphView } from "./graph-view.tsx";
import { LegendView } from "./legend-view.tsx";
import type { ViewProps } from "./view-props.ts";

/** The width in CSS pixels below which a scene has its narrow layout, as on every board. */
const NARROW_WIDTH = 560;
const BOTH_LAYOUTS: readonly Layout[] = ["wide", "narrow"];

/** The cards of one layout with the jump graph over them. */
function LayoutView(props: ViewProps & { readonly layout: Layout }): JSX.Element {
  const { state, reader, layout } = props;
  const { row, table } = state.setup;
  const scene = useMemo(
    () => serpentCartes.scene(dealtPosition(state.setup), layout),
    [row, table.seats, layout],
  );
  const picture = useMemo(
    () => <ScenePicture scene={scene} words={reader.words} style="page" />,
    [scene, reader.words],
  );
  return (
    <div class="layers" data-layout={layout} style={{ "--scene-width": scene.width }}>
      <div>{picture}</div>
      <GraphView {...props} scene={scene} />
    </div>
  );
}

/** The layout that fits the figure. Before the page can be measured, both are rendered and the style sheet selects one. */
function useFittingLayouts(figure: { readonly current: HTMLElement | null }): readonly Layout[] {
  const [layouts, setLayouts] = useState(BOTH_LAYOUTS);
  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const measure = (): void => setLayouts(element.clientWidth < NARROW_WIDTH ? ["narrow"] : ["wide"]);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return layouts;
}

/** The picture of the row with its jump graph, legend and filter. */
export function PictureView(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const figure = useRef<HTMLElement>(null);
  const layouts = useFittingLayouts(figure);
  return (
    <figure class="picture" ref={figure}>
      {layouts.map((layout) => (
        <LayoutView key={layout} {...props} layout={layout} />
      ))}
      <figcaption>
        <LegendView {...props} />
        <p>{reader.words.text("rows.pick")}</p>
        <label class="inline">
          <input
            type="checkbox"
            checked={state.showAll}
            onChange={(event) => handlers.setShowAll(event.currentTarget.checked)}
          />
          {reader.words.text("rows.show-all")}
        </label>
      </figcaption>
    </figure>
  );
}
