import { aimOf, outcomeShares } from "@serpentarium/bots";
import { type Message, type Phase, type Seat, sidesOf } from "@serpentarium/core";
import { type Counts, count, countOf, createCounts, mergeCounts } from "../counting/counts.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { Measure } from "./measure.ts";
import type { Finding, IntervalChart, MeasureResult } from "./measure-result.ts";
import {
  addResult,
  createSeatStatsList,
  mergeSeatStatsLists,
  type SeatStats,
  seatStatsFindings,
  shareText,
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

/** The phase with the most turns. Its first turn decides who moves first, so that setup phases do not matter. */
const mainPhase = ({ turns, order }: Tally): string | undefined =>
  Object.keys(order).reduce<string | undefined>(
    (main, phase) => (main === undefined || countOf(turns, phase) > countOf(turns, main) ? phase : main),
    undefined,
  );

/** Merges the statistics phase by phase, in the order of the game's own table of phases. */
const mergeOrder = (one: Tally["order"], other: Tally["order"]): Tally["order"] =>
  Object.fromEntries(
    Object.entries(one).map(([phase, list]) => [phase, mergeSeatStatsLists(list, other[phase] ?? [])]),
  );

const ORDINAL_RULES = new Intl.PluralRules("en", { type: "ordinal" });
const ORDINAL_SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (n: number): string => `${n}${ORDINAL_SUFFIXES[ORDINAL_RULES.select(n)] ?? "th"}`;

const seatName = (seat: number): Message => ({ en: `Seat ${seat + 1}`, fr: `Place ${seat + 1}` });
const turnOrderName = (place: number): Message => ({
  en: `${ordinal(place + 1)} to move`,
  fr: `${place === 0 ? "1er" : `${place + 1}e`} à jouer`,
});

/** The name of a bot, with its number where several bots have that name. */
const botName =
  ({ setup: { bots } }: ResolvedSetup) =>
  (player: number): Message => {
    const name = bots[player] ?? "";
    const isOne = bots.filter((other) => other === name).length === 1;
    const label = isOne ? name : `${name} (${player + 1})`;
    return { en: label, fr: label };
  };

/** By what the shares of a chart are listed. */
const CHART_TITLES: Readonly<Record<string, Message>> = {
  seat: { en: "by seat", fr: "par place" },
  order: { en: "by order of turns", fr: "par ordre de jeu" },
  player: { en: "by bot", fr: "par robot" },
};

/** Begins a text with a capital letter. */
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function chartOf(group: string, findings: readonly Finding[], { game, table }: ResolvedSetup): IntervalChart {
  const { en, fr } = shareText(aimOf(game));
  const by = CHART_TITLES[group] ?? { en: group, fr: group };
  const sides = sidesOf(game, table).length;
  const figures = findings.flatMap(({ id }) =>
    id.startsWith(`${group}.`) && id.endsWith(".points") ? [id] : [],
  );
  return {
    kind: "figures",
    title: { en: `${capitalise(en)}, ${by.en}`, fr: `${capitalise(fr)}, ${by.fr}` },
    figures,
    // a single side has no other to compare with
    ...(sides > 1 && { even: 1 / sides }),
  };
}

/** The note; the phase whose turns have an order, if any. */
function noteFor(phase: Phase | undefined): Message {
  const general: Message = {
    en: "A win shared by two counts one half for each. From game to game, every bot moves on by one seat.",
    fr: "Une victoire partagée à deux compte un demi pour chacun. D’une partie à l’autre, chaque robot avance d’une place.",
  };
  if (!phase) return general;
  const { title } = phase;
  return {
    en: `${general.en} The order of turns starts with the seat that has the first turn of the phase “${title.en}”, the phase with the most turns.`,
    fr: `${general.fr} L’ordre de jeu part de la place qui a le premier tour de la phase « ${title.fr} », celle qui compte le plus de tours.`,
  };
}

/** Wins and scores by seat, by order of turns and, unless all bots are equal, by bot. */
export const outcome: Measure<Tally> = {
  id: "outcome",
  title: { en: "Who wins", fr: "Qui gagne" },
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
    const phase = resolved.game.phases[main];
    // where all choose at once, no seat is the first
    const isOrdered = phase?.kind === "seat";
    const aim = aimOf(resolved.game);
    const findings = [
      ...(isOrdered ? seatStatsFindings(order[main] ?? [], "order", turnOrderName, aim) : []),
      ...seatStatsFindings(seats, "seat", seatName, aim),
      ...(areEqual ? [] : seatStatsFindings(players, "player", botName(resolved), aim)),
    ];
    const groups = ["order", "seat", "player"].map((group) => chartOf(group, findings, resolved));
    return {
      note: noteFor(isOrdered ? phase : undefined),
      findings,
      charts: groups.filter(({ figures }) => figures.length > 0),
    };
  },
};
