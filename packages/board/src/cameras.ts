import type { Panel, Piece, Rect, Scene } from "@serpentarium/core/scene";
import {
  contains,
  dragged,
  including,
  isSame,
  magnified,
  type Point,
  type Reach,
  reachOf,
  within,
} from "./camera.ts";
import { filling, lyingOn, type Plane, planeOf, portOf } from "./plane.ts";

/** How closely somebody looks at a panel. */
export interface Sight {
  /** Otherwise than the scene has it. */
  readonly isOwn: boolean;
  readonly isClosest: boolean;
  readonly isFarthest: boolean;
}

/** What can be seen of a panel, and what is. */
interface Looking {
  readonly reach: Reach;
  readonly seen: Rect;
}

/** The room that a piece takes, and half as much around it, in cells. */
const ROOM = 1.5;

const around = ({ x, y }: Piece, { pitch }: Scene): Rect => {
  const [w, h] = [ROOM * pitch.x, ROOM * pitch.y];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

const panelIn = (scene: Scene | undefined, id: string): Panel | undefined =>
  scene?.panels?.find((panel) => panel.id === id);

/** The rooms of the pieces that one scene has on a panel and the one before it had not. */
function laidSince(before: Scene | undefined, after: Scene, { id }: Panel): Rect[] {
  if (!(before && panelIn(before, id))) return [];
  const known = new Set(lyingOn(before.pieces, id).map((piece) => piece.id));
  return lyingOn(after.pieces, id).flatMap((piece) => (known.has(piece.id) ? [] : around(piece, after)));
}

/** What is seen of each panel: its view as the scene has it, until somebody looks closer. */
export class Cameras {
  #scene: Scene | undefined;
  readonly #own = new Map<string, Rect>();

  /** Goes on to the next scene: who looks closer goes on looking there, and sees what is newly laid. */
  follow(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    for (const panel of scene.panels ?? []) {
      const laid = laidSince(before, scene, panel);
      if (this.isOwn(panel.id)) this.#look(panel.id, ({ seen }) => laid.reduce(including, seen));
    }
  }

  /** Forgets how anybody looked. */
  reset(): void {
    this.#own.clear();
  }

  plane(panel: Panel): Plane {
    return planeOf(panel, this.#own.get(panel.id));
  }

  isOwn(panel: string): boolean {
    return this.#own.has(panel);
  }

  sight(panel: string): Sight {
    const looking = this.#looking(panel);
    const { seen, reach } = looking ?? {};
    return {
      isOwn: this.isOwn(panel),
      isClosest: !seen || !reach || seen.w < reach.least * 1.001,
      isFarthest: !seen || !reach || seen.w > reach.whole.w * 0.999,
    };
  }

  magnify(panel: string, factor: number, at: Point): void {
    this.#look(panel, ({ reach, seen }) => magnified(reach, seen, factor, at));
  }

  drag(panel: string, by: Point): void {
    this.#look(panel, ({ seen }) => dragged(seen, by));
  }

  showAll(panel: string): void {
    this.#own.delete(panel);
  }

  /** Brings an area of a plane into sight. */
  reveal(panel: string, area: Rect): void {
    this.#look(panel, ({ seen }) => (contains(seen, area) ? seen : including(seen, area)));
  }

  #looking(id: string): Looking | undefined {
    const panel = panelIn(this.#scene, id);
    if (!(this.#scene && panel)) return undefined;
    const reach = reachOf(this.#scene, panel);
    const own = this.#own.get(id);
    return { reach, seen: own ? filling(own, portOf(panel)) : reach.home };
  }

  #look(id: string, change: (looking: Looking) => Rect): void {
    const looking = this.#looking(id);
    if (!looking) return;
    const seen = within(looking.reach, change(looking));
    if (isSame(seen, looking.reach.home)) this.#own.delete(id);
    else this.#own.set(id, seen);
  }
}
