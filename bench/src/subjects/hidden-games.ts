import { createMctsSearch, type Explanation } from "@serpentarium/bots";
import { createTable } from "@serpentarium/core";
import { exploitability, kuhnPoker, type Strategy } from "../../../packages/bots/test/fixtures/kuhn.ts";
import { matrixGame, rockPaperScissors } from "../../../packages/bots/test/fixtures/matrix.ts";

const ITERATIONS = 5000;

/** Kuhn poker, with the most that the best answers may win: in antes, the mean over the seats. */
const KUHN_GAMES: readonly { readonly seats: number; readonly cards: number; readonly limit: number }[] = [
  { seats: 2, cards: 3, limit: 0.03 },
  { seats: 2, cards: 4, limit: 0.03 },
  { seats: 3, cards: 4, limit: 0.1 },
];

/** Games of two choices at the same time, and what the first seat gets in percent, by its choice and that of the other. */
const MATRIX_GAMES = [
  {
    name: "rock, paper, scissors",
    game: rockPaperScissors(),
    cells: [
      [50, 0, 100],
      [100, 50, 0],
      [0, 100, 50],
    ],
  },
  {
    name: "uneven pennies",
    game: matrixGame(
      ["a", "b"],
      ["a", "b"],
      [
        [100, 0],
        [0, 50],
      ],
    ),
    cells: [
      [100, 0],
      [0, 50],
    ],
  },
];

/** The most that a share of the win may be worse than that of the strategy that nobody can exploit. */
const MATRIX_LIMIT = 0.02;

/** What the best answer to a search wins, at most `limit`. */
export interface Exploitability {
  readonly game: string;
  readonly gain: number;
  readonly limit: number;
}

/** How often each action is played, by its text. */
const toMixture = ({ actions }: Explanation<unknown>): Readonly<Record<string, number>> =>
  Object.fromEntries(actions.map(({ text, probability = 0 }) => [text, probability]));

function kuhnStrategy(game: ReturnType<typeof kuhnPoker>): Strategy {
  const known = new Map<string, ReturnType<Strategy>>();
  return (seen) => {
    const key = JSON.stringify(seen);
    const found = known.get(key);
    if (found) return found;
    // at this lead the shares grow almost linearly with the score
    const search = createMctsSearch(game, seen, "bench", { aim: { score: 40 } });
    search.run(ITERATIONS);
    const mixture = toMixture(search.explain());
    known.set(key, mixture);
    return mixture;
  };
}

/** What the best column leaves of the value of the game to a search that chooses a row. */
function matrixGain({ game, cells }: (typeof MATRIX_GAMES)[number]): number {
  const start = game.start(createTable(game, { seats: 2 }));
  const search = createMctsSearch(game, start, "bench");
  search.run(ITERATIONS);
  const { actions } = search.explain();
  const words = game.legalActions(start).map(({ word }) => word);
  const columns = cells[0]?.map((_, column) =>
    actions.reduce(
      (sum, { action, probability = 0 }) =>
        sum + (probability * (cells[words.indexOf(action.word)]?.[column] ?? 0)) / 100,
      0,
    ),
  );
  return gameValueOf(cells) - Math.min(...(columns ?? []));
}

/** The value of these games: ½ where they are symmetric, otherwise that of two rows and columns without a saddle. */
function gameValueOf(cells: readonly (readonly number[])[]): number {
  if (cells.length > 2) return 1 / 2;
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = cells;
  return (a * d - b * c) / (a + d - b - c) / 100;
}

/** What the best answers win against searches, in games with hidden information or simultaneous choices. */
export const measureExploitability = (): readonly Exploitability[] => [
  ...KUHN_GAMES.map(({ seats, cards, limit }) => {
    const game = kuhnPoker(seats, cards);
    const gain = exploitability(game, seats, kuhnStrategy(game));
    return { game: `Kuhn poker for ${seats} with ${cards} cards`, gain, limit };
  }),
  ...MATRIX_GAMES.map((matrix) => ({ game: matrix.name, gain: matrixGain(matrix), limit: MATRIX_LIMIT })),
];
