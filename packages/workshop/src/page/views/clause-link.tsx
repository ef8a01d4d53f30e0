import type { Plugin } from "@serpentarium/core";
import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

interface ClauseProps extends ViewProps {
  readonly plugin: Plugin;
  readonly clause: string;
}

/** Shows a clause in the rulebook. */
export function showClause(clause: string, { onPreferencesChange }: ViewProps): void {
  onPreferencesChange({ tab: "rulebook" });
  // after the rulebook is rendered
  setTimeout(() => document.getElementById(clause)?.scrollIntoView({ block: "start" }));
}

/** The id of a clause, as a link to the rulebook. */
export function ClauseLink({ plugin, clause, ...props }: ClauseProps): JSX.Element {
  const title = plugin.game.clauses[clause]?.title[props.preferences.language];
  return (
    <a
      class="clause-id"
      href={`#${clause}`}
      title={title}
      onClick={(event) => {
        event.preventDefault();
        showClause(clause, props);
      }}
    >
      {clause}
    </a>
  );
}
