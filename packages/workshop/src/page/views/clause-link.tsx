import type { GamePlugin } from "@serpentarium/core";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Preferences } from "../preferences.ts";
import type { ViewProps } from "../view-props.ts";

/** Opens the rulebook at a clause when a link to it is pressed, because the rulebook may be hidden. */
export function useClauseLinks(onPreferencesChange: (change: Partial<Preferences>) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link) return;
      event.preventDefault();
      onPreferencesChange({ tab: "rulebook" });
      const id = link.getAttribute("href")?.slice(1) ?? "";
      // after the rulebook is rendered
      setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: "start" }));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [onPreferencesChange]);
}

interface ClauseProps extends Pick<ViewProps, "words"> {
  readonly plugin: GamePlugin;
  readonly clause: string;
}

/** The id of a clause, as a link to the rulebook. */
export const ClauseLink = ({ plugin, clause, words }: ClauseProps): JSX.Element => (
  <a
    class="clause-id"
    href={`#${clause}`}
    title={Object.hasOwn(plugin.game.clauses, clause) ? words.text(`clauses.${clause}.title`) : undefined}
  >
    {clause}
  </a>
);
