import { Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { missingIn } from "../../report.ts";
import { namedLanguages } from "../page-words.ts";
import { THEMES } from "../preferences.ts";
import type { ViewProps } from "../view-props.ts";
import { checkStatus, hasNoChecks } from "./checks-view.tsx";

/** The status of the checks, as a button that opens their tab. */
function CheckStatus({ controller, words, onPreferencesChange }: ViewProps): JSX.Element | null {
  if (hasNoChecks(controller.report)) return null;
  const { kind, text } = checkStatus(controller.report, words);
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

export interface PreferencesProps
  extends Pick<ViewProps, "preferences" | "onPreferencesChange" | "words" | "languages"> {
  /** The number of messages that the game lacks in a language. */
  readonly missing?: (language: string) => number;
}

export function PreferencesView({
  preferences: { theme },
  onPreferencesChange,
  words,
  languages,
  missing = () => 0,
}: PreferencesProps): JSX.Element {
  return (
    <div class="preferences">
      <select
        aria-label={words.text("workshop.language")}
        value={words.language}
        onChange={({ currentTarget: { value } }) => onPreferencesChange({ language: value })}
      >
        {namedLanguages(languages, words.language).map(([tag, name]) => {
          const count = missing(tag);
          return (
            <option key={tag} value={tag} lang={count > 0 ? undefined : tag}>
              {count > 0 ? words.text("workshop.language-in-part", { name, count }) : name}
            </option>
          );
        })}
      </select>
      <select
        aria-label={words.text("workshop.theme")}
        value={theme}
        onChange={({ currentTarget: { value } }) =>
          onPreferencesChange({ theme: THEMES.find((known) => known === value) ?? "auto" })
        }
      >
        {THEMES.map((known) => (
          <option key={known} value={known}>
            {words.text(`workshop.themes.${known}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The header of the page: the game, the status of its checks and the preferences. */
export function HeaderView(props: ViewProps & { readonly name: string }): JSX.Element {
  const { name, controller, words, live } = props;
  const facts = controller.report?.facts;
  const game = controller.plugin?.game;
  return (
    <header>
      <div class="title">
        <h1>
          <Text words={words} message={{ id: game ? "title" : "workshop.title" }} />
        </h1>
        <p>
          <bdi>
            {name} {game?.version}
          </bdi>
          {live && (
            <>
              {" · "}
              <a href="../">{words.text("workshop.other-games")}</a>
            </>
          )}
        </p>
      </div>
      <CheckStatus {...props} />
      <PreferencesView {...props} missing={(language) => (facts ? missingIn(facts, language) : 0)} />
    </header>
  );
}
