import { type Failure, fail } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";

/** How the record in a link relates to the stored record of the same match. */
export type Comparison =
  /** It continues the stored record. */
  | { readonly state: "extends" }
  | { readonly state: "same" }
  /** It is a prefix of the stored record. */
  | { readonly state: "older" }
  /** Neither is a prefix of the other. */
  | { readonly state: "apart"; readonly failure: Failure };

const formatHead = ({ version: _, actions: __, outcome: ___, ...head }: GameRecord): string =>
  JSON.stringify(head);

const diverging = ({ error }: ReturnType<typeof fail>): Comparison => ({ state: "apart", failure: error });

const otherTable = (): Comparison => diverging(fail("other-match", { id: "play.link.other-match" }));

const otherAction = (index: number): Comparison =>
  diverging(fail("diverging", { id: "play.link.other-action" }, { index }));

const otherEnd = (index: number): Comparison =>
  diverging(fail("diverging", { id: "play.link.other-end" }, { index }));

/** Compares an untrusted record with the stored one; both have been replayed. */
export function compareRecords(ours: GameRecord, theirs: GameRecord): Comparison {
  if (formatHead(ours) !== formatHead(theirs)) return otherTable();
  const [here, there] = [ours.actions, theirs.actions];
  const common = Math.min(here.length, there.length);
  const index = here.slice(0, common).findIndex((action, i) => action !== there[i]);
  if (index !== -1) return otherAction(index);
  // a match can also end without an action, such as by resignation
  const [shorter, longer] = here.length <= there.length ? [ours, theirs] : [theirs, ours];
  if (here.length !== there.length) {
    if (shorter.outcome) return otherEnd(common);
    return { state: longer === theirs ? "extends" : "older" };
  }
  if (JSON.stringify(ours.outcome) === JSON.stringify(theirs.outcome)) return { state: "same" };
  if (ours.outcome && theirs.outcome) return otherEnd(common);
  return { state: theirs.outcome ? "extends" : "older" };
}
