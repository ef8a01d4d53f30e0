import type { JSX } from "preact";
import { winsOfHundred } from "../bots/wins.ts";
import { seatName } from "../seat-names.ts";
import type { ViewProps } from "../view-props.ts";
import { Sentences } from "./text.tsx";

/** The values of the best actions at the displayed position of a line, as buttons that play them. */
export function LineValues({ state, send, reader }: ViewProps): JSX.Element | null {
  const { game, position, values } = state;
  if (!values || position.outcome) return null;
  if (values.state === "failed") return <p class="values">{reader.words.text("table.not-analysed")}</p>;
  const { seat } = values;
  return (
    <div class="values" aria-busy={values.state === "thinking"}>
      <p id="values-of">
        {seat === undefined
          ? reader.words.text("table.values.thinking")
          : reader.words.text("table.values.of", { who: seatName(game, position, seat) })}
      </p>
      <ol aria-labelledby="values-of">
        {values.values.map(({ notation, description, share, isProven }) => (
          <li key={notation}>
            {/* the notation distinguishes actions that read alike */}
            <button
              type="button"
              class="action"
              title={notation}
              onClick={() => send({ type: "play", action: notation })}
            >
              {description.length > 0 ? (
                <>
                  <Sentences words={reader.words} messages={description.slice(0, 1)} />{" "}
                  <small>{notation}</small>
                </>
              ) : (
                notation
              )}
            </button>
            <span title={isProven ? reader.words.text("table.values.proven") : undefined}>
              {winsOfHundred(share)}
              {isProven && "!"}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
