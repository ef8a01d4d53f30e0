/** @jsxImportSource preact */
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { mistakeWords } from "../mistake-words.ts";
import { playLink } from "../play-link.ts";
import { WORDS } from "../wording.ts";
import type { ViewProps } from "./view-props.ts";

/** What keeps the text from being a row. */
function MistakesView({ state, reader }: ViewProps): JSX.Element | null {
  if (!state.mistakes) return null;
  const words = mistakeWords(state.mistakes, reader.language);
  return (
    <div class="wrong" id="row-wrong" role="alert">
      <ul>
        {words.map((sentence) => (
          <li key={sentence}>{read(reader, { en: sentence, fr: sentence })}</li>
        ))}
      </ul>
    </div>
  );
}

/** The way to a match on this row. */
function PlayLink({ state, reader }: ViewProps): JSX.Element {
  const page = reader.rulebook.replace(/\/games\/(?=[^/]+\/$)/, "/play/");
  return (
    <a class="button" href={state.isLive ? `${page}#${playLink(state.setup)}` : page}>
      {read(reader, WORDS.play)}
    </a>
  );
}

/** The row as text, and what can be done with it. */
export function RowForm(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const isWrong = state.mistakes !== undefined;
  return (
    <form
      class="row-text"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        orders.show();
      }}
    >
      <label for="row">{read(reader, WORDS.notation)}</label>
      <textarea
        id="row"
        rows={4}
        spellcheck={false}
        autocapitalize="none"
        value={state.draft}
        readOnly={!state.isLive}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "row-wrong row-help" : "row-help"}
        onInput={(event) => orders.type(event.currentTarget.value)}
      />
      <small id="row-help">{read(reader, WORDS.notationHelp)}</small>
      <MistakesView {...props} />
      <p class="buttons">
        <button type="submit" class="main">
          {read(reader, WORDS.show)}
        </button>
        <button type="button" onClick={() => orders.shuffle(false)}>
          {read(reader, WORDS.shuffle)}
        </button>
        <button type="button" onClick={() => orders.shuffle(true)}>
          {read(reader, WORDS.shuffleFinishable)}
        </button>
        <button
          type="button"
          aria-disabled={state.hasEarlier ? undefined : "true"}
          onClick={() => orders.earlier()}
        >
          {read(reader, WORDS.earlier)}
        </button>
        <button type="button" onClick={() => orders.share()}>
          {read(reader, WORDS.share)}
        </button>
        <PlayLink {...props} />
      </p>
    </form>
  );
}
