import type { Panel, Rect, Scene } from "@serpentarium/core/scene";

/** The smallest rectangle around the areas of all panels. */
function unionOfAreas(panels: readonly Panel[]): Rect {
  const areas = panels.map(({ area }) => area);
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const [w, h] = [Math.max(...areas.map((area) => area.w)), Math.max(...areas.map((area) => area.h))];
  return { x, y, w, h };
}

/**
 * A scene of the narrow layout with a single panel, at the top of the stack, and the scene's own part above and below it. Used by narrow
 * boards and small pictures.
 */
export function singlePanelScene(scene: Scene, id: string): Scene {
  const { panels = [], spaces, pieces, targets } = scene;
  const room = unionOfAreas(panels);
  const lowest = Math.max(...panels.map(({ area }) => area.y + area.h));
  const isShown = ({ panel = id }: { readonly panel?: string }): boolean => panel === id;
  const rise = lowest - room.y - room.h;
  const isBelow = (y: number, panel: string | undefined): boolean =>
    rise > 0 && panel === undefined && y >= lowest;
  const moveUp = <T extends { readonly y: number; readonly panel?: string }>(item: T): T =>
    isBelow(item.y, item.panel) ? { ...item, y: item.y - rise } : item;
  return {
    ...scene,
    height: scene.height - rise,
    panels: panels.filter((panel) => panel.id === id).map((panel) => ({ ...panel, area: room })),
    spaces: spaces.filter(isShown).map(moveUp),
    pieces: pieces.filter(isShown).map(moveUp),
    targets: targets.flatMap((target) => {
      const { area, panel } = target;
      if (!area) return target;
      if (!isShown(target)) return [];
      return isBelow(area.y, panel) ? { ...target, area: { ...area, y: area.y - rise } } : target;
    }),
  };
}

/** The direction in which a newly selected panel slides in. */
export type SlideDirection = "next" | "previous";

/** The selected panel of a stack: the user's choice, until another panel becomes active. */
export class SelectedPanel {
  #id: string | undefined;
  #active: string | undefined;
  /** The slide of the last selection. */
  slide: SlideDirection | undefined;

  /** The id of the selected panel among these. */
  current(panels: readonly Panel[]): string | undefined {
    return panels.some(({ id }) => id === this.#id) ? this.#id : panels[0]?.id;
  }

  /** The id of the panel that has just become active or whose owner has just won, if there is one. */
  newlyActive(panels: readonly Panel[]): string | undefined {
    const active = panels.find((panel) => panel.active || panel.winner)?.id;
    const newId = active === this.#active ? undefined : active;
    this.#active = active;
    return newId;
  }

  select(id: string, panels: readonly Panel[]): void {
    const [from, to] = [this.current(panels), id].map((other) =>
      panels.findIndex((panel) => panel.id === other),
    );
    if (from !== to) this.slide = (from ?? 0) < (to ?? 0) ? "next" : "previous";
    this.#id = id;
  }
}
