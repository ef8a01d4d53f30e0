import { LANGUAGES } from "@serpentarium/core";
import type { JSX } from "preact";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import { THEMES } from "../preferences.ts";
import type { ViewProps } from "../view-props.ts";
import { checkStatus, hasNoChecks } from "./checks-view.tsx";

const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;

/** The status of the checks, as a button that opens their tab. */
function CheckStatus({ controller, preferences, onPreferencesChange }: ViewProps): JSX.Element | null {
  if (hasNoChecks(controller.report)) return null;
  const { kind, text } = checkStatus(controller.report, preferences.language);
  return (
    <button
      type="button"
      class="status"
      data-kind={kind}
      onClick={() => onPreferencesChange({ tab: "checks" })}
    >
      {text}
    </button>
  );
}

/** The preferences of the user. */
export function PreferencesView({
  preferences: { language, theme },
  onPreferencesChange,
}: Pick<ViewProps, "preferences" | "onPreferencesChange">): JSX.Element {
  return (
    <div class="preferences">
      <select
        aria-label={localise(language, MESSAGES.language)}
        value={language}
        onChange={({ currentTarget: { value } }) =>
          onPreferencesChange({ language: LANGUAGES.find((known) => known === value) ?? "en" })
        }
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
      <select
        aria-label={localise(language, MESSAGES.theme)}
        value={theme}
        onChange={({ currentTarget: { value } }) =>
          onPreferencesChange({ theme: THEMES.find((known) => known === value) ?? "auto" })
        }
      >
        {THEMES.map((known) => (
          <option key={known} value={known}>
            {localise(language, MESSAGES[known])}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The header of the page: the game, the status of its checks and the preferences. */
export function HeaderView(props: ViewProps & { readonly name: string }): JSX.Element {
  const { name, controller, preferences, live } = props;
  const { language } = preferences;
  const game = controller.plugin?.game;
  return (
    <header>
      <div class="title">
        <h1>{game ? localise(language, game.title) : localise(language, MESSAGES.workshop)}</h1>
        <p>
          {name} {game?.version}
          {live && (
            <>
              {" · "}
              <a href="../">{localise(language, MESSAGES.otherGames)}</a>
            </>
          )}
        </p>
      </div>
      <CheckStatus {...props} />
      <PreferencesView {...props} />
    </header>
  );
}
