/** Below this each whole number has a bin of its own; above it, bins are this fraction of a number wide. */
const EXACT = 256;
const BITS = Math.log2(EXACT) - 1;

/**
 * How often each whole number from 0 came up. Bins are fixed beforehand, so that two histograms of anything can be merged,
 * and there are few of them: exact below 256, beyond that never wider than 1/128 of what is in them.
 */
export interface Histogram {
  readonly bins: readonly number[];
  /** The least and the most that came up; nothing in an empty one. */
  readonly least: number | null;
  readonly most: number | null;
}

/** A histogram while it is being filled. */
export interface OpenHistogram extends Histogram {
  readonly bins: number[];
  least: number | null;
  most: number | null;
}

export const createHistogram = (): OpenHistogram => ({ bins: [], least: null, most: null });

/** How far the numbers of a bin are shifted to the right. */
const shiftOf = (value: number): number => Math.max(0, 31 - Math.clz32(value) - BITS);

function binOf(value: number): number {
  const shift = shiftOf(value);
  return shift * (EXACT / 2) + (value >>> shift);
}

/** The numbers from `from` to just below `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Which numbers are in a bin. */
function boundsOf(bin: number): { readonly from: number; readonly to: number } {
  const shift = Math.max(0, Math.floor(bin / (EXACT / 2)) - 1);
  const from = (bin - shift * (EXACT / 2)) * 2 ** shift;
  return { from, to: from + 2 ** shift };
}

/** @param value - a whole number from 0 to 2^31 - 1 */
export function record(histogram: OpenHistogram, value: number): void {
  const { bins } = histogram;
  const bin = binOf(value);
  while (bins.length <= bin) bins.push(0);
  bins[bin] = (bins[bin] as number) + 1;
  histogram.least = Math.min(histogram.least ?? value, value);
  histogram.most = Math.max(histogram.most ?? value, value);
}

const extreme = (choose: typeof Math.min, one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : choose(one, other);

export function mergeHistograms(one: Histogram, other: Histogram): OpenHistogram {
  const [long, short] = one.bins.length < other.bins.length ? [other, one] : [one, other];
  return {
    bins: long.bins.map((times, bin) => times + (short.bins[bin] ?? 0)),
    least: extreme(Math.min, one.least, other.least),
    most: extreme(Math.max, one.most, other.most),
  };
}

const MOST = 2 ** 31 - 1;

/** Whether bins that come from elsewhere are such as numbers leave behind, from the least to the most. */
export function isHistogram({ bins, least, most }: Histogram): boolean {
  const first = bins.findIndex((times) => times > 0);
  if (first === -1) return bins.length === 0 && least === null && most === null;
  if (least === null || most === null || least > most || most > MOST) return false;
  return binOf(least) === first && binOf(most) === bins.length - 1 && bins.at(-1) !== 0;
}

export const sizeOf = ({ bins }: Histogram): number => bins.reduce((sum, times) => sum + times, 0);

/** The number that has so many before it, counted from 0; the middle of its bin, where that is wide. */
export function atRank({ bins }: Histogram, rank: number): number {
  let before = 0;
  for (const [bin, times] of bins.entries()) {
    before += times;
    if (before <= rank) continue;
    const { from, to } = boundsOf(bin);
    return Math.floor((from + to - 1) / 2);
  }
  return Number.NaN;
}

/** The next power of two: bins are as wide, so that bars have whole ones in them. */
const powerFrom = (least: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(least)));

/** Bars of one width for all that came up, the empty ones between them too: at most so many. */
export function barsOf(histogram: Histogram, most = 40): Bar[] {
  const { least, most: greatest } = histogram;
  if (least === null || greatest === null) return [];
  const width = Math.max(powerFrom((greatest - least + 1) / (most - 1)), 2 ** shiftOf(greatest));
  const first = Math.floor(least / width);
  const counts = new Array<number>(Math.floor(greatest / width) - first + 1).fill(0);
  for (const [bin, times] of histogram.bins.entries()) {
    const at = Math.floor(boundsOf(bin).from / width) - first;
    if (times > 0) counts[at] = (counts[at] ?? 0) + times;
  }
  return counts.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, count }));
}
