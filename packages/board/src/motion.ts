import type { Piece, Scene } from "@serpentarium/core";

const EASING = "cubic-bezier(.3,.7,.2,1)";

const drawn = (svg: Element): Map<string, Element> =>
  new Map(
    [...svg.querySelectorAll("[data-piece]")].map((node) => [node.getAttribute("data-piece") ?? "", node]),
  );

const at = ({ x, y, turn = 0 }: Piece): string => `translate(${x}px,${y}px) rotate(${turn}deg)`;

/** Animates a copy above all other pieces, so that what moves passes over what stands. */
function fly(layer: Element, node: Element, frames: Keyframe[], duration: number): void {
  const copy = node.cloneNode(true) as Element;
  copy.removeAttribute("data-piece");
  layer.append(copy);
  const flight = copy.animate(frames, { duration, easing: EASING, fill: "both" });
  flight.onfinish = () => copy.remove();
}

/** Keeps a piece out of sight while its copy flies or until its turn comes, then lets it appear. */
const appear = (node: Element, delay: number, duration: number): void => {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration, easing: EASING, fill: "backwards" });
};

/** The motion from one drawn scene to the next. */
export interface Motion {
  /** To be called once the new scene is drawn. */
  run(after: Scene): void;
}

/** Ends what still moves: the pieces stand where they belong. */
function settle(svg: Element): void {
  for (const animation of svg.getAnimations({ subtree: true })) animation.cancel();
  svg.querySelector(".flights")?.replaceChildren();
}

/**
 * Takes down where every piece stands before the next scene is drawn. What leaves fades while what moves goes
 * to its new place; what is new appears after that.
 *
 * @param duration - of one step, in milliseconds
 */
export function prepareMotion(svg: Element, before: Scene, duration: number): Motion {
  settle(svg);
  const nodes = drawn(svg);
  return {
    run(after) {
      const layer = svg.querySelector(".flights");
      if (!layer) return;
      const now = drawn(svg);
      const from = new Map(before.pieces.map((piece) => [piece.id, piece]));
      const moved = after.pieces.filter((piece) => {
        const old = from.get(piece.id);
        return old && at(old) !== at(piece);
      });
      for (const piece of moved) {
        const node = now.get(piece.id);
        if (!node) continue;
        fly(
          layer,
          node,
          [{ transform: at(from.get(piece.id) ?? piece) }, { transform: at(piece) }],
          duration,
        );
        appear(node, duration, 0);
      }
      for (const [id, node] of nodes) {
        if (!now.has(id)) fly(layer, node, [{ opacity: 1 }, { opacity: 0 }], duration);
      }
      const wait = moved.length > 0 ? duration * 0.7 : 0;
      for (const [id, node] of now) if (!from.has(id)) appear(node, wait, duration);
    },
  };
}
