/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";

interface ClauseProps {
  readonly game: Game;
  readonly clause: string;
  readonly reader: Reader;
}

/** Whether the rulebook has a paragraph on a clause. */
const hasClause = ({ clauses }: Reader, clause: string): boolean => clauses?.has(clause) ?? true;

/** The title of a clause, which leads to its paragraph in the rulebook. */
export function ClauseLink({ game, clause, reader }: ClauseProps): JSX.Element {
  const title = game.clauses[clause]?.title;
  const name = title ? read(reader, title) : clause;
  if (!hasClause(reader, clause)) return <span>{name}</span>;
  return <a href={`${reader.rulebook}#${clause}`}>{name}</a>;
}

/** The id of a clause, for the margin: the same link, shorter. */
export function ClauseId({ game, clause, reader }: ClauseProps): JSX.Element {
  const title = game.clauses[clause]?.title;
  if (!hasClause(reader, clause)) {
    return (
      <span class="clause-id" title={title && read(reader, title)}>
        {clause}
      </span>
    );
  }
  return (
    <a class="clause-id" href={`${reader.rulebook}#${clause}`} title={title && read(reader, title)}>
      {clause}
    </a>
  );
}
