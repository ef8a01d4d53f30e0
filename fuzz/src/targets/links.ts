import assert from "node:assert/strict";
import { formatLink, parseLink } from "@serpentarium/core/record";
import { formatSeriesLink, parseSeriesLink, SERIES_FORMAT } from "@serpentarium/core/series";
import fc from "fast-check";
import { tagged, tagOf } from "../../../apps/docs/src/play/by-link/match-link.ts";
import { fromLink } from "../../../apps/docs/src/play/opening.ts";
import { openReading, recordFrom } from "../../../apps/docs/src/play/reading.ts";
import { createMachines } from "../../../apps/docs/src/play/series.ts";
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
  const plan = { games: 2, first: "fixed", points: "wins" } as const;
  return formatSeriesLink({ ...head, format: SERIES_FORMAT, plan, matches: [{ actions, outcome }] });
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
    const single = accepted(parseLink(link));
    if (single)
      assert.deepEqual(
        plain(accepted(parseLink(formatLink(single)))),
        plain(single),
        "the link reads otherwise",
      );
    const series = accepted(parseSeriesLink(link));
    if (series) {
      assert.deepEqual(
        accepted(parseSeriesLink(formatSeriesLink(series))),
        series,
        "the series reads otherwise",
      );
    }
    tagOf(link);
    accepted(fromLink(game, createMachines(game), link), game);
    const record = accepted(recordFrom("link", link));
    if (record) accepted(openReading(game, record), game);
  },
});
