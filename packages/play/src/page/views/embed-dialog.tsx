/** @jsxImportSource preact */

import type { Game } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import type { MatchContext, Reader } from "@serpentarium/table";
import { copyText } from "@serpentarium/table";
import { Dialog, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { EmbedScript } from "../../embed/embed-list.ts";
import { chosenOptions } from "../../match/chosen-options.ts";
import type { Embeds } from "../../ui/play-parts.ts";
import type { ViewProps } from "../../ui/play-state.ts";
import {
  EMBED_CONTENTS,
  type EmbedContent,
  type EmbedOptions,
  elementCode,
  fetchNewestScript,
  frameCode,
} from "../embed-code.ts";

const CONTENT_NAMES: Readonly<Record<EmbedContent, string>> = {
  match: "play.embed-dialog.match",
  position: "play.embed-dialog.position",
  start: "play.embed-dialog.start",
};

interface CodeProps {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly reader: Reader;
}

function CodeView({ id, label, code, reader }: CodeProps): JSX.Element {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    if (await copyText(code)) setCopied(code);
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
          {reader.words.text("play.embed-dialog.copy")}
        </button>
        <span role="status">{copied === code && reader.words.text("play.embed-dialog.copied")}</span>
      </span>
    </div>
  );
}

/** Seats and options that differ from the defaults, as attributes. */
function tableAttributes(game: Game, { table }: MatchContext): Readonly<Record<string, string>> {
  const { min, max } = game.seats;
  const options = chosenOptions(game, table);
  return {
    ...(min < max && { seats: String(table.seats) }),
    ...(Object.keys(options).length > 0 && { options: JSON.stringify(options) }),
  };
}

/** Shows the code to embed the board in another page. */
export function EmbedDialog({
  state,
  reader,
  embeds,
  onClose,
}: ViewProps & { readonly embeds: Embeds; readonly onClose: () => void }): JSX.Element {
  const { game, context } = state;
  const [content, setContent] = useState<EmbedContent>("start");
  const [script, setScript] = useState<EmbedScript>();
  useEffect(() => {
    fetchNewestScript(game.id, embeds).then(setScript);
  }, [game.id, embeds]);
  const embedOptions: EmbedOptions = {
    embeds,
    origin: location.href,
    language: reader.words.language,
    record: recordOf(game, context),
    position: game.formatPosition(context.position),
    table: tableAttributes(game, context),
    content,
    script,
  };
  const title = reader.words.text("play.embed-dialog.frame-title", { game: { id: "title" } });
  return (
    <Dialog title={reader.words.text("play.embed-dialog.title")} onClose={onClose}>
      <form method="dialog">
        <p>{reader.words.text("play.embed-dialog.intro")}</p>
        <SelectView
          id="embedded"
          label={reader.words.text("play.embed-dialog.shows")}
          value={content}
          choices={EMBED_CONTENTS.toReversed().map((each) => [each, reader.words.text(CONTENT_NAMES[each])])}
          onChange={(value) => setContent(EMBED_CONTENTS.find((known) => known === value) ?? "start")}
        />
        {game.hidden && <p>{reader.words.text("play.embed-dialog.hides-nothing")}</p>}
        <CodeView
          id="embed-element"
          label={reader.words.text("play.embed-dialog.element")}
          code={elementCode(embedOptions)}
          reader={reader}
        />
        <CodeView
          id="embed-frame"
          label={reader.words.text("play.embed-dialog.frame")}
          code={frameCode(embedOptions, title)}
          reader={reader}
        />
        <p class="buttons">
          <button type="submit" class="main">
            {reader.words.text("play.embed-dialog.close")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
