import {
  evaluateLogit,
  FeatureEncoder,
  HIDDEN_UNITS,
  INPUTS,
  NETWORK_FORMAT,
  type NetworkData,
  networkChecksum,
  referenceSeat,
} from "@serpentarium/bots/network";
import { type AnyPosition, createRandom, type Random, unwrap } from "@serpentarium/core";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { TrainingGame, TrainingSetup } from "./training-setup.ts";

/** The maximal number of samples for training: those of the latest games. */
const MAX_SAMPLES = 500_000;

/** The number of times each sample is learned. */
const EPOCHS = 3;

/** The initial step size of Adagrad, which decreases to 0. */
const LEARNING_RATE = 0.005;

/** The weight of the game's result, relative to the value of the search, in the target for a played position. */
const OUTCOME_WEIGHT = 0.75;

/** Every tenth game is held out, to measure the error of the network. */
const VALIDATION_EVERY = 10;

/** A network with its error on held-out games. */
export interface FittedNetwork {
  readonly network: NetworkData;
  /** The number of positions used in training. */
  readonly samples: number;
  /** The cross-entropy of the results, in nats per position; lower is better. Undefined if there are too few games to hold some out. */
  readonly loss?: number;
  /** The same for the game's own `evaluate`; undefined if it has none. */
  readonly evaluateLoss?: number;
  /** The same for equal shares. */
  readonly baseLoss: number;
}

/** A position as network input, with its target output. */
interface Example {
  readonly inputs: Uint16Array;
  /** The log-odds of `evaluate`, for each seat after the acting one except the last. */
  readonly base: readonly number[];
  /** The shares of all seats, that of the acting one first. */
  readonly target: readonly number[];
  /** The result of the game, if the position was played in it. */
  readonly outcome: readonly number[] | undefined;
}

/** The examples of some games, oldest first. */
function toExamples({ game, table }: ResolvedSetup, games: Iterable<TrainingGame>): Example[] {
  const encoder = new FeatureEncoder(game);
  const { seats } = table;
  const examples: Example[] = [];

  function add(
    position: AnyPosition,
    shares: readonly number[],
    outcome: readonly number[] | undefined,
  ): void {
    if (position.phase === "over") return;
    const reference = referenceSeat(game, position);
    const last = (reference + seats - 1) % seats;
    const relative = (all: readonly number[]): number[] =>
      all.map((_, place) => all[(reference + place) % seats] ?? 0);
    const target = outcome
      ? shares.map((share, seat) => share + OUTCOME_WEIGHT * ((outcome[seat] ?? 0) - share))
      : shares;
    encoder.encode(position);
    examples.push({
      inputs: encoder.inputs.slice(0, encoder.count),
      base: Array.from({ length: seats - 1 }, (_, place) =>
        evaluateLogit(game, position, (reference + place) % seats, last),
      ),
      target: relative(target),
      outcome: outcome && relative(outcome),
    });
  }

  for (const { actions, shares: outcome, samples } of games) {
    const positions: AnyPosition[] = [game.start(table)];
    for (const text of actions) {
      const position = positions[positions.length - 1] as AnyPosition;
      positions.push(game.apply(position, unwrap(game.parseAction(text, position))));
    }
    for (const { ply, action, shares } of samples) {
      const position = positions[ply];
      if (!position) continue;
      if (action === undefined) add(position, shares, outcome);
      else add(game.apply(position, unwrap(game.parseAction(action, position))), shares, undefined);
    }
  }
  return examples.slice(-MAX_SAMPLES);
}

/** A number from -0.5 to 0.5. */
const drawCentred = (random: Random): number => random.integer(2 ** 24) / 2 ** 24 - 0.5;

/** A parameter array with the sums of its squared gradients. */
class Parameters {
  readonly values: Float32Array;
  readonly #squares: Float32Array;

  constructor(length: number, spread: number, random: Random) {
    this.values = Float32Array.from({ length }, () => spread * drawCentred(random));
    this.#squares = new Float32Array(length).fill(1e-8);
  }

  /** A step of Adagrad. */
  descend(index: number, gradient: number, rate: number): void {
    const square = (this.#squares[index] as number) + gradient * gradient;
    this.#squares[index] = square;
    this.values[index] = (this.values[index] as number) - (rate * gradient) / Math.sqrt(square);
  }
}

const softmax = (logits: readonly number[]): number[] => {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
};

const crossEntropy = (target: readonly number[], shares: readonly number[]): number =>
  -target.reduce((sum, share, seat) => sum + share * Math.log(Math.max(shares[seat] ?? 0, 1e-6)), 0);

/** The network during training. */
class Trainer {
  readonly #outputs: number;
  readonly #usesEvaluate: boolean;
  readonly #weights: Parameters;
  readonly #biases: Parameters;
  /** For each output the weights of the hidden units and, last, the bias. */
  readonly #outputWeights: Parameters;
  readonly #evaluateWeight: Parameters;
  readonly #hidden = new Float32Array(HIDDEN_UNITS);
  readonly #hiddenGradient = new Float32Array(HIDDEN_UNITS);

  constructor(seats: number, usesEvaluate: boolean, random: Random) {
    this.#outputs = seats - 1;
    this.#usesEvaluate = usesEvaluate;
    this.#weights = new Parameters(INPUTS * HIDDEN_UNITS, 0.05, random);
    this.#biases = new Parameters(HIDDEN_UNITS, 0.2, random);
    this.#outputWeights = new Parameters(this.#outputs * (HIDDEN_UNITS + 1), 0.5, random);
    this.#evaluateWeight = new Parameters(1, 0, random);
    this.#evaluateWeight.values[0] = usesEvaluate ? 1 : 0;
  }

  /** The network's output: the shares of the seats, that of the acting one first. */
  predict({ inputs, base }: Example): number[] {
    const [hidden, weights] = [this.#hidden, this.#weights.values];
    hidden.set(this.#biases.values);
    for (let i = 0; i < inputs.length; i++) {
      const from = (inputs[i] as number) * HIDDEN_UNITS;
      for (let unit = 0; unit < HIDDEN_UNITS; unit++)
        hidden[unit] = (hidden[unit] as number) + (weights[from + unit] as number);
    }
    const output = this.#outputWeights.values;
    const logits = base.map((logit, place) => {
      const from = place * (HIDDEN_UNITS + 1);
      let sum = (output[from + HIDDEN_UNITS] as number) + (this.#evaluateWeight.values[0] as number) * logit;
      for (let unit = 0; unit < HIDDEN_UNITS; unit++)
        sum += Math.max(hidden[unit] as number, 0) * (output[from + unit] as number);
      return sum;
    });
    return softmax([...logits, 0]);
  }

  /** Takes a step towards the target of an example. */
  learn(example: Example, rate: number): void {
    const shares = this.predict(example);
    const { inputs, base, target } = example;
    const [hidden, gradients] = [this.#hidden, this.#hiddenGradient];
    gradients.fill(0);
    for (let place = 0; place < this.#outputs; place++) {
      const error = (shares[place] as number) - (target[place] as number);
      const from = place * (HIDDEN_UNITS + 1);
      for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
        const value = hidden[unit] as number;
        if (value <= 0) continue;
        gradients[unit] =
          (gradients[unit] as number) + error * (this.#outputWeights.values[from + unit] as number);
        this.#outputWeights.descend(from + unit, error * value, rate);
      }
      this.#outputWeights.descend(from + HIDDEN_UNITS, error, rate);
      if (this.#usesEvaluate) this.#evaluateWeight.descend(0, error * (base[place] as number), rate);
    }
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
      const gradient = gradients[unit] as number;
      if (gradient === 0) continue;
      this.#biases.descend(unit, gradient, rate);
      for (let i = 0; i < inputs.length; i++)
        this.#weights.descend((inputs[i] as number) * HIDDEN_UNITS + unit, gradient, rate);
    }
  }

  /** The network with its weights rounded to 8 bits. */
  toData({ game, table }: ResolvedSetup): NetworkData {
    const weights = this.#weights.values;
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
    const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
    const outputs = Array.from({ length: this.#outputs }, (_, place) =>
      Array.from(
        this.#outputWeights.values.subarray(place * (HIDDEN_UNITS + 1), (place + 1) * (HIDDEN_UNITS + 1)),
      ),
    );
    const data = {
      format: NETWORK_FORMAT,
      game: game.id,
      version: game.version,
      ...table,
      evaluateWeight: this.#evaluateWeight.values[0] ?? 0,
      weights: Buffer.from(bytes.buffer).toString("base64"),
      scale,
      biases: [...this.#biases.values],
      outputs,
    } as const;
    return { ...data, checksum: networkChecksum(data) };
  }
}

/** Shuffles a list in place. */
function shuffleInPlace(items: Example[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.integer(last + 1);
    [items[last], items[other]] = [items[other] as Example, items[last] as Example];
  }
}

/** The mean loss over the played examples. */
function meanLoss(examples: readonly Example[], predict: (example: Example) => readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const example of examples) {
    if (!example.outcome) continue;
    sum += crossEntropy(example.outcome, predict(example));
    count++;
  }
  return sum / count;
}

/** Trains a network on games of self-play, by stochastic gradient descent. The same games in the same order give the same network. */
export function fitNetwork(
  resolved: ResolvedSetup,
  { usesEvaluate }: Pick<TrainingSetup, "usesEvaluate">,
  games: readonly TrainingGame[],
): FittedNetwork {
  const { game, table, setup } = resolved;
  const random = createRandom(`${setup.seed}/network/${games.length}`);
  const isKeptBack = (number: number): boolean => number % VALIDATION_EVERY === VALIDATION_EVERY - 1;
  const examples = toExamples(
    resolved,
    games.filter((_, number) => !isKeptBack(number)),
  );
  const validation = toExamples(
    resolved,
    games.filter((_, number) => isKeptBack(number)),
  );
  const trainer = new Trainer(table.seats, usesEvaluate && game.evaluate !== undefined, random);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffleInPlace(examples, random);
    for (const [i, example] of examples.entries())
      trainer.learn(example, LEARNING_RATE * (1 - (epoch + i / examples.length) / EPOCHS));
  }
  const hasValidation = validation.some(({ outcome }) => outcome !== undefined);
  return {
    network: trainer.toData(resolved),
    samples: examples.length,
    ...(hasValidation && { loss: meanLoss(validation, (example) => trainer.predict(example)) }),
    ...(hasValidation &&
      game.evaluate && { evaluateLoss: meanLoss(validation, ({ base }) => softmax([...base, 0])) }),
    baseLoss: Math.log(table.seats),
  };
}
