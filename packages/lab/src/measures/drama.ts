import { estimate } from "@serpentarium/bots";
import type { Text } from "@serpentarium/core";
import {
  barsOf,
  createHistogram,
  mergeHistograms,
  type OpenHistogram,
  record,
} from "../counting/histogram.ts";
import { addGame, createMoments, mergeMoments, type OpenMoments } from "../counting/moments.ts";
import type { OpenSetup } from "../open-setup.ts";
import { mean, share } from "../statistics/estimate.ts";
import { Lead } from "./lead.ts";
import type { Ending, Measure, Observer } from "./measure.ts";

interface Tally {
  /** Games that were followed. */
  games: number;
  /** Those in which the lead never changed. */
  steady: number;
  /** Those with one winner, and those of them in which another seat had led before. */
  won: number;
  turned: number;
  readonly histogram: OpenHistogram;
  readonly changes: OpenMoments;
}

/** How much more of the win than any other a seat must expect to be ahead. */
const AHEAD = 0.05;

function addLead(tally: Tally, lead: Lead, { outcome }: Ending): void {
  const [winner, ...others] = outcome?.winners ?? [];
  tally.games++;
  if (lead.changes === 0) tally.steady++;
  if (winner !== undefined && others.length === 0) {
    tally.won++;
    if (lead.hasLed.some((seat) => seat !== winner)) tally.turned++;
  }
  record(tally.histogram, lead.changes);
  addGame(tally.changes, lead.changes);
}

/** Follows a game by its own judgement, after each action. */
function followJudgement(tally: Tally, { game }: OpenSetup): Observer {
  const lead = new Lead(AHEAD);
  return {
    step: ({ after }) => lead.follow(estimate(game, after)),
    end: (ending) => addLead(tally, lead, ending),
  };
}

/** Follows a game by what a bot expects on the turns that were drawn. */
function followSample(tally: Tally, { game }: OpenSetup): Observer {
  return {
    end(ending) {
      if (!ending.sample) return;
      const lead = new Lead(AHEAD);
      for (const { judgement } of ending.sample) lead.follow(judgement.shares);
      lead.follow(estimate(game, ending.position));
      addLead(tally, lead, ending);
    },
  };
}

const noteFor = ({ game, setup: { sampling } }: OpenSetup): Text =>
  game.evaluate
    ? {
        en: "A seat is ahead that expects at least 5% more of the win than any other, as the game itself judges after each action.",
        fr: "Mène qui peut attendre au moins 5 % de la victoire de plus que tout autre, à l’avis du jeu lui-même après chaque action.",
      }
    : {
        en: `A seat is ahead that expects at least 5% more of the win than any other, as ${sampling.judge} judges on ${sampling.turns} turns of a game and at its end; changes between them are not seen.`,
        fr: `Mène qui peut attendre au moins 5 % de la victoire de plus que tout autre, à l’avis de ${sampling.judge} à ${sampling.turns} tours d’une partie et à la fin ; ce qui change entre eux ne se voit pas.`,
      };

/** How the lead changes. */
export const drama: Measure<Tally> = {
  id: "drama",
  title: { en: "Drama", fr: "Suspense" },
  createTally: () => ({
    games: 0,
    steady: 0,
    won: 0,
    turned: 0,
    histogram: createHistogram(),
    changes: createMoments(),
  }),
  observe: (tally, open) => (open.game.evaluate ? followJudgement(tally, open) : followSample(tally, open)),
  merge: (one, other) => ({
    games: one.games + other.games,
    steady: one.steady + other.steady,
    won: one.won + other.won,
    turned: one.turned + other.turned,
    histogram: mergeHistograms(one.histogram, other.histogram),
    changes: mergeMoments(one.changes, other.changes),
  }),
  report({ games, steady, won, turned, histogram, changes }, open) {
    if (games === 0) return { findings: [], charts: [] };
    // what was seen in another way is another figure, not to be compared
    const by = open.game.evaluate ? "" : "sampled-";
    return {
      note: noteFor(open),
      findings: [
        {
          id: `${by}changes`,
          label: {
            en: "Changes of the lead in a game, on average",
            fr: "Changements de tête par partie, en moyenne",
          },
          unit: "number",
          estimate: mean(changes),
        },
        {
          id: `${by}steady`,
          label: { en: "Games without any", fr: "Parties sans aucun" },
          unit: "share",
          estimate: share(steady, games),
        },
        {
          id: `${by}turned`,
          label: { en: "Wins after another had led", fr: "Victoires après qu’un autre a mené" },
          unit: "share",
          estimate: share(turned, won),
        },
      ],
      charts: [
        {
          kind: "histogram",
          title: {
            en: "Games by changes of the lead",
            fr: "Parties selon les changements de tête",
          },
          axis: { en: "changes of the lead", fr: "changements de tête" },
          unit: "number",
          bars: barsOf(histogram),
        },
      ],
    };
  },
};
