import { createTable, defineOptions, type OptionsOf, unwrap } from "@serpentarium/core";
import { LAYOUTS, type Scene } from "@serpentarium/core/scene";
import { defineVariant, type PositionWithOptions } from "@serpentarium/core/variant";
import { checkLaw, LAWS } from "@serpentarium/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Position, type Row, type SerpentCartes, serpentCartes } from "../src/index.ts";
import { createParts, relativeCard, UPWARD_COURSE } from "../src/parts.ts";
import { english, rows, seats, startMatch, tableOf } from "./fixtures.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const options = {
  course: {
    kind: "choice",
    values: ["up", "down", "last-down"],
    default: "down",
  },
} as const;
const own = defineOptions(options);

interface Chosen extends Omit<SerpentCartes, "options" | "position"> {
  readonly options: SerpentCartes["options"] & OptionsOf<typeof own>;
  readonly position: PositionWithOptions<Position, Chosen["options"]>;
}

/** A variant with an option for its course; with `last-down` it depends on the number of seats. */
const game = defineVariant<SerpentCartes, Chosen>(serpentCartes, {
  ...createParts<Chosen>({
    course: {
      heading(seat, table) {
        const { course } = table.options;
        if (course === "last-down") return seat === table.seats - 1 ? "down" : "up";
        return course === "up" ? UPWARD_COURSE.heading(seat, table) : "down";
      },
    },
  }),
  id: "serpent-cartes-chosen",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
  options,
});

const tables = [
  { seats: 2 },
  { seats: 3, options: { entry: "die", deal: "finishable" } },
  { seats: 3, options: { course: "last-down", deal: "finishable" } },
  { seats: 2, options: { course: "up" } },
] as const;

describe.each(tables)("a course chosen by an option, %j", (input) => {
  test.each(LAWS.map((law) => [law.id, law] as const))("%s", (_id, law) => {
    expect(checkLaw(game, law, createTable(game, input), { runs: 2 })?.what).toBeUndefined();
  });
});

/** The cards of the pawns before each turn of a match without the die, as counted from their start. */
function pawnsByTurn(
  match: Position,
  { apply }: { apply(position: Position, action: { phase: "advance" }): Position },
  toOwn: (card: number) => number,
): readonly string[] {
  const lines: string[] = [];
  for (let now = match; ; now = apply(now, { phase: "advance" })) {
    lines.push(
      `${now.phase} ${"pawns" in now ? now.pawns.map(toOwn) : ""} ${now.phase === "over" ? now.outcome.reason : ""}`,
    );
    if (now.phase === "over") return lines;
  }
}

test("setup.row: a match down a row is the match up the reversed row", () => {
  const startDown = (row: Row, deck: "32" | "52" | "2x32", players: number): Position => {
    const table = createTable(game, { seats: players, options: { deck } });
    const dealt = game.apply(game.start(table), { phase: "deal", row });
    return game.apply(dealt, { phase: "first", seat: 0 });
  };
  fc.assert(
    fc.property(rows, seats, ({ deck, row }, players) => {
      const up = startMatch(row.toReversed(), tableOf({ deck }, players));
      const down = startDown(row, deck, players);
      expect(pawnsByTurn(down, game, (card) => relativeCard("down", card, row.length))).toEqual(
        pawnsByTurn(up, serpentCartes, (card) => card),
      );
    }),
    { numRuns: 20 },
  );
});

const SUITS =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";

/** What the scene says about the ends of the row: labels of spaces and captions. */
function endsOf({ spaces, background = [] }: Scene): readonly string[] {
  const labels = spaces.flatMap(({ id, label }) =>
    ["card-0", "card-0-down", "card-1", "card-32"].includes(id)
      ? [english.format(label).replace(/:.*/, "")]
      : [],
  );
  const captions = background.flatMap((shape) =>
    shape.shape === "text" ? [english.format(shape.text)] : [],
  );
  return [...labels, ...captions.filter((text) => /^(?:Start|Goal)/.test(text))];
}

describe.each(LAYOUTS)("the board, %s", (layout) => {
  test.each([
    ["up", ["Beside the row", "Card 1, the start", "Card 32, the goal", "Start", "Goal 32"]],
    ["down", ["Beside the row", "Card 1, the goal", "Card 32, the start", "Start", "Goal 1"]],
    [
      "last-down",
      [
        "Beside the row, at card 1",
        "Beside the row, at card 32",
        "Card 1, the start of 1 and the goal of 2",
        "Card 32, the start of 2 and the goal of 1",
        "Goal 1",
        "Start",
        "Goal 2",
        "Start",
      ],
    ],
  ] as const)("names the ends of the course %s", (course, ends) => {
    const table = createTable(game, { options: { course } });
    const position = unwrap(game.parsePosition(`advance:1 ${SUITS} 0,0 0`, table));
    expect(endsOf(game.scene(position, layout))).toEqual(ends);
  });

  test("has a place for waiting pawns at their start only", () => {
    const table = createTable(game);
    const { spaces, pieces } = game.scene(
      unwrap(game.parsePosition(`advance:1 ${SUITS} 0,0 0`, table)),
      layout,
    );
    const last = spaces.find(({ id }) => id === "card-32");
    const pawns = pieces.filter(({ id }) => id.startsWith("pawn-"));
    expect(spaces.filter(({ id }) => id.startsWith("card-0")).map(({ id }) => id)).toEqual(["card-0-down"]);
    expect(pawns.map(({ y }) => y > (last?.y ?? 0) + (last?.h ?? 0))).toEqual([true, true]);
  });
});
