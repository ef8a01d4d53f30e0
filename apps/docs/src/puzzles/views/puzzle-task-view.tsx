/** @jsxImportSource preact */
import { seatName } from "@serpentarium/table";
import type { JSX } from "preact";
import { languageOf } from "../../lib/site-text.ts";
import { localise } from "../../play/reader.ts";
import { PUZZLE_MESSAGES as MESSAGES } from "../puzzle-messages.ts";
import { solverOf } from "../puzzle-state.ts";
import type { PuzzleViewProps } from "../puzzle-view-props.ts";
import { formatDay } from "../share-text.ts";

/** What is to be found in the current puzzle. */
export function PuzzleTaskView({ game, reader, state, item, day }: PuzzleViewProps): JSX.Element {
  if (!state || !item) return <h2 tabIndex={-1}>{localise(reader, MESSAGES.none)}</h2>;
  const { task } = state;
  const isProven = task.actions !== undefined;
  const who = localise(reader, seatName(game, task.position, solverOf(game, task)));
  const facts = [
    ...(day === undefined ? [] : [formatDay(day, languageOf(reader))]),
    localise(reader, item.note),
    ...(isProven ? [localise(reader, MESSAGES.length, { own: Math.ceil((task.actions ?? 0) / 2) })] : []),
  ];
  return (
    <>
      <h2 tabIndex={-1}>{localise(reader, day === undefined ? item.heading : MESSAGES.today)}</h2>
      <p class="task">{localise(reader, isProven ? MESSAGES.task : MESSAGES.mistakeTask, { who })}</p>
      <p class="place">{facts.join(" · ")}</p>
    </>
  );
}
