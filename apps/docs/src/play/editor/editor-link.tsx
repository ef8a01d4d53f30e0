/** @jsxImportSource preact */
import type { AnyPosition, Game } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { EDITOR_WORDS } from "./wording.ts";

/** The address of this page with a match that begins at a position. */
export function linkTo(game: Game, position: AnyPosition, page: string): string {
  const { table, outcome } = position;
  const start = game.formatPosition(position);
  const isFirst = start === game.formatPosition(game.start(table));
  const record = formatRecord(game, { table, actions: [], outcome, ...(!isFirst && { start }) });
  return `${page.replace(/#.*/s, "")}#${formatLink(record)}`;
}

interface EditorLinkProps {
  readonly game: Game;
  /** Nothing where what is written cannot stand. */
  readonly position: AnyPosition | undefined;
  readonly reader: Reader;
}

/** Copies a link to what is set up, or shows it where nothing may be copied. */
export function EditorLink({ game, position, reader }: EditorLinkProps): JSX.Element {
  const [said, say] = useState<{ readonly isCopied: boolean; readonly link: string }>();
  const link = position && linkTo(game, position, location.href);
  // it was said of another one
  useEffect(() => say(undefined), [link]);
  const copy = async (): Promise<void> => {
    if (!link) return;
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    say({ isCopied: isCopied ?? false, link });
  };
  return (
    <>
      <button type="button" aria-disabled={link ? undefined : "true"} onClick={copy}>
        {read(reader, EDITOR_WORDS.link)}
      </button>
      <button type="button" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
        {read(reader, WORDS.cancel)}
      </button>
      <span role="status" class="said">
        {said && read(reader, said.isCopied ? EDITOR_WORDS.linkCopied : EDITOR_WORDS.linkShown)}
      </span>
      {said && !said.isCopied && (
        <input readOnly value={said.link} aria-label={read(reader, EDITOR_WORDS.linkShown)} />
      )}
    </>
  );
}
