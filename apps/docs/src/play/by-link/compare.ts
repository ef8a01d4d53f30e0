import { type Failure, fail } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";

/** What the record in a link is to the one that this browser has of the same match. */
export type Comparison =
  /** It goes on from there. */
  | { readonly state: "extends" }
  | { readonly state: "same" }
  /** It is a part of it. */
  | { readonly state: "older" }
  /** It is no part of it, and no more of it. */
  | { readonly state: "apart"; readonly failure: Failure };

const headOf = ({ version: _, actions: __, outcome: ___, ...head }: GameRecord): string =>
  JSON.stringify(head);

const apart = ({ error }: ReturnType<typeof fail>): Comparison => ({ state: "apart", failure: error });

const otherTable = (): Comparison =>
  apart(
    fail(
      "other-match",
      "it says that it is this match, but game, players, options or beginning are others",
      "il dit être cette partie, mais le jeu, les joueurs, les options ou le début sont autres",
    ),
  );

const otherAction = (index: number, ours: string, theirs: string): Comparison =>
  apart(
    fail(
      "diverging",
      `${theirs} in the link, ${ours} in your match`,
      `${theirs} dans le lien, ${ours} dans votre partie`,
      { index },
    ),
  );

const otherEnd = (index: number): Comparison =>
  apart(
    fail(
      "diverging",
      "one of the two matches ended before it",
      "l’une des deux parties s’est arrêtée avant",
      { index },
    ),
  );

/** A record that may come from anywhere beside our own of a match; both have been played through. */
export function compareRecords(ours: GameRecord, theirs: GameRecord): Comparison {
  if (headOf(ours) !== headOf(theirs)) return otherTable();
  const [here, there] = [ours.actions, theirs.actions];
  const common = Math.min(here.length, there.length);
  const index = here.slice(0, common).findIndex((action, i) => action !== there[i]);
  if (index !== -1) return otherAction(index, here[index] ?? "", there[index] ?? "");
  // over by more than its actions: somebody has resigned, say
  const [shorter, longer] = here.length <= there.length ? [ours, theirs] : [theirs, ours];
  if (here.length !== there.length) {
    if (shorter.outcome) return otherEnd(common);
    return { state: longer === theirs ? "extends" : "older" };
  }
  if (JSON.stringify(ours.outcome) === JSON.stringify(theirs.outcome)) return { state: "same" };
  if (ours.outcome && theirs.outcome) return otherEnd(common);
  return { state: theirs.outcome ? "extends" : "older" };
}
