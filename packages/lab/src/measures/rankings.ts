import { type Counts, count, createCounts, mergeCounts } from "../counting/counts.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { Measure } from "./measure.ts";

/** The maximal number of seats for which rankings are counted: there are 541 of five players, and 4683 of six. */
export const MAX_RANKED_SEATS = 5;

/** The key of a list of places, such as `1,2,2`. */
export const rankingKey = (places: readonly number[]): string => places.join();

const isRanked = ({ table: { seats }, setup: { bots } }: ResolvedSetup): boolean =>
  seats <= MAX_RANKED_SEATS && new Set(bots).size > 1;

/** The number of games by the places of the bots, in the order of the setup; in an unfinished game all have the first place. */
export const rankings: Measure<Counts> = {
  id: "rankings",
  createTally: createCounts,
  observe: (tally, resolved) => ({
    end({ outcome, playerAt }) {
      if (!isRanked(resolved)) return;
      const places = Array.from({ length: resolved.table.seats }, () => 1);
      for (const [seat, place] of (outcome?.places ?? []).entries()) places[playerAt(seat)] = place;
      count(tally, rankingKey(places));
    },
  }),
  merge: mergeCounts,
  // used by ladders only, which read the tally
  report: () => ({ findings: [], charts: [] }),
};
