import { OFF_ROW } from "@serpentarium/serpent-cartes/parts";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";
import type { JumpGraph } from "../analysis/analyse-row.ts";
import type { ViewProps } from "./view-props.ts";

/** The cards of a cycle, in the order of a pawn's jumps. */
const circleText = (circle: readonly number[], { words }: Reader): string =>
  circle.map((card) => (card === OFF_ROW ? words.text("rows.off-the-row") : `${card}`)).join(" → ");

function cardEntryVerdict({ lonePaths, circles }: JumpGraph, reader: Reader): string {
  const turns = lonePaths[0]?.turns;
  if (turns) return reader.words.text("rows.reaches-goal", { turns });
  const [circle = []] = circles;
  // a cycle ends with its first card
  const closed = [...circle, ...circle.slice(0, 1)];
  return reader.words.text("rows.never-finished", { circle: circleText(closed, reader) });
}

function dieEntryVerdict({ lonePaths }: JumpGraph, reader: Reader): string {
  const cards = lonePaths.filter(({ end }) => end === "goal").map(({ entry }) => entry);
  if (cards.length === 0) return reader.words.text("rows.no-throw-to-goal");
  return reader.words.text("rows.throws-to-goal", { cards });
}

/** States whether the row can be finished. */
export function VerdictView({ state, reader }: ViewProps): JSX.Element {
  const { jumpGraph, setup } = state;
  const { entry } = setup.table.options;
  return (
    <p class="verdict" role="status" data-finishable={jumpGraph.finishable ? "" : undefined}>
      <strong>
        {entry === "card" ? cardEntryVerdict(jumpGraph, reader) : dieEntryVerdict(jumpGraph, reader)}
      </strong>
    </p>
  );
}
