import type { Seat, Text } from "@serpentarium/core";
import { type Counts, count, countOf, createCounts, mergeCounts } from "../counting/counts.ts";
import type { OpenSetup } from "../open-setup.ts";
import { addOutcome, createFares, type Fare, fareFindings, mergeFares } from "./fare.ts";
import type { Measure } from "./measure.ts";
import type { FigureChart, Finding, Section } from "./section.ts";

interface Tally {
  readonly seats: Fare[];
  /** By phase: how the seats fared in the order in which they had their turns there. */
  readonly order: Record<string, Fare[]>;
  /** How many turns there were in each phase. */
  readonly turns: Counts;
  /** By the bots of the setup. */
  readonly players: Fare[];
}

/** The phase in which a game is mostly played: who begins there is who begins, whatever there is to set up before. */
const mainPhase = ({ turns, order }: Tally): string | undefined =>
  Object.keys(order).reduce<string | undefined>(
    (main, phase) => (main === undefined || countOf(turns, phase) > countOf(turns, main) ? phase : main),
    undefined,
  );

/** Fares of the same phases, in the order of the game's own table of phases. */
const mergeOrder = (one: Tally["order"], other: Tally["order"]): Tally["order"] =>
  Object.fromEntries(
    Object.entries(one).map(([phase, fares]) => [phase, mergeFares(fares, other[phase] ?? [])]),
  );

const ORDINAL = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (n: number): string => `${n}${ENDINGS[ORDINAL.select(n)] ?? "th"}`;

const seatName = (seat: number): Text => ({ en: `Seat ${seat + 1}`, fr: `Place ${seat + 1}` });
const orderName = (place: number): Text => ({
  en: `${ordinal(place + 1)} to move`,
  fr: `${place === 0 ? "1er" : `${place + 1}e`} à jouer`,
});

/** Bots are told apart by their number where several have one name. */
const playerName =
  ({ setup: { bots } }: OpenSetup) =>
  (player: number): Text => {
    const name = bots[player] ?? "";
    const isOne = bots.filter((other) => other === name).length === 1;
    const label = isOne ? name : `${name} (${player + 1})`;
    return { en: label, fr: label };
  };

const CHARTS: Readonly<Record<string, Text>> = {
  seat: { en: "Share of the win, by seat", fr: "Part de la victoire, par place" },
  order: { en: "Share of the win, by order of turns", fr: "Part de la victoire, par ordre de jeu" },
  player: { en: "Share of the win, by bot", fr: "Part de la victoire, par robot" },
};

function chartOf(group: string, findings: readonly Finding[], seats: number): FigureChart {
  const figures = findings.flatMap(({ id }) =>
    id.startsWith(`${group}.`) && id.endsWith(".points") ? [id] : [],
  );
  return { kind: "figures", title: CHARTS[group] ?? { en: group, fr: group }, figures, even: 1 / seats };
}

function noteFor({ game }: OpenSetup, phase = ""): Text {
  const title = game.phases[phase]?.title ?? { en: phase, fr: phase };
  return {
    en: `A win that is shared by two counts one half for each. From game to game the bots move on by one seat. Order of turns: by who has the first turn in the phase “${title.en}”, in which most turns are.`,
    fr: `Une victoire partagée à deux compte un demi pour chacun. D’une partie à l’autre, les robots avancent d’une place. Ordre de jeu : selon qui a le premier tour de la phase « ${title.fr} », où se jouent la plupart des tours.`,
  };
}

/** Who wins: by seat, by order of turns, and by bot where they are not all alike. */
export const outcome: Measure<Tally> = {
  id: "outcome",
  title: { en: "Who wins", fr: "Qui gagne" },
  createTally: ({ game, table: { seats } }) => ({
    seats: createFares(seats),
    order: Object.fromEntries(Object.keys(game.phases).map((phase) => [phase, createFares(seats)])),
    turns: createCounts(),
    players: createFares(seats),
  }),
  observe(tally, { table: { seats } }) {
    const first = new Map<string, Seat>();
    const turns = createCounts();
    return {
      step({ actor, position: { phase } }) {
        if (actor === "chance") return;
        count(turns, phase);
        if (!first.has(phase)) first.set(phase, actor);
      },
      end({ outcome: ended, playerAt }) {
        for (const [phase, often] of Object.entries(turns)) count(tally.turns, phase, often);
        if (!ended) return;
        for (let seat = 0; seat < seats; seat++) {
          addOutcome(tally.seats[seat], ended, seat);
          addOutcome(tally.players[playerAt(seat)], ended, seat);
          for (const [phase, beginner] of first) {
            addOutcome(tally.order[phase]?.[(seat - beginner + seats) % seats], ended, seat);
          }
        }
      },
    };
  },
  merge: (one, other) => ({
    seats: mergeFares(one.seats, other.seats),
    order: mergeOrder(one.order, other.order),
    turns: mergeCounts(one.turns, other.turns),
    players: mergeFares(one.players, other.players),
  }),
  report(tally, open): Section {
    const { seats, order, players } = tally;
    const areAlike = new Set(open.setup.bots).size === 1;
    const phase = mainPhase(tally);
    const findings = [
      ...fareFindings(order[phase ?? ""] ?? [], "order", orderName),
      ...fareFindings(seats, "seat", seatName),
      ...(areAlike ? [] : fareFindings(players, "player", playerName(open))),
    ];
    const groups = ["order", "seat", "player"].map((group) => chartOf(group, findings, open.table.seats));
    return {
      note: noteFor(open, phase),
      findings,
      charts: groups.filter(({ figures }) => figures.length > 0),
    };
  },
};
