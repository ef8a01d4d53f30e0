/** @jsxImportSource preact */
import { type AnalysisFindings, positionAfter, seatsOfPeople } from "@serpentarium/table";
import type { JSX } from "preact";
import { type Mistake, saveMistakes } from "../../puzzle/mistakes.ts";
import type { PlayState, ViewProps } from "../../ui/play-state.ts";

/** The positions in which a person at this screen had a far better action; those of all seats if only programs play. */
function mistakesOf({ game, context, log }: PlayState, { points }: AnalysisFindings): readonly Mistake[] {
  const people = seatsOfPeople(context);
  return points.flatMap(({ index, actor, notation, better }): Mistake[] => {
    const isOwn = people.length === 0 || people.includes(Number(actor));
    if (typeof actor !== "number" || !better || !isOwn) return [];
    const position = positionAfter(index, log, context.first);
    const { seats, options } = position.table;
    const text = game.formatPosition(position);
    const { notation: best, alsoGood } = better;
    return [
      {
        seats,
        options,
        position: text,
        played: notation,
        better: best,
        index,
        ...(alsoGood && { alsoGood }),
      },
    ];
  });
}

/** A link to the user’s mistakes as puzzles, if an analysis has found some. */
export function MistakesLink({ state, reader, parts }: ViewProps): JSX.Element | null {
  const { analysis, game } = state;
  const url = parts.puzzlesPage;
  const mistakes = analysis?.state === "done" && !game.hidden ? mistakesOf(state, analysis.findings) : [];
  if (!url || mistakes.length === 0) return null;
  return (
    <p class="mistakes">
      <a href={`${url}#mistake-1`} onClick={() => saveMistakes(game.id, mistakes)}>
        {reader.words.text("play.mistakes", { count: mistakes.length })}
      </a>
    </p>
  );
}
