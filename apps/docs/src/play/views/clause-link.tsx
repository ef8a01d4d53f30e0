/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";

interface ClauseProps {
  readonly game: Game;
  readonly clause: string;
  readonly reader: Reader;
}

/** The title of a clause, which leads to its paragraph in the rulebook. */
export function ClauseLink({ game, clause, reader }: ClauseProps): JSX.Element {
  const title = game.clauses[clause]?.title;
  return <a href={`${reader.rulebook}#${clause}`}>{title ? read(reader, title) : clause}</a>;
}

/** The id of a clause, for the margin: the same link, shorter. */
export function ClauseId({ game, clause, reader }: ClauseProps): JSX.Element {
  const title = game.clauses[clause]?.title;
  return (
    <a class="clause-id" href={`${reader.rulebook}#${clause}`} title={title && read(reader, title)}>
      {clause}
    </a>
  );
}
