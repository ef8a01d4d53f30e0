import type { Plugin } from "@serpentarium/core";
import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

interface ClauseProps extends ViewProps {
  readonly plugin: Plugin;
  readonly clause: string;
}

/** Turns to a clause in the rulebook. */
export function turnTo(clause: string, { onTaste }: Pick<ViewProps, "onTaste">): void {
  onTaste({ tab: "rulebook" });
  // once the rulebook is drawn
  setTimeout(() => document.getElementById(clause)?.scrollIntoView({ block: "start" }));
}

/** The id of a clause, which leads to its place in the rulebook. */
export function ClauseLink({ plugin, clause, ...props }: ClauseProps): JSX.Element {
  const title = plugin.game.clauses[clause]?.title[props.taste.language];
  return (
    <a
      class="clause-id"
      href={`#${clause}`}
      title={title}
      onClick={(event) => {
        event.preventDefault();
        turnTo(clause, props);
      }}
    >
      {clause}
    </a>
  );
}
