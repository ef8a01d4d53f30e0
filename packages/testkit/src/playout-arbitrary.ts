import type { Game, Table } from "@serpentarium/core";
import fc from "fast-check";
import { type ActionChoice, MAX_ACTIONS, type Playout, playoutFromChoices, runPlayout } from "./playout.ts";

/** The number of seeds for unlisted draws of chance. */
const CHANCE_SEEDS = 1000;
/** The total number of actions played while shrinking one failing playout. */
const MAX_SHRINK_ACTIONS = 60_000;

function* dropChoices(choices: readonly ActionChoice[]): Generator<readonly ActionChoice[]> {
  for (let size = choices.length; size >= 1; size = size >> 1) {
    for (let end = choices.length; end >= size; end -= size) {
      yield choices.toSpliced(end - size, size);
    }
  }
}

function* lowerChoices(choices: readonly ActionChoice[]): Generator<readonly ActionChoice[]> {
  for (const [i, choice] of choices.entries()) {
    for (let gap = choice; gap >= 1; gap = gap >> 1) yield choices.with(i, choice - gap);
  }
}

/**
 * Uniformly random playouts. A playout shrinks by dropping runs of its choices, the last ones first, then by lowering single choices;
 * fast-check keeps the choices as the context of the generated value.
 */
class PlayoutArbitrary extends fc.Arbitrary<Playout> {
  readonly #game: Game;
  readonly #table: Table;
  #shrinkBudget = MAX_SHRINK_ACTIONS;

  constructor(game: Game, table: Table) {
    super();
    this.#game = game;
    this.#table = table;
  }

  override generate(random: fc.Random): fc.Value<Playout> {
    const choices: ActionChoice[] = [];
    const playout = runPlayout(this.#game, this.#table, (listed, index) => {
      if (index === MAX_ACTIONS) return undefined;
      choices.push(random.nextInt(0, (listed || CHANCE_SEEDS) - 1));
      return choices.at(-1);
    });
    return new fc.Value(playout, choices);
  }

  override canShrinkWithoutContext(_value: unknown): _value is Playout {
    return false;
  }

  override shrink(_playout: Playout, choices: unknown): fc.Stream<fc.Value<Playout>> {
    return fc.stream(this.#shrunken(choices as readonly ActionChoice[]));
  }

  *#shrunken(choices: readonly ActionChoice[]): Generator<fc.Value<Playout>> {
    for (const shrink of [dropChoices, lowerChoices]) {
      for (const candidate of shrink(choices)) {
        this.#shrinkBudget -= candidate.length + 1;
        if (this.#shrinkBudget < 0) return;
        yield new fc.Value(playoutFromChoices(this.#game, this.#table, candidate), candidate);
      }
    }
  }
}

/** An arbitrary of random playouts at a table, for laws and for your own properties. They shrink to short ones. */
export const playoutArbitrary = (game: Game, table: Table): fc.Arbitrary<Playout> =>
  new PlayoutArbitrary(game, table);
