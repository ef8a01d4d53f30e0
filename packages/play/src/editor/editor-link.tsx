/** @jsxImportSource preact */

import type { AnyPosition, Game } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import { copyText } from "@serpentarium/table";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

export function linkTo(game: Game, position: AnyPosition, page: string): string {
  const { table, outcome } = position;
  const start = game.formatPosition(position);
  const isFirst = start === game.formatPosition(game.start(table));
  const record = createRecord(game, { table, actions: [], outcome, ...(!isFirst && { start }) });
  return `${page.replace(/#.*/s, "")}#${formatLink(record)}`;
}

interface EditorLinkProps {
  readonly game: Game;
  /** Undefined if the position is not legal. */
  readonly position: AnyPosition | undefined;
  readonly reader: Reader;
}

/** Copies a link to the position, or shows it if the clipboard is not available. */
export function EditorLink({ game, position, reader }: EditorLinkProps): JSX.Element {
  const [result, setResult] = useState<{ readonly isCopied: boolean; readonly link: string }>();
  const link = position && linkTo(game, position, location.href);
  // the message is about the previous link
  useEffect(() => setResult(undefined), [link]);
  const copy = async (): Promise<void> => {
    if (!link) return;
    setResult({ isCopied: await copyText(link), link });
  };
  return (
    <>
      <button type="button" aria-disabled={link ? undefined : "true"} onClick={copy}>
        {reader.words.text("play.editor.link")}
      </button>
      <button type="button" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
        {reader.words.text("play.cancel")}
      </button>
      <span role="status" class="link-status">
        {result && reader.words.text(result.isCopied ? "play.editor.link-copied" : "play.editor.link-shown")}
      </span>
      {result && !result.isCopied && (
        <input readOnly value={result.link} aria-label={reader.words.text("play.editor.link-shown")} />
      )}
    </>
  );
}
