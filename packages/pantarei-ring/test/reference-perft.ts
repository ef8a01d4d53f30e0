import type { PerftRow } from "@serpentarium/testkit";

/** A ring: each pile as a list of notations from the bottom. */
type Piles = readonly (readonly string[])[];

interface Turn {
  readonly piles: Piles;
  readonly kind: "move" | "swap" | "pass";
  /** The height of the pile that a move made; 0 for other turns. */
  readonly builtHeight: number;
}

/** The turn that moves the top `count` pieces of a pile to another. */
function movePieces(piles: Piles, from: number, to: number, count: number): Turn {
  const source = piles[from] ?? [];
  const after = piles.map((pile, i) => {
    if (i === from) return pile.slice(0, -count);
    return i === to ? [...pile, ...source.slice(-count)] : pile;
  });
  return {
    piles: after.filter((pile) => pile.length > 0),
    kind: "move",
    builtHeight: after[to]?.length ?? 0,
  };
}

/** Every turn of a colour, counted pile by pile round the ring. */
function turnsFrom(piles: Piles, colour: string, last: string): Turn[] {
  const turns: Turn[] = [];
  const own = piles.flatMap((pile, i) => (pile.at(-1)?.[0] === colour ? [i] : []));
  for (const from of own) {
    const pile = piles[from] ?? [];
    const destinations = new Set<number>();
    for (const step of [1, piles.length - 1]) {
      let at = from;
      let isBack = false;
      for (let left = Number(pile.at(-1)?.[1]); left > 0; left--) {
        at = (at + step) % piles.length;
        isBack ||= at === from;
      }
      if (!isBack) destinations.add(at);
    }
    for (const to of destinations) {
      turns.push(movePieces(piles, from, to, 1));
      if (pile.length > 1) turns.push(movePieces(piles, from, to, 2));
    }
  }
  if (last === "swap") return turns;
  for (const a of own) {
    for (const b of own.filter((other) => other > a)) {
      const swapped = piles.map((pile, i) => piles[i === a ? b : i === b ? a : i] ?? pile);
      turns.push({ piles: swapped, kind: "swap", builtHeight: 0 });
    }
  }
  return turns;
}

interface Limits {
  readonly goal: number;
  readonly limit: number;
}

/** The number of sequences of `depth` turns, or fewer if the game ends, counted without the game's code. */
function countSequences(
  piles: Piles,
  [mine, other]: readonly [string, string],
  last: string,
  quiet: number,
  depth: number,
  limits: Limits,
): number {
  if (depth === 0) return 1;
  const turns = turnsFrom(piles, mine, last);
  if (turns.length === 0) {
    const isOver = turnsFrom(piles, other, "pass").length === 0 || quiet + 1 >= limits.limit;
    if (isOver) return 1;
    return countSequences(piles, [other, mine], "pass", quiet + 1, depth - 1, limits);
  }
  return turns.reduce((sum, { piles: after, kind, builtHeight }) => {
    const nextQuiet = after.length < piles.length ? 0 : quiet + 1;
    const isOver = builtHeight >= limits.goal || nextQuiet >= limits.limit;
    if (isOver) return sum + 1;
    return sum + countSequences(after, [other, mine], kind, nextQuiet, depth - 1, limits);
  }, 0);
}

const POSITIONS = [
  {
    name: "a whole ring",
    pos: "move:2 l1,l2,l3,d3,d2,d2,d3,l3,l2,l1,n,d1,l3,d3,l2,d1,d1,d2,l1 light - 0",
    depth: 2,
  },
  {
    name: "the middle of a game",
    pos: "move:2 d2,l2,l3,d2+l3,l1+d3,l2+d1,l1+d1+l1,d2+n+l2,d3,d1,d3,l3 light - 0",
    depth: 3,
  },
  { name: "six piles and many 3s", pos: "move:1 l3,d3,l2+l3,n,l3,d1+d3 light - 0", depth: 5 },
  {
    name: "few piles: opposite ones, full turns and passes",
    pos: "move:2 l2+d2,l3,n+d1,d3 light - 0",
    depth: 7,
  },
  { name: "two piles: only a 1 can move", pos: "move:1 n+l3,d2+l1 light - 0", depth: 5 },
  {
    name: "the end: quiet draws",
    pos: "move:1 d2+d3,d3+l2+d1+d2+l2+l1,l1+l3,d3+n+l1+d2,l2+d1+l3+l3+d1 dark - 97",
    depth: 5,
  },
  {
    name: "goal 3: wins everywhere",
    options: { goal: 3 },
    pos: "move:2 d2+d1,d3+d2,l1+l1,d1+d3,l2,l2,l1+d2,l2+l3,n,l3+d1,l3+d3 dark - 2",
    depth: 3,
  },
] as const;

function countPosition({ pos, depth, ...row }: (typeof POSITIONS)[number]): PerftRow {
  const [head = "", ring = "", colour = "", , quiet = ""] = pos.split(" ");
  const isFirst = head.endsWith("1");
  const sides = (colour === "light") === isFirst ? (["l", "d"] as const) : (["d", "l"] as const);
  const piles = ring.split(",").map((pile) => pile.split("+"));
  const limits = { goal: "options" in row ? row.options.goal : 7, limit: 100 };
  const depths = Array.from({ length: depth }, (_, i) => i + 1);
  return {
    ...row,
    pos,
    perft: depths.map((each) => countSequences(piles, sides, "-", Number(quiet), each, limits)),
  };
}

/** Perft numbers from an independent implementation of the rules. */
export const REFERENCE_PERFT: readonly PerftRow[] = POSITIONS.map(countPosition);
