/**
 * Sums over games of two whole numbers: how many there were of something (`n`), and what they came to (`x`). Their mean and
 * its error follow from it, even where those of one game are alike. Whole numbers make the same sum in any order; squares
 * can outgrow the exact numbers of JavaScript.
 */
export interface Moments {
  readonly games: number;
  readonly n: number;
  readonly x: number;
  readonly nn: bigint;
  readonly nx: bigint;
  readonly xx: bigint;
}

/** Moments while they are being summed. */
export type OpenMoments = { -readonly [K in keyof Moments]: Moments[K] };

export const createMoments = (): OpenMoments => ({ games: 0, n: 0, x: 0, nn: 0n, nx: 0n, xx: 0n });

/** What one game adds: a sum, and of how many. */
export function addGame(moments: OpenMoments, x: number, n = 1): void {
  const [bigX, bigN] = [BigInt(x), BigInt(n)];
  moments.games++;
  moments.n += n;
  moments.x += x;
  moments.nn += bigN * bigN;
  moments.nx += bigN * bigX;
  moments.xx += bigX * bigX;
}

export const mergeMoments = (one: Moments, other: Moments): OpenMoments => ({
  games: one.games + other.games,
  n: one.n + other.n,
  x: one.x + other.x,
  nn: one.nn + other.nn,
  nx: one.nx + other.nx,
  xx: one.xx + other.xx,
});

/** Moments of one number a game, of which only games were summed that had any: as of so many games in all. */
export const amongAll = ({ x, xx }: Moments, games: number): Moments => ({
  games,
  n: games,
  x,
  nn: BigInt(games),
  nx: BigInt(x),
  xx,
});

/** Moments by name; a name that has none yet is given some. */
export type NamedMoments = Record<string, OpenMoments>;

export function addNamed(named: NamedMoments, name: string, x: number, n = 1): void {
  const known = Object.hasOwn(named, name) ? named[name] : undefined;
  const moments = known ?? createMoments();
  named[name] = moments;
  addGame(moments, x, n);
}

export function mergeNamed(one: Readonly<NamedMoments>, other: Readonly<NamedMoments>): NamedMoments {
  const merged = { ...one };
  for (const [name, moments] of Object.entries(other)) {
    const known = Object.hasOwn(merged, name) ? merged[name] : undefined;
    merged[name] = mergeMoments(known ?? createMoments(), moments);
  }
  return merged;
}
