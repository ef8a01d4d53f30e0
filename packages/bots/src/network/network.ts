import { type Game, type GameTypes, type Seat, type Table, unwrap } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { FeatureEncoder, INPUTS, referenceSeat } from "./features.ts";
import { HIDDEN_UNITS, type NetworkData, parseNetwork } from "./network-data.ts";

/** Shares are clamped to this distance from 0 and 1 before computing log-odds. */
const MIN_SHARE = 0.002;

/** The log-odds of a seat against the last one, by the game's own `evaluate`. */
export function evaluateLogit<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seat: Seat,
  last: Seat,
): number {
  const share = game.evaluate?.(position, seat) ?? 0.5;
  const lastShare = position.table.seats === 2 ? 1 - share : (game.evaluate?.(position, last) ?? 0.5);
  return Math.log(Math.max(share, MIN_SHARE) / Math.max(lastShare, MIN_SHARE));
}

/**
 * Packs the weights into words of two units each, with 128 added to each weight, so that one addition sums two units. The sums of 256
 * weights fit into half a word.
 */
function packWeights(text: string): Int32Array {
  const bytes = atob(text);
  const words = new Int32Array((INPUTS * HIDDEN_UNITS) / 2);
  // flipping the highest bit of a signed byte adds 128
  const weightAt = (i: number): number => bytes.charCodeAt(i) ^ OFFSET;
  for (let i = 0; i < words.length; i++) words[i] = weightAt(2 * i) | (weightAt(2 * i + 1) << 16);
  return words;
}

const OFFSET = 128;
const BLOCK = 256;

/** Evaluates positions by a network: one layer of rectified units over hashed features. */
class NetworkEvaluator<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #data: NetworkData;
  readonly #encoder: FeatureEncoder<T>;
  readonly #words: Int32Array;
  readonly #sums = new Int32Array(HIDDEN_UNITS);
  readonly #shares: Float64Array;
  /** The position whose shares were computed last, because `evaluate` is called for each seat. */
  #position: T["position"] | undefined;

  #table: Table | undefined;
  /** Whether the network evaluates positions of this table. */
  #isUsed = false;

  constructor(game: Game<T>, data: NetworkData) {
    this.#game = game;
    this.#data = data;
    this.#encoder = new FeatureEncoder(game);
    this.#words = packWeights(data.weights);
    this.#shares = new Float64Array(data.seats);
  }

  evaluate(position: T["position"], seat: Seat): number {
    if (position.table !== this.#table) this.#setTable(position.table);
    if (!this.#isUsed) return this.#game.evaluate?.(position, seat) ?? 1 / position.table.seats;
    if (position !== this.#position) this.#compute(position);
    this.#position = position;
    return this.#shares[seat] ?? 0;
  }

  #setTable(table: Table): void {
    this.#table = table;
    const { seats, options } = this.#data;
    // with other options features may have other meanings, but a network is better than no evaluation
    this.#isUsed = table.seats === seats && (!this.#game.evaluate || dequal(table.options, options));
  }

  #compute(position: T["position"]): void {
    this.#addWeights(position);
    const { outputs, seats, evaluateWeight, scale, biases } = this.#data;
    const [sums, shares] = [this.#sums, this.#shares];
    const reference = referenceSeat(this.#game, position);
    const last = (reference + seats - 1) % seats;
    let total = 1;
    shares[last] = 1;
    for (let place = 0; place < seats - 1; place++) {
      const seat = (reference + place) % seats;
      const weights = outputs[place] as readonly number[];
      let logit = weights[HIDDEN_UNITS] as number;
      for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
        const sum = (sums[unit] as number) * scale + (biases[unit] as number);
        if (sum > 0) logit += sum * (weights[unit] as number);
      }
      if (evaluateWeight !== 0) logit += evaluateWeight * evaluateLogit(this.#game, position, seat, last);
      const share = Math.exp(Math.min(Math.max(logit, -MAX_LOGIT), MAX_LOGIT));
      shares[seat] = share;
      total += share;
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] = (shares[seat] as number) / total;
  }

  #addWeights(position: T["position"]): void {
    this.#encoder.encode(position);
    this.#sums.fill(0);
    for (let from = 0; from < this.#encoder.count; from += BLOCK)
      this.#addBlock(from, Math.min(from + BLOCK, this.#encoder.count));
  }

  /** Adds the weights of some inputs to the sums. Local variables are several times faster than an array. */
  #addBlock(from: number, to: number): void {
    const { inputs } = this.#encoder;
    const words = this.#words;
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = from; i < to; i++) {
      const at = (inputs[i] as number) * (HIDDEN_UNITS / 2);
      a = (a + (words[at] as number)) | 0;
      b = (b + (words[at + 1] as number)) | 0;
      c = (c + (words[at + 2] as number)) | 0;
      d = (d + (words[at + 3] as number)) | 0;
      e = (e + (words[at + 4] as number)) | 0;
      f = (f + (words[at + 5] as number)) | 0;
      g = (g + (words[at + 6] as number)) | 0;
      h = (h + (words[at + 7] as number)) | 0;
    }
    const offset = OFFSET * (to - from);
    this.#addWord(0, a, offset);
    this.#addWord(2, b, offset);
    this.#addWord(4, c, offset);
    this.#addWord(6, d, offset);
    this.#addWord(8, e, offset);
    this.#addWord(10, f, offset);
    this.#addWord(12, g, offset);
    this.#addWord(14, h, offset);
  }

  #addWord(unit: number, word: number, offset: number): void {
    const sums = this.#sums;
    sums[unit] = (sums[unit] as number) + (word & 0xffff) - offset;
    sums[unit + 1] = (sums[unit + 1] as number) + (word >>> 16) - offset;
  }
}

/** The limit of the network's log-odds, so that no share is 0 or 1. */
const MAX_LOGIT = 15;

/**
 * Returns a game whose `evaluate` is a network, for bots of all kinds. At tables with options other than those of its training, the game’s
 * own `evaluate` is used if it has one.
 *
 * @throws SerpentariumError `bad-network` if `data` is not a network for the game
 */
export function withNetwork<T extends GameTypes>(game: Game<T>, data: unknown): Game<T> {
  const evaluator = new NetworkEvaluator(game, unwrap(parseNetwork(game, data)));
  return { ...game, evaluate: (position, seat) => evaluator.evaluate(position, seat) };
}
