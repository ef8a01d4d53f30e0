/** @jsxImportSource preact */
import type { Language, Text } from "@serpentarium/core";
import type { Jumps } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { type Reader, read } from "../../play/reader.ts";
import { OFF } from "../graph.ts";
import { WORDS } from "../wording.ts";
import type { ViewProps } from "./view-props.ts";

/** The cards of a circle in the order in which a pawn comes to them. */
const circleWords = (circle: readonly number[], language: Language): string =>
  circle.map((card) => (card === OFF ? WORDS.offTheRow[language] : `${card}`)).join(" → ");

/** Cards by their numbers, of which one is meant. */
function eitherOf(cards: readonly number[], reader: Reader): string {
  const list = new Intl.ListFormat(reader.language, { type: "disjunction" }).format(cards.map(String));
  const text: Text = cards.length === 1 ? WORDS.cards : WORDS.cardsOr;
  return read(reader, text, { list });
}

function byCard({ lones, circles }: Jumps, reader: Reader): string {
  const turns = lones[0]?.turns;
  if (turns) return read(reader, turns === 1 ? WORDS.reachesGoalNow : WORDS.reachesGoal, { n: turns });
  const [circle = []] = circles;
  // the circle is closed: it ends where it begins
  const closed = [...circle, ...circle.slice(0, 1)];
  return read(reader, WORDS.neverFinished, { circle: circleWords(closed, reader.language) });
}

function byDie({ lones }: Jumps, reader: Reader): string {
  const cards = lones.filter(({ end }) => end === "goal").map(({ entry }) => entry);
  if (cards.length === 0) return read(reader, WORDS.noThrowToGoal);
  return read(reader, WORDS.throwsToGoal, { list: eitherOf(cards, reader) });
}

/** Whether the row can be finished, in a sentence. */
export function VerdictView({ state, reader }: ViewProps): JSX.Element {
  const { jumps, setup } = state;
  const { entry } = setup.table.options;
  return (
    <p class="verdict" role="status" data-finishable={jumps.finishable ? "" : undefined}>
      <strong>{entry === "card" ? byCard(jumps, reader) : byDie(jumps, reader)}</strong>
    </p>
  );
}
