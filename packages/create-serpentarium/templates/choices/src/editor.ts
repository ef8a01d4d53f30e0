/**
 * The position editor of My choices.
 *
 * @module
 */
import { fail, seatsOf, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import { heightsLeft, type MyChoices, type PositionBase, positionOf, start } from "./rules.ts";

/** One more round, in which each player has the lowest height left. */
const addRound = ({ table, rounds }: PositionBase): PositionBase => {
  const lowest = seatsOf(table).map((seat) => heightsLeft({ table, rounds }, seat)[0] ?? 0);
  return { table, rounds: [...rounds, lowest] };
};

/** A nest that is pressed is the last one played for; a serpent shown in a round gets the next height. */
export default defineEditor<MyChoices>({
  tools: () => [
    { id: "rounds", title: { id: "editor.rounds" } },
    {
      id: "height",
      title: { id: "editor.height" },
    },
  ],
  blank: start,
  edit({ table, rounds }, tool, space) {
    const [, kind, first, second] = /^(nest|round)-(\d)(?:-(\d))?$/.exec(space) ?? [];
    if (tool === "rounds" && kind === "nest") {
      let edited: PositionBase = { table, rounds: rounds.slice(0, Number(first)) };
      while (edited.rounds.length < Number(first)) edited = addRound(edited);
      return succeed(positionOf(edited));
    }
    const [seat, at] = [Number(first) - 1, Number(second) - 1];
    const round = rounds[at];
    if (tool !== "height" || kind !== "round" || !round)
      return fail("bad-position", { id: "failures.bad-position.no-nest" });
    const height = (round[seat] ?? 0) % table.options.heights;
    // the round that has this height takes over the other one
    const edited = rounds.map((other) =>
      other[seat] === height + 1 ? other.with(seat, round[seat] ?? 0) : other,
    );
    return succeed(positionOf({ table, rounds: edited.with(at, round.with(seat, height + 1)) }));
  },
});
