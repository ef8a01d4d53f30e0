import { framesForViewer, type Game, redactPosition, seatsOf, type Viewer } from "@serpentarium/core";
import { LAYOUTS, type Layout, type Scene } from "@serpentarium/core/scene";
import { copy, firstDefined } from "../data.ts";
import { atEachAction, type Law, type PlayedStep } from "../law.ts";

const pieceIdsOf = ({ pieces }: Scene): ReadonlySet<string> => new Set(pieces.map(({ id }) => id));

/** Finds a piece that a viewer sees before and after an action, but not in a frame between. */
function findMissingPiece(
  game: Game,
  { position, action, next }: PlayedStep,
  layout: Layout,
  viewer?: Viewer,
): string | undefined {
  const frames = framesForViewer(game, position, action, layout, viewer);
  if (frames.length === 0) return undefined;
  const [before, after] = [position, next].map((shown) =>
    pieceIdsOf(game.scene(redactPosition(game, copy(shown), viewer), layout)),
  );
  const kept = [...(before ?? [])].filter((id) => after?.has(id));
  return firstDefined(
    frames.map((frame, i) => () => {
      const shown = pieceIdsOf(frame);
      const missing = kept.find((id) => !shown.has(id));
      return missing && `the piece "${missing}" is missing in frame ${i + 1} of ${frames.length}`;
    }),
  );
}

/** A piece missing in a frame would disappear from the board, and reappear. */
export const frames: Law = {
  id: "frames",
  title: { id: "laws.frames" },
  check: atEachAction((step, { game, table }) => {
    const viewers = [undefined, ...(game.hidden ? seatsOf(table) : [])];
    const problem = firstDefined(
      LAYOUTS.flatMap((layout) =>
        viewers.map((viewer) => () => findMissingPiece(game, step, layout, viewer)),
      ),
    );
    return problem && `after "${game.formatAction(step.action, step.position)}", ${problem}`;
  }, 40),
};
