/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { EmbedScript } from "../../embed/embed-script.ts";
import { EMBED_WORDS } from "../../embed/words.ts";
import { chosenAt } from "../chosen-options.ts";
import { EMBEDDED, type Embedded, elementCode, frameCode, newestScript } from "../embed-code.ts";
import { EMBEDDING_WORDS } from "../embedding-words.ts";
import type { MatchContext } from "../match.ts";
import type { ViewProps } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { ChoiceView } from "./choice-view.tsx";
import { Dialog } from "./dialog.tsx";

interface CodeProps {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly reader: Reader;
}

/** Code to copy, by a button or by hand. */
function CodeView({ id, label, code, reader }: CodeProps): JSX.Element {
  const [isCopied, setCopied] = useState<string>();
  const copy = (): void => {
    navigator.clipboard?.writeText(code).then(
      () => setCopied(code),
      () => {},
    );
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={4}
        spellcheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span class="row">
        <button type="button" onClick={copy}>
          {read(reader, EMBEDDING_WORDS.copy)}
        </button>
        <span role="status">{isCopied === code && read(reader, EMBEDDING_WORDS.copied)}</span>
      </span>
    </div>
  );
}

/** How the table differs from one that nobody has changed, as attributes. */
function tableAt(game: Game, { table }: MatchContext): Readonly<Record<string, string>> {
  const { min, max } = game.seats;
  const options = chosenAt(game, table);
  return {
    ...(min < max && { seats: String(table.seats) }),
    ...(Object.keys(options).length > 0 && { options: JSON.stringify(options) }),
  };
}

/** Gives the code that puts the board on another page. */
export function EmbedDialog({
  state,
  reader,
  onClose,
}: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { game, context } = state;
  const [shows, setShows] = useState<Embedded>("start");
  const [script, setScript] = useState<EmbedScript>();
  useEffect(() => {
    newestScript(game.id).then(setScript);
  }, [game.id]);
  const wanted = {
    origin: location.origin,
    language: reader.language,
    record: recordOf(game, context),
    position: game.formatPosition(context.position),
    table: tableAt(game, context),
    shows,
    script,
  };
  const title = read(reader, EMBED_WORDS.title(read(reader, game.title)));
  return (
    <Dialog title={read(reader, EMBEDDING_WORDS.title)} onClose={onClose}>
      <form method="dialog">
        <p>{read(reader, EMBEDDING_WORDS.intro)}</p>
        <ChoiceView
          id="embedded"
          label={read(reader, EMBEDDING_WORDS.shows)}
          value={shows}
          choices={EMBEDDED.toReversed().map((one) => [one, read(reader, EMBEDDING_WORDS[one])])}
          onChange={(one) => setShows(EMBEDDED.find((known) => known === one) ?? "start")}
        />
        {game.hidden && <p>{read(reader, EMBEDDING_WORDS.hidesNothing)}</p>}
        <CodeView
          id="embed-element"
          label={read(reader, EMBEDDING_WORDS.element)}
          code={elementCode(wanted)}
          reader={reader}
        />
        <CodeView
          id="embed-frame"
          label={read(reader, EMBEDDING_WORDS.frame)}
          code={frameCode(wanted, title)}
          reader={reader}
        />
        <p class="buttons">
          <button type="submit" class="main">
            {read(reader, EMBEDDING_WORDS.close)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
