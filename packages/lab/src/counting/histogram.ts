/** Each integer below this has its own bin. Above it, the width of a bin is value / (EXACT_BELOW / 2) at most. */
const EXACT_BELOW = 256;
const EXACT_BITS = Math.log2(EXACT_BELOW) - 1;

/**
 * The number of occurrences of each integer from 0. The bins are fixed, so that any two histograms can be merged, and few: exact below 256,
 * at most 1/128 of the value wide above.
 */
export interface Histogram {
  readonly bins: readonly number[];
  /** The minimum and the maximum of the values; null in an empty histogram. */
  readonly least: number | null;
  readonly most: number | null;
}

/** A histogram to which values can be added. */
export interface MutableHistogram extends Histogram {
  readonly bins: number[];
  least: number | null;
  most: number | null;
}

export const createHistogram = (): MutableHistogram => ({ bins: [], least: null, most: null });

/** The number of low bits that the bin of a value ignores. */
const shiftOf = (value: number): number => Math.max(0, 31 - Math.clz32(value) - EXACT_BITS);

function binOf(value: number): number {
  const shift = shiftOf(value);
  return shift * (EXACT_BELOW / 2) + (value >>> shift);
}

/** The number of values from `from` up to but excluding `to`. */
export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The range of values in a bin; `to` is excluded. */
function boundsOf(bin: number): { readonly from: number; readonly to: number } {
  const shift = Math.max(0, Math.floor(bin / (EXACT_BELOW / 2)) - 1);
  const from = (bin - shift * (EXACT_BELOW / 2)) * 2 ** shift;
  return { from, to: from + 2 ** shift };
}

/**
 * Adds a value.
 *
 * @param value - an integer from 0 to 2^31 - 1
 */
export function addValue(histogram: MutableHistogram, value: number): void {
  const { bins } = histogram;
  const bin = binOf(value);
  while (bins.length <= bin) bins.push(0);
  bins[bin] = (bins[bin] as number) + 1;
  histogram.least = Math.min(histogram.least ?? value, value);
  histogram.most = Math.max(histogram.most ?? value, value);
}

const mergeExtremes = (choose: typeof Math.min, one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : choose(one, other);

export function mergeHistograms(one: Histogram, other: Histogram): MutableHistogram {
  const [long, short] = one.bins.length < other.bins.length ? [other, one] : [one, other];
  return {
    bins: long.bins.map((count, bin) => count + (short.bins[bin] ?? 0)),
    least: mergeExtremes(Math.min, one.least, other.least),
    most: mergeExtremes(Math.max, one.most, other.most),
  };
}

const MAX_VALUE = 2 ** 31 - 1;

/** Whether bins from outside agree with their minimum and maximum. */
export function isValidHistogram({ bins, least, most }: Histogram): boolean {
  const first = bins.findIndex((count) => count > 0);
  if (first === -1) return bins.length === 0 && least === null && most === null;
  if (least === null || most === null || least > most || most > MAX_VALUE) return false;
  return binOf(least) === first && binOf(most) === bins.length - 1 && bins.at(-1) !== 0;
}

export const totalCount = ({ bins }: Histogram): number => bins.reduce((sum, count) => sum + count, 0);

/** The value at a rank, counted from 0; the middle of its bin if the bin is wide. NaN beyond the last rank. */
export function valueAtRank({ bins }: Histogram, rank: number): number {
  let before = 0;
  for (const [bin, count] of bins.entries()) {
    before += count;
    if (before <= rank) continue;
    const { from, to } = boundsOf(bin);
    return Math.floor((from + to - 1) / 2);
  }
  return Number.NaN;
}

/** The next power of two. Bin widths are powers of two, so a bar of such a width contains whole bins. */
const nextPowerOfTwo = (least: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(least)));

/** Bars of equal width from the minimum to the maximum, including empty ones; at most `maxBars`. */
export function toBars(histogram: Histogram, maxBars = 40): HistogramBin[] {
  const { least: min, most: max } = histogram;
  if (min === null || max === null) return [];
  const width = Math.max(nextPowerOfTwo((max - min + 1) / (maxBars - 1)), 2 ** shiftOf(max));
  const first = Math.floor(min / width);
  const counts = new Array<number>(Math.floor(max / width) - first + 1).fill(0);
  for (const [bin, count] of histogram.bins.entries()) {
    const at = Math.floor(boundsOf(bin).from / width) - first;
    if (count > 0) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, count }));
}
