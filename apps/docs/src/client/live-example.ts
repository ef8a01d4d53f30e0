import { connectPosition } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import { loadPlugin } from "virtual:load-plugins";
import { type Failure, LANGUAGES, unwrap } from "@serpentarium/core";
import { fragmentFrom } from "../lib/play-link.ts";
import { positionOf } from "../lib/shown.ts";

/** A part of the example's figure. @throws Error when the page was built without it */
function part<E extends HTMLElement>(example: HTMLElement, selector: string): E {
  const found = example.querySelector<E>(selector);
  if (!found) throw new Error(`an example without ${selector}`);
  return found;
}

/** The clause that a refusal names, as a link to its paragraph: on this page, or in the rulebook. */
function clauseLink({ clause = "" }: Failure, word: string, book: string): Node[] {
  const link = document.createElement("a");
  link.href = document.getElementById(clause) ? `#${clause}` : `${book}#${clause}`;
  link.textContent = clause;
  return [document.createTextNode(`${word} `), link];
}

/** Makes the picture of an example a board on which anything can be tried. */
export async function enliven(example: HTMLElement): Promise<void> {
  const { game: id = "", example: index, book = "" } = example.dataset;
  const plugin = await loadPlugin[id]?.();
  const shown = plugin?.examples[Number(index)];
  if (!plugin || !shown) throw new Error(`no example ${index} of ${id}`);

  const board = part<HTMLElementTagNameMap["serpent-board"]>(example, "serpent-board");
  const [reset, verdict] = [part(example, "[data-reset]"), part(example, "[data-verdict]")];
  const word = part(example, "[data-clause-word]").dataset["clauseWord"] ?? "";
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? "en";
  const position = unwrap(positionOf(plugin, shown));
  const { play } = connectPosition(board, { game: plugin.game, language, position });

  const onward = part<HTMLAnchorElement>(example, "[data-play-on]");
  let actions: readonly string[] = [];
  const follow = (played: readonly string[]): void => {
    actions = played;
    onward.hash = fragmentFrom(plugin.game, position, actions);
  };
  board.addEventListener("played", (event) => {
    const { action } = (event as CustomEvent<{ readonly action: string }>).detail;
    verdict.replaceChildren();
    follow([...actions, action]);
  });
  board.addEventListener("refused", (event) => {
    const { failure } = (event as CustomEvent<{ readonly failure: Failure }>).detail;
    verdict.replaceChildren(...clauseLink(failure, word, book));
  });
  reset.addEventListener("click", () => {
    verdict.replaceChildren();
    follow([]);
    play.reset();
  });
  part(example, "[data-wake]").hidden = true;
  reset.hidden = false;
  example.dataset["live"] = "";
  board.flush();
  board.focus();
}
