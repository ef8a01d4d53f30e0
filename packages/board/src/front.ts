import type { Panel, Rect, Scene } from "@serpentarium/core/scene";

/** The room that every panel of a stack gets when only one of them is shown. */
function roomOf(panels: readonly Panel[]): Rect {
  const areas = panels.map(({ area }) => area);
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const [w, h] = [Math.max(...areas.map((area) => area.w)), Math.max(...areas.map((area) => area.h))];
  return { x, y, w, h };
}

/**
 * A scene of the narrow layout with one of its panels alone, at the top of the stack; the scene's own part stays. This is how
 * a narrow board shows it, and what a small picture of it should be.
 */
export function frontOf(scene: Scene, id: string): Scene {
  const { panels = [], spaces, pieces, targets } = scene;
  const room = roomOf(panels);
  const lowest = Math.max(...panels.map(({ area }) => area.y + area.h));
  const isShown = ({ panel = id }: { readonly panel?: string }): boolean => panel === id;
  return {
    ...scene,
    height: room.y + room.h + Math.max(scene.height - lowest, 0),
    panels: panels.filter((panel) => panel.id === id).map((panel) => ({ ...panel, area: room })),
    spaces: spaces.filter(isShown),
    pieces: pieces.filter(isShown),
    targets: targets.filter((target) => !target.area || isShown(target)),
  };
}

/** Which way a panel comes to the front. */
export type Turn = "next" | "previous";

/** Which panel of a stack is in front: the one that somebody turned to, until another becomes active. */
export class Front {
  #id: string | undefined;
  #active: string | undefined;
  /** How the last one came. */
  turn: Turn | undefined;

  /** The panel in front of these. */
  of(panels: readonly Panel[]): string | undefined {
    return panels.some(({ id }) => id === this.#id) ? this.#id : panels[0]?.id;
  }

  /** The panel that has just become active among these, if one has. */
  calls(panels: readonly Panel[]): string | undefined {
    const active = panels.find((panel) => panel.active)?.id;
    const called = active === this.#active ? undefined : active;
    this.#active = active;
    return called;
  }

  bring(id: string, panels: readonly Panel[]): void {
    const [from, to] = [this.of(panels), id].map((other) => panels.findIndex((panel) => panel.id === other));
    if (from !== to) this.turn = (from ?? 0) < (to ?? 0) ? "next" : "previous";
    this.#id = id;
  }
}
