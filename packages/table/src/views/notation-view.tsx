import type { JSX } from "preact";
import { NotationForm, type NotationFormProps } from "./notation-form.tsx";

export interface NotationProps extends NotationFormProps {
  /** Whether nothing can be played here. */
  readonly isReadOnly?: boolean;
}

/** The match in notation, and a field to play in notation. */
export function NotationView({ isReadOnly = false, ...props }: NotationProps): JSX.Element {
  const { state, reader } = props;
  const { game, context, log } = state;
  // the notation of a start position could reveal hidden information
  const start = game.hidden ? null : context.start;
  return (
    <section class="in-notation" aria-label={reader.words.text("table.in-notation")}>
      {!isReadOnly && <NotationForm {...props} />}
      {start !== null && (
        <p>
          <code class="notation">{start}</code>
        </p>
      )}
      {log.length > 0 && (
        <p>
          <code class="notation">{log.map(({ notation }) => notation).join(" ")}</code>
        </p>
      )}
    </section>
  );
}
