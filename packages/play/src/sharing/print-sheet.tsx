/** @jsxImportSource preact */
import type { Words } from "@serpentarium/core";
import { h, type JSX, render } from "preact";
import { svgUrl } from "./rasterise.ts";
import {
  endingOf,
  momentsOf,
  numbered,
  pictureOf,
  positionAt,
  type SharedState,
  titleOf,
} from "./shared-match.ts";

/** The number of diagrams on the sheet. */
const DIAGRAMS = 6;

interface SheetProps {
  readonly state: SharedState;
  readonly words: Words;
  readonly link: string | undefined;
}

/** The record of a match on a page: players, result, actions in columns, and diagrams. */
function PrintSheet({ state, words, link }: SheetProps): JSX.Element {
  const { log } = state;
  const moments = momentsOf(Math.min(1, log.length), log.length, DIAGRAMS);
  return (
    <>
      <h1>{titleOf(state, words)}</h1>
      <p>
        {(endingOf(state) ?? [{ id: "play.sharing.goes-on" }]).map((part) => words.format(part)).join(" ")}
      </p>
      <div class="diagrams">
        {moments.map((count) => {
          const { svg } = pictureOf(state, positionAt(state, count), words, "light");
          const notation = log[count - 1]?.notation;
          return (
            <figure key={count}>
              <img src={svgUrl(svg)} alt="" />
              <figcaption>
                {notation === undefined
                  ? words.text("play.sharing.at-start")
                  : words.text("play.sharing.after", { n: count, notation })}
              </figcaption>
            </figure>
          );
        })}
      </div>
      <ol class="actions">
        {numbered(log).map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
      {link !== undefined && <p class="link">{link}</p>}
    </>
  );
}

/** Opens the browser’s dialog to print the record of a match; the sheet is on the page only until it closes. */
export async function printMatch(props: SheetProps): Promise<void> {
  const sheet = document.createElement("div");
  sheet.className = "match-sheet";
  sheet.lang = props.words.language;
  document.body.append(sheet);
  render(h(PrintSheet, props), sheet);
  const remove = (): void => {
    render(null, sheet);
    sheet.remove();
  };
  window.addEventListener("afterprint", remove, { once: true });
  await Promise.all([...sheet.querySelectorAll("img")].map((image) => image.decode().catch(() => {})));
  window.print();
}
