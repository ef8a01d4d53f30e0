import type { JSX } from "preact";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";

/** What in the author's code does not work; the server knows better than the browser why something cannot be loaded. */
export function TroubleView({ desk, taste: { language } }: ViewProps): JSX.Element | null {
  const trouble = desk.report?.trouble ?? desk.trouble;
  if (!trouble) return null;
  return (
    <section class="trouble" role="alert">
      <h2>{read(language, trouble.title)}</h2>
      <pre>{trouble.message[language]}</pre>
      {trouble.detail && <pre class="detail">{trouble.detail}</pre>}
      {desk.actor && !desk.report?.trouble && (
        <button type="button" onClick={() => desk.fail(undefined)}>
          {read(language, WORDS.dismiss)}
        </button>
      )}
    </section>
  );
}
