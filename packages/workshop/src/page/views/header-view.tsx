import { LANGUAGES } from "@serpentarium/core";
import type { JSX } from "preact";
import { read } from "../reader.ts";
import { THEMES } from "../taste.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { isUnchecked, statusOf } from "./checks-view.tsx";

const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;

/** How the checks stand, and the way to them. */
function Status({ desk, taste, onTaste }: ViewProps): JSX.Element | null {
  if (isUnchecked(desk.report)) return null;
  const { kind, text } = statusOf(desk.report, taste.language);
  return (
    <button type="button" class="status" data-kind={kind} onClick={() => onTaste({ tab: "checks" })}>
      {text}
    </button>
  );
}

/** The head of the page: which game, how it stands, and how the reader wants to see it. */
export function HeaderView(props: ViewProps & { readonly name: string }): JSX.Element {
  const { name, desk, taste, onTaste } = props;
  const { language, theme } = taste;
  const game = desk.plugin?.game;
  return (
    <header>
      <div class="title">
        <h1>{game ? read(language, game.title) : read(language, WORDS.workshop)}</h1>
        <p>
          {name} {game?.version}
        </p>
      </div>
      <Status {...props} />
      <div class="taste">
        <select
          aria-label={read(language, WORDS.language)}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            onTaste({ language: LANGUAGES.find((known) => known === value) ?? "en" })
          }
        >
          {LANGUAGES.map((known) => (
            <option key={known} value={known} lang={known}>
              {LANGUAGE_NAMES[known]}
            </option>
          ))}
        </select>
        <select
          aria-label={read(language, WORDS.theme)}
          value={theme}
          onChange={({ currentTarget: { value } }) =>
            onTaste({ theme: THEMES.find((known) => known === value) ?? "auto" })
          }
        >
          {THEMES.map((known) => (
            <option key={known} value={known}>
              {read(language, WORDS[known])}
            </option>
          ))}
        </select>
      </div>
    </header>
  );
}
