import type { Language, Plugin } from "@serpentarium/core";
import type { MatchContext } from "@serpentarium/table";
import type { Preferences } from "./preferences.ts";
import type { WorkshopController } from "./workshop-controller.ts";

/** The props of every view. */
export interface ViewProps {
  readonly controller: WorkshopController;
  readonly preferences: Preferences;
  readonly onPreferencesChange: (change: Partial<Preferences>) => void;
}

/** The props of views that need a loaded plugin. */
export interface PluginProps extends ViewProps {
  readonly plugin: Plugin;
  readonly language: Language;
}

/** The props of views that need a match. */
export interface MatchProps extends PluginProps {
  readonly context: MatchContext;
}
