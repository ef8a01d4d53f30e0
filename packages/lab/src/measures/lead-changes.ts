import { estimateValue, type Shares } from "@serpentarium/bots";
import { type Message, soleWinnerOf } from "@serpentarium/core";
import {
  addEvents,
  createEventCounts,
  type MutableEventCounts,
  mergeEventCounts,
} from "../counting/event-counts.ts";
import {
  addValue,
  createHistogram,
  type MutableHistogram,
  mergeHistograms,
  toBars,
} from "../counting/histogram.ts";
import { addGame, createMoments, type MutableMoments, mergeMoments } from "../counting/moments.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import { meanCount, meanShare, share } from "../statistics/estimate.ts";
import { LeadTracker } from "./lead-tracker.ts";
import type { GameEnd, GameObserver, Measure } from "./measure.ts";

interface Tally {
  /** Games in which the lead was tracked. */
  games: number;
  /** Games in which the lead never changed. */
  steady: number;
  /** Games with one winner. */
  won: number;
  /** Games with one winner that another seat had led before. */
  turned: number;
  readonly histogram: MutableHistogram;
  readonly changes: MutableEventCounts;
  /** How open the game was after each action. In units of 1 / {@link SHARE_UNITS}. */
  readonly openness: MutableMoments;
  /** The largest gain of one action for its player, in games evaluated after each action. In the same units. */
  readonly gains: MutableMoments;
}

/** One win in the sums, which are sums of integers. */
const SHARE_UNITS = 100_000;

/** A seat leads when its expected share of the win exceeds that of every other seat by this much. */
const LEAD_MARGIN = 0.05;

function addGameLead(tally: Tally, lead: LeadTracker, { outcome }: GameEnd): void {
  const winner = soleWinnerOf(outcome);
  tally.games++;
  if (lead.changes === 0) tally.steady++;
  if (winner !== undefined) {
    tally.won++;
    if (lead.leaders.some((seat) => seat !== winner)) tally.turned++;
  }
  addValue(tally.histogram, lead.changes);
  addEvents(tally.changes, lead.changes);
  if (lead.updates > 0) addGame(tally.openness, Math.round(lead.openness * SHARE_UNITS), lead.updates);
}

/** Tracks the lead by the game’s own evaluation, after each action. */
function observeEvaluations(tally: Tally, { game }: ResolvedSetup): GameObserver {
  const lead = new LeadTracker(LEAD_MARGIN);
  let before: Shares | undefined;
  let mostGained = 0;
  return {
    step({ actor, after }) {
      const shares = estimateValue(game, after);
      if (actor !== "chance" && before)
        mostGained = Math.max(mostGained, (shares[actor] ?? 0) - (before[actor] ?? 0));
      lead.update(shares);
      before = shares;
    },
    end(ending) {
      addGameLead(tally, lead, ending);
      addGame(tally.gains, Math.round(mostGained * SHARE_UNITS));
    },
  };
}

/** Tracks the lead by the evaluator’s estimates on the sampled turns. */
function observeSample(tally: Tally, { game }: ResolvedSetup): GameObserver {
  return {
    end(ending) {
      if (!ending.sample) return;
      const lead = new LeadTracker(LEAD_MARGIN);
      for (const { evaluation } of ending.sample) lead.update(evaluation.shares);
      lead.update(estimateValue(game, ending.position));
      addGameLead(tally, lead, ending);
    },
  };
}

function noteFor({ game, setup: { sampling } }: ResolvedSetup): Message {
  const percent = LEAD_MARGIN * 100;
  const { events, judge, turns } = sampling;
  return game.evaluate
    ? { id: "lab.sections.drama.note", data: { percent, events } }
    : { id: "lab.sections.drama.note-sampled", data: { percent, judge, turns } };
}

/** How often the lead changes. */
export const leadChanges: Measure<Tally> = {
  id: "drama",
  // without an evaluation of its own, the lead is read from the sampled turns
  isCostly: ({ game }) => game.evaluate !== undefined,
  createTally: () => ({
    games: 0,
    steady: 0,
    won: 0,
    turned: 0,
    histogram: createHistogram(),
    changes: createEventCounts(),
    openness: createMoments(),
    gains: createMoments(),
  }),
  observe: (tally, resolved) =>
    resolved.game.evaluate ? observeEvaluations(tally, resolved) : observeSample(tally, resolved),
  merge: (one, other) => ({
    games: one.games + other.games,
    steady: one.steady + other.steady,
    won: one.won + other.won,
    turned: one.turned + other.turned,
    histogram: mergeHistograms(one.histogram, other.histogram),
    changes: mergeEventCounts(one.changes, other.changes),
    openness: mergeMoments(one.openness, other.openness),
    gains: mergeMoments(one.gains, other.gains),
  }),
  report({ games, steady, won, turned, histogram, changes, openness, gains }, resolved) {
    if (games === 0) return { findings: [], charts: [] };
    // figures measured in different ways have different ids, so that they are not compared
    const prefix = resolved.game.evaluate ? "" : "sampled-";
    return {
      note: noteFor(resolved),
      findings: [
        {
          id: `${prefix}changes`,
          label: { id: "lab.sections.drama.figures.changes" },
          unit: "number",
          estimate: meanCount(changes, games),
        },
        {
          id: `${prefix}steady`,
          label: { id: "lab.sections.drama.figures.steady" },
          unit: "share",
          estimate: share(steady, games),
        },
        {
          id: `${prefix}turned`,
          label: { id: "lab.sections.drama.figures.turned" },
          unit: "share",
          estimate: share(turned, won),
        },
        {
          id: `${prefix}openness`,
          label: { id: "lab.sections.drama.figures.openness" },
          unit: "share",
          estimate: meanShare(openness, SHARE_UNITS),
        },
        {
          id: "gain",
          label: { id: "lab.sections.drama.figures.gain" },
          unit: "share",
          estimate: meanShare(gains, SHARE_UNITS),
        },
      ],
      charts: [
        {
          kind: "histogram",
          title: { id: "lab.sections.drama.chart" },
          axis: { id: "lab.sections.drama.axis" },
          unit: "number",
          bars: toBars(histogram),
        },
      ],
    };
  },
};
