import type { Failure, Text } from "@serpentarium/core";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { read } from "../reader.ts";
import type { MatchProps } from "../view-props.ts";
import { WORDS } from "../words.ts";

async function copy(text: string): Promise<Text> {
  try {
    await navigator.clipboard.writeText(text);
    return WORDS.copied;
  } catch {
    return WORDS.notCopied;
  }
}

/** The position in notation: to copy, and to put another one on the board. */
export function PositionForm({ desk, plugin, context, language }: MatchProps): JSX.Element {
  const now = plugin.game.formatPosition(context.position);
  const [typed, setTyped] = useState(now);
  const [failure, setFailure] = useState<Failure>();
  const [said, say] = useState<Text>();
  useEffect(() => {
    setTyped(now);
    setFailure(undefined);
    say(undefined);
  }, [now]);
  return (
    <form
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(desk.set(typed.trim()));
      }}
    >
      <label for="position">{read(language, WORDS.position)}</label>
      <span class="row">
        <input
          id="position"
          value={typed}
          spellcheck={false}
          autocapitalize="none"
          aria-invalid={failure !== undefined}
          aria-describedby="position-said"
          onInput={({ currentTarget: { value } }) => setTyped(value)}
        />
        <button type="submit">{read(language, WORDS.set)}</button>
        <button type="button" onClick={async () => say(await copy(now))}>
          {read(language, WORDS.copy)}
        </button>
      </span>
      <span id="position-said" class={failure ? "wrong" : undefined} role="status">
        {failure ? read(language, failure.message) : said && read(language, said)}
      </span>
    </form>
  );
}
