import type { JSX } from "preact";
import { mistakeMessages } from "../mistake-messages.ts";
import { playLink } from "../play-link.ts";
import type { ViewProps } from "./view-props.ts";

function MistakesView({ state, reader }: ViewProps): JSX.Element | null {
  if (!state.mistakes) return null;
  return (
    <div class="error" id="row-error" role="alert">
      <ul>
        {mistakeMessages(state.mistakes).map((message) => (
          <li key={message.id}>{reader.words.format(message)}</li>
        ))}
      </ul>
    </div>
  );
}

function PlayLink({ state, reader }: ViewProps): JSX.Element {
  return (
    <a class="button" href={state.isLive ? `${reader.playPage}#${playLink(state.setup)}` : reader.playPage}>
      {reader.words.text("rows.play")}
    </a>
  );
}

/** The row as editable text, with its buttons. */
export function RowForm(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const isWrong = state.mistakes !== undefined;
  return (
    <form
      class="row-text"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        handlers.showDraft();
      }}
    >
      <label for="row">{reader.words.text("rows.notation")}</label>
      <textarea
        id="row"
        rows={4}
        spellcheck={false}
        autocapitalize="none"
        value={state.draft}
        readOnly={!state.isLive}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "row-error row-help" : "row-help"}
        onInput={(event) => handlers.setDraft(event.currentTarget.value)}
      />
      <small id="row-help">{reader.words.text("rows.notation-help")}</small>
      <MistakesView {...props} />
      <p class="buttons">
        <button type="submit" class="main">
          {reader.words.text("rows.show")}
        </button>
        <button type="button" onClick={() => handlers.shuffle(false)}>
          {reader.words.text("rows.shuffle")}
        </button>
        <button type="button" onClick={() => handlers.shuffle(true)}>
          {reader.words.text("rows.shuffle-finishable")}
        </button>
        <button
          type="button"
          aria-disabled={state.hasPrevious ? undefined : "true"}
          onClick={() => handlers.swapWithPrevious()}
        >
          {reader.words.text("rows.earlier")}
        </button>
        <button type="button" onClick={() => handlers.copyLink()}>
          {reader.words.text("rows.share")}
        </button>
        <PlayLink {...props} />
      </p>
    </form>
  );
}
