import { connectPosition } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import { loadPlugin } from "virtual:load-plugins";
import { type Failure, unwrap } from "@serpentarium/core";
import { examplePosition } from "../lib/game-pages/example-view.ts";
import { playFragment } from "../lib/links/play-link.ts";
import { loadWords } from "../lib/words/load-words.ts";

/** Finds a part of the example’s figure. @throws Error if the page lacks it */
function findPart<E extends HTMLElement>(example: HTMLElement, selector: string): E {
  const found = example.querySelector<E>(selector);
  if (!found) throw new Error(`an example without ${selector}`);
  return found;
}

/** The title of a clause, linked to it on this page or in the rulebook. */
function clauseLink(clause: string, title: string, rulebook: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = document.getElementById(clause) ? `#${clause}` : `${rulebook}#${clause}`;
  link.textContent = title;
  return link;
}

/** Replaces the picture of an example by a playable board. */
export async function activateExample(example: HTMLElement): Promise<void> {
  const { game: id = "", example: index, rulebook = "" } = example.dataset;
  const plugin = await loadPlugin[id]?.();
  const exampleData = plugin?.examples[Number(index)];
  if (!plugin || !exampleData) throw new Error(`no example ${index} of ${id}`);

  const board = findPart<HTMLElementTagNameMap["serpent-board"]>(example, "serpent-board");
  const [reset, verdict] = [findPart(example, "[data-reset]"), findPart(example, "[data-verdict]")];
  const words = await loadWords(id, document.documentElement.lang, { around: ["board"] });
  const position = unwrap(examplePosition(plugin, exampleData));
  const { match } = connectPosition(board, { game: plugin.game, words, position });

  const playLink = findPart<HTMLAnchorElement>(example, "[data-play-link]");
  let actions: readonly string[] = [];
  const setActions = (played: readonly string[]): void => {
    actions = played;
    playLink.hash = playFragment(plugin.game, position, actions);
  };
  board.addEventListener("played", (event) => {
    const { action } = (event as CustomEvent<{ readonly action: string }>).detail;
    verdict.replaceChildren();
    setActions([...actions, action]);
  });
  board.addEventListener("refused", (event) => {
    const { failure } = (event as CustomEvent<{ readonly failure: Failure }>).detail;
    const { clause, message } = failure;
    verdict.replaceChildren(
      clause === undefined
        ? words.format(message)
        : clauseLink(clause, words.text(`clauses.${clause}.title`), rulebook),
    );
  });
  reset.addEventListener("click", () => {
    verdict.replaceChildren();
    setActions([]);
    match.reset();
  });
  findPart(example, "[data-activate]").hidden = true;
  reset.hidden = false;
  example.dataset["live"] = "";
  board.flush();
  board.focus();
}
