import type { Game } from "@serpentarium/core";
import type { JSX } from "preact";
import type { Reader } from "../reader.ts";
import { Text } from "./text.tsx";

interface ClauseProps {
  readonly game: Game;
  readonly clause: string;
  readonly reader: Reader;
}

/** Whether the rulebook contains a clause. */
const hasClause = ({ clauses }: Reader, clause: string): boolean => clauses?.has(clause) ?? true;

/** The title of a clause, as a link into the rulebook. */
export function ClauseLink({ game, clause, reader }: ClauseProps): JSX.Element {
  const id = Object.hasOwn(game.clauses, clause) ? `clauses.${clause}.title` : `endings.${clause}.title`;
  const name = <Text words={reader.words} message={{ id }} />;
  if (!hasClause(reader, clause)) return <span>{name}</span>;
  return (
    // in a new tab, so that the match stays open
    <a href={`${reader.rulebook}#${clause}`} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
