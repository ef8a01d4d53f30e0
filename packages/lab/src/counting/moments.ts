/**
 * Sums over games of two integers per game: a number of observations (`n`) and their total (`x`), with their products of two and of three. They give
 * the mean, its standard error and its skewness, even for correlated observations of one game. Sums of integers do not depend on the order; products are
 * bigints because they can exceed the safe integers.
 */
export interface Moments {
  readonly games: number;
  readonly n: number;
  readonly x: number;
  readonly nn: bigint;
  readonly nx: bigint;
  readonly xx: bigint;
  readonly nnn: bigint;
  readonly nnx: bigint;
  readonly nxx: bigint;
  readonly xxx: bigint;
}

/** Moments to which games can be added. */
export type MutableMoments = { -readonly [K in keyof Moments]: Moments[K] };

export const createMoments = (): MutableMoments => ({
  games: 0,
  n: 0,
  x: 0,
  nn: 0n,
  nx: 0n,
  xx: 0n,
  nnn: 0n,
  nnx: 0n,
  nxx: 0n,
  xxx: 0n,
});

/** The exact product of two integers; multiplying numbers takes less time than multiplying bigints. */
function multiply(a: number, b: number, c = 1): bigint {
  const product = a * b * c;
  return Number.isSafeInteger(product) ? BigInt(product) : BigInt(a) * BigInt(b) * BigInt(c);
}

/** Adds one game: the total and the number of its observations. */
export function addGame(moments: MutableMoments, x: number, n = 1): void {
  moments.games++;
  moments.n += n;
  moments.x += x;
  moments.nn += multiply(n, n);
  moments.nnn += multiply(n, n, n);
  if (x === 0) return;
  moments.nx += multiply(n, x);
  moments.xx += multiply(x, x);
  moments.nnx += multiply(n, n, x);
  moments.nxx += multiply(n, x, x);
  moments.xxx += multiply(x, x, x);
}

export const mergeMoments = (one: Moments, other: Moments): MutableMoments => ({
  games: one.games + other.games,
  n: one.n + other.n,
  x: one.x + other.x,
  nn: one.nn + other.nn,
  nx: one.nx + other.nx,
  xx: one.xx + other.xx,
  nnn: one.nnn + other.nnn,
  nnx: one.nnx + other.nnx,
  nxx: one.nxx + other.nxx,
  xxx: one.xxx + other.xxx,
});
