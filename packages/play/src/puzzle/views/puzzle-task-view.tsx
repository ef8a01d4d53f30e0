/** @jsxImportSource preact */
import { seatName } from "@serpentarium/table";
import type { JSX } from "preact";
import { solverOf } from "../puzzle-state.ts";
import type { PuzzleViewProps } from "../puzzle-view-props.ts";
import { formatDay } from "../share-text.ts";

/** The task of the current puzzle. */
export function PuzzleTaskView({ game, reader, state, item, day, rating }: PuzzleViewProps): JSX.Element {
  if (!state || !item) return <h2 tabIndex={-1}>{reader.words.text("puzzles.none")}</h2>;
  const { task } = state;
  const isProven = task.actions !== undefined;
  const who = seatName(game, task.position, solverOf(game, task));
  const facts = [
    ...(day === undefined ? [] : [formatDay(day, reader.words.language)]),
    reader.words.format(item.note),
    ...(item.base === undefined
      ? []
      : [reader.words.text("puzzles.rating", { rating: rating?.puzzle ?? item.base })]),
    ...(isProven ? [reader.words.text("puzzles.length", { own: Math.ceil((task.actions ?? 0) / 2) })] : []),
  ];
  return (
    <>
      <h2 tabIndex={-1}>{reader.words.format(day === undefined ? item.heading : { id: "puzzles.today" })}</h2>
      <p class="task">{reader.words.text(isProven ? "puzzles.task" : "puzzles.mistake-task", { who })}</p>
      <p class="place">{facts.join(" · ")}</p>
    </>
  );
}
