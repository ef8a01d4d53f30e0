/** @jsxImportSource preact */

import type { JumpGraph } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { type Language, languageOf, type SiteText } from "../../lib/site-text.ts";
import { localise, type Reader } from "../../play/reader.ts";
import { OFF_ROW } from "../jumps.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "./view-props.ts";

/** The cards of a circle, in the order of a pawn's jumps. */
const circleText = (circle: readonly number[], language: Language): string =>
  circle.map((card) => (card === OFF_ROW ? MESSAGES.offTheRow[language] : `${card}`)).join(" → ");

/** Lists card numbers as alternatives. */
function cardAlternatives(cards: readonly number[], reader: Reader): string {
  const list = new Intl.ListFormat(languageOf(reader), { type: "disjunction" }).format(cards.map(String));
  const text: SiteText = cards.length === 1 ? MESSAGES.cards : MESSAGES.cardsOr;
  return localise(reader, text, { list });
}

function cardEntryVerdict({ lonePaths, circles }: JumpGraph, reader: Reader): string {
  const turns = lonePaths[0]?.turns;
  if (turns)
    return localise(reader, turns === 1 ? MESSAGES.reachesGoalNow : MESSAGES.reachesGoal, { n: turns });
  const [circle = []] = circles;
  // the circle is closed: it ends where it begins
  const closed = [...circle, ...circle.slice(0, 1)];
  return localise(reader, MESSAGES.neverFinished, { circle: circleText(closed, languageOf(reader)) });
}

function dieEntryVerdict({ lonePaths }: JumpGraph, reader: Reader): string {
  const cards = lonePaths.filter(({ end }) => end === "goal").map(({ entry }) => entry);
  if (cards.length === 0) return localise(reader, MESSAGES.noThrowToGoal);
  return localise(reader, MESSAGES.throwsToGoal, { list: cardAlternatives(cards, reader) });
}

/** States whether the row can be finished. */
export function VerdictView({ state, reader }: ViewProps): JSX.Element {
  const { jumpGraph, setup } = state;
  const { entry } = setup.table.options;
  return (
    <p class="verdict" role="status" data-finishable={jumpGraph.finishable ? "" : undefined}>
      <strong>
        {entry === "card" ? cardEntryVerdict(jumpGraph, reader) : dieEntryVerdict(jumpGraph, reader)}
      </strong>
    </p>
  );
}
