import type { Game, Table } from "@serpentarium/core";
import fc from "fast-check";
import { type Choice, type Walk, walk, walkBy } from "./walk.ts";

/** Where chance draws, one of so many seeds. */
const SEEDS = 1000;
/** No playout is followed further than this. */
const LONGEST = 3000;
/** How many actions all the attempts to shorten one failing game may play. */
const PATIENCE = 60_000;

function* without(choices: readonly Choice[]): Generator<readonly Choice[]> {
  for (let size = choices.length; size >= 1; size = size >> 1) {
    for (let end = choices.length; end >= size; end -= size) {
      yield choices.toSpliced(end - size, size);
    }
  }
}

function* lowered(choices: readonly Choice[]): Generator<readonly Choice[]> {
  for (const [i, choice] of choices.entries()) {
    for (let gap = choice; gap >= 1; gap = gap >> 1) yield choices.with(i, choice - gap);
  }
}

/**
 * Uniformly random playouts. A game shrinks by leaving out runs of its choices, the last ones first, then by choosing
 * what is listed earlier; fast-check keeps the choices as the context of the walk that came of them.
 */
class Playouts extends fc.Arbitrary<Walk> {
  readonly #game: Game;
  readonly #table: Table;
  #patience = PATIENCE;

  constructor(game: Game, table: Table) {
    super();
    this.#game = game;
    this.#table = table;
  }

  override generate(random: fc.Random): fc.Value<Walk> {
    const choices: Choice[] = [];
    const played = walk(this.#game, this.#table, (listed, index) => {
      if (index === LONGEST) return undefined;
      choices.push(random.nextInt(0, (listed || SEEDS) - 1));
      return choices.at(-1);
    });
    return new fc.Value(played, choices);
  }

  override canShrinkWithoutContext(_value: unknown): _value is Walk {
    return false;
  }

  override shrink(_walk: Walk, choices: unknown): fc.Stream<fc.Value<Walk>> {
    return fc.stream(this.#shorter(choices as readonly Choice[]));
  }

  *#shorter(choices: readonly Choice[]): Generator<fc.Value<Walk>> {
    for (const shrink of [without, lowered]) {
      for (const candidate of shrink(choices)) {
        this.#patience -= candidate.length + 1;
        if (this.#patience < 0) return;
        yield new fc.Value(walkBy(this.#game, this.#table, candidate), candidate);
      }
    }
  }
}

/** Random playouts at a table, to the end: for laws, and for properties of one's own. They shrink to short ones. */
export const playouts = (game: Game, table: Table): fc.Arbitrary<Walk> => new Playouts(game, table);
