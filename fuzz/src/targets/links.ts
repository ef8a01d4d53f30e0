import assert from "node:assert/strict";
import { formatLink, parseLink } from "@serpentarium/core/record";
import fc from "fast-check";
import { addTag, tagOf } from "../../../packages/play/src/by-link/match-link.ts";
import { matchFromLink } from "../../../packages/play/src/match/start-match.ts";
import { parseRecordFrom, visitRecord } from "../../../packages/play/src/match/visited-match.ts";

import { findSubject, valueIfOk } from "../assertions.ts";
import { mutateText } from "../mutate.ts";
import { type RandomMatch, randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** The fragment of a URL. */
  readonly link: string;
}

function seriesLink({ record: { start: _, actions, outcome, ...head } }: RandomMatch): string {
  const plan = { games: 2, first: "fixed" } as const;
  return formatLink({ ...head, plan, earlier: [{ actions, outcome }], actions: [], outcome: null });
}

const linksOf = (match: RandomMatch): readonly string[] => [
  formatLink(match.record),
  addTag(formatLink(match.record), { id: "abcdef123456", taken: [0, 1] }),
  seriesLink(match),
];

/** Turns infinity, which a huge number parses to and no table accepts, into null. */
const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** Links to the play page, by their fragments. */
export const links = defineTarget<Case>({
  name: "links",
  cases: (subjects) =>
    randomMatches(subjects).chain((match) =>
      fc
        .constantFrom(...linksOf(match))
        .chain((link) => mutateText(link, match.notations))
        .map((link) => ({ game: match.subject.game.id, link })),
    ),
  check({ game: id, link }, subjects) {
    const { game } = findSubject(subjects, id);
    const record = valueIfOk(parseLink(link));
    if (record)
      assert.deepEqual(
        throughJson(valueIfOk(parseLink(formatLink(record)))),
        throughJson(record),
        "the link does not round-trip",
      );
    tagOf(link);
    valueIfOk(matchFromLink(game, link), game);
    const readOnly = valueIfOk(parseRecordFrom("link", link));
    if (readOnly) valueIfOk(visitRecord(game, readOnly), game);
  },
});
