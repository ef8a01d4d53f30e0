import { aimOf, outcomeShares } from "@serpentarium/bots";
import { type Message, type Seat, sidesOf } from "@serpentarium/core";
import { type Counts, count, countOf, createCounts, mergeCounts } from "../counting/counts.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { Measure } from "./measure.ts";
import type { Finding, IntervalChart, MeasureResult } from "./measure-result.ts";
import {
  addResult,
  aimKey,
  createSeatStatsList,
  mergeSeatStatsLists,
  type SeatStats,
  seatStatsFindings,
} from "./seat-stats.ts";

interface Tally {
  readonly seats: SeatStats[];
  /** By phase: statistics by the order in which the seats had their first turn in that phase. */
  readonly order: Record<string, SeatStats[]>;
  /** The number of turns in each phase. */
  readonly turns: Counts;
  /** By index of the bot in the setup. */
  readonly players: SeatStats[];
}

/** The phase with the most turns. The first player is defined by its first turn, so that setup phases do not matter. */
const mainPhase = ({ turns, order }: Tally): string | undefined =>
  Object.keys(order).reduce<string | undefined>(
    (main, phase) => (main === undefined || countOf(turns, phase) > countOf(turns, main) ? phase : main),
    undefined,
  );

/** Merges the statistics by phase, in the order of the game's own table of phases. */
const mergeOrder = (one: Tally["order"], other: Tally["order"]): Tally["order"] =>
  Object.fromEntries(
    Object.entries(one).map(([phase, list]) => [phase, mergeSeatStatsLists(list, other[phase] ?? [])]),
  );

const seatName = (seat: number): Message => ({
  id: "lab.sections.outcome.names.seat",
  data: { number: seat + 1 },
});
const turnOrderName = (place: number): Message => ({
  id: "lab.sections.outcome.names.order",
  data: { place: place + 1 },
});

/** The name of a bot, with its number if several bots have that name. */
const botName =
  ({ setup: { bots } }: ResolvedSetup) =>
  (player: number): Message => {
    const name = bots[player] ?? "";
    const isOne = bots.filter((other) => other === name).length === 1;
    return isOne ? name : { id: "lab.sections.outcome.names.bot", data: { name, number: player + 1 } };
  };

const CHART_TITLES = {
  order: "lab.sections.outcome.charts.order",
  seat: "lab.sections.outcome.charts.seat",
  player: "lab.sections.outcome.charts.player",
} as const;
type ChartGroup = keyof typeof CHART_TITLES;

function chartOf(
  group: ChartGroup,
  findings: readonly Finding[],
  { game, table }: ResolvedSetup,
): IntervalChart {
  const sides = sidesOf(game, table).length;
  const figures = findings.flatMap(({ id }) =>
    id.startsWith(`${group}.`) && id.endsWith(".points") ? [id] : [],
  );
  return {
    kind: "figures",
    title: { id: CHART_TITLES[group], data: { aim: aimKey(aimOf(game)) } },
    figures,
    // a single side has no other to compare with
    ...(sides > 1 && { even: 1 / sides }),
  };
}

/** Wins and scores by seat, by order of turns and, unless all bots are equal, by bot. */
export const outcome: Measure<Tally> = {
  id: "outcome",
  createTally: ({ game, table: { seats } }) => ({
    seats: createSeatStatsList(seats),
    order: Object.fromEntries(Object.keys(game.phases).map((phase) => [phase, createSeatStatsList(seats)])),
    turns: createCounts(),
    players: createSeatStatsList(seats),
  }),
  observe(tally, { game, table }) {
    const { seats } = table;
    const first = new Map<string, Seat>();
    const turns = new Map<string, number>();
    return {
      step({ actor, position: { phase } }) {
        if (actor === "chance") return;
        const times = turns.get(phase) ?? 0;
        turns.set(phase, times + 1);
        if (times === 0) first.set(phase, actor);
      },
      end({ outcome: ended, playerAt }) {
        for (const [phase, times] of turns) count(tally.turns, phase, times);
        if (!ended) return;
        const wins = outcomeShares(game, ended, table, "win");
        const shares = outcomeShares(game, ended, table);
        for (let seat = 0; seat < seats; seat++) {
          const result = { win: wins[seat] ?? 0, share: shares[seat] ?? 0, score: ended.scores?.[seat] };
          addResult(tally.seats[seat], result);
          addResult(tally.players[playerAt(seat)], result);
          for (const [phase, firstSeat] of first) {
            addResult(tally.order[phase]?.[(seat - firstSeat + seats) % seats], result);
          }
        }
      },
    };
  },
  merge: (one, other) => ({
    seats: mergeSeatStatsLists(one.seats, other.seats),
    order: mergeOrder(one.order, other.order),
    turns: mergeCounts(one.turns, other.turns),
    players: mergeSeatStatsLists(one.players, other.players),
  }),
  report(tally, resolved): MeasureResult {
    const { seats, order, players } = tally;
    const areEqual = new Set(resolved.setup.bots).size === 1;
    const main = mainPhase(tally) ?? "";
    // in a simultaneous phase, no seat is first
    const isOrdered = resolved.game.phases[main]?.kind === "seat";
    const aim = aimOf(resolved.game);
    const findings = [
      ...(isOrdered ? seatStatsFindings(order[main] ?? [], "order", turnOrderName, aim) : []),
      ...seatStatsFindings(seats, "seat", seatName, aim),
      ...(areEqual ? [] : seatStatsFindings(players, "player", botName(resolved), aim)),
    ];
    const groups = (["order", "seat", "player"] as const).map((group) => chartOf(group, findings, resolved));
    return {
      note: isOrdered
        ? { id: "lab.sections.outcome.note-ordered", data: { phase: { id: `phases.${main}.title` } } }
        : { id: "lab.sections.outcome.note" },
      findings,
      charts: groups.filter(({ figures }) => figures.length > 0),
    };
  },
};
