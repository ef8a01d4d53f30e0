import type { GamePlugin, Words } from "@serpentarium/core";
import type { MatchContext } from "@serpentarium/table";
import type { ViewProps as TableProps } from "@serpentarium/table/views";
import type { Preferences } from "./preferences.ts";
import type { WorkshopController } from "./workshop-controller.ts";

/** The props of every view. */
export interface ViewProps {
  readonly controller: WorkshopController;
  readonly preferences: Preferences;
  readonly onPreferencesChange: (change: Partial<Preferences>) => void;
  /** The words of the page, with those of the game once it is loaded. */
  readonly words: Words;
  /** The available languages. */
  readonly languages: readonly string[];
  /** The views of live matches, if the server has them. */
  readonly live?: typeof import("./live.tsx") | undefined;
}

/** The props of views that need a match, including those of the table’s views. */
export interface MatchProps extends ViewProps, TableProps {
  readonly plugin: GamePlugin;
  readonly context: MatchContext;
}
