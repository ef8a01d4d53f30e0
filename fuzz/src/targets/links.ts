import assert from "node:assert/strict";
import { formatLink, parseLink } from "@serpentarium/core/record";
import fc from "fast-check";
import { tagged, tagOf } from "../../../apps/docs/src/play/by-link/match-link.ts";
import { createMatchMachine } from "../../../apps/docs/src/play/match.ts";
import { fromLink } from "../../../apps/docs/src/play/opening.ts";
import { openReading, recordFrom } from "../../../apps/docs/src/play/reading.ts";

import { accepted, find } from "../hold.ts";
import { type Match, matches } from "../matches.ts";
import { spoilText } from "../spoil.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** The fragment of an address. */
  readonly link: string;
}

function seriesLink({ record: { start: _, actions, outcome, ...head } }: Match): string {
  const plan = { games: 2, first: "fixed" } as const;
  return formatLink({ ...head, plan, earlier: [{ actions, outcome }], actions: [], outcome: null });
}

const linksOf = (match: Match): readonly string[] => [
  formatLink(match.record),
  tagged(formatLink(match.record), { id: "abcdef123456", taken: [0, 1] }),
  seriesLink(match),
];

/** As JSON has it: a number beyond all bounds is read as infinity, which no table takes. */
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** Fragments of links to the play page. */
export const links = defineTarget<Case>({
  name: "links",
  cases: (subjects) =>
    matches(subjects).chain((match) =>
      fc
        .constantFrom(...linksOf(match))
        .chain((link) => spoilText(link, match.words))
        .map((link) => ({ game: match.subject.game.id, link })),
    ),
  check({ game: id, link }, subjects) {
    const { game } = find(subjects, id);
    const record = accepted(parseLink(link));
    if (record)
      assert.deepEqual(
        plain(accepted(parseLink(formatLink(record)))),
        plain(record),
        "the link reads otherwise",
      );
    tagOf(link);
    accepted(fromLink(game, createMatchMachine(game), link), game);
    const short = accepted(recordFrom("link", link));
    if (short) accepted(openReading(game, short), game);
  },
});
