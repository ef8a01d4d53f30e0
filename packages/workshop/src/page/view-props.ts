import type { Language, Plugin } from "@serpentarium/core";
import type { Desk } from "./desk.ts";
import type { MatchContext } from "./match.ts";
import type { Taste } from "./taste.ts";

/** What every part of the page is given. */
export interface ViewProps {
  readonly desk: Desk;
  readonly taste: Taste;
  readonly onTaste: (change: Partial<Taste>) => void;
}

/** What the parts of a page on which a plugin is loaded are given. */
export interface PluginProps extends ViewProps {
  readonly plugin: Plugin;
  readonly language: Language;
}

/** What the parts of a page on which a match is played are given. */
export interface MatchProps extends PluginProps {
  readonly context: MatchContext;
}
