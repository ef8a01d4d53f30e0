import { createRandom, createTable, type Random } from "@serpentarium/core";
import { type Action, pantarei as game, type Position } from "@serpentarium/pantarei";

/** The table of a game that can be endless. */
export const table = createTable(game, { options: { quietLimit: null } });

/** Whether the row keeps its length. */
function keepsRow(before: Position, action: Action): boolean {
  const after = game.apply(before, action);
  return (
    before.phase === "move" &&
    after.phase === "move" &&
    after.row.pileEnds.length === before.row.pileEnds.length
  );
}

/** An action that brings the game no nearer to its end, if there is one. */
function quietAction(position: Position, random: Random): Action {
  if (game.toAct(position) === "chance") return game.drawOutcome(position, random);
  const legal = game.legalActions(position);
  const quiet = legal.filter((action) => keepsRow(position, action));
  const choice = quiet.length > 0 ? quiet : legal;
  return choice[random.integer(choice.length)] as Action;
}

/** The actions of a game of any length, and a function that formats them. */
export function playLongGame(turns: number): {
  readonly actions: readonly Action[];
  texts(): readonly string[];
} {
  const random = createRandom("long");
  const positions = [game.start(table)];
  const actions: Action[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const position = positions[turn] as Position;
    const action = quietAction(position, random);
    actions.push(action);
    positions.push(game.apply(position, action));
  }
  const texts = (): readonly string[] =>
    actions.map((action, turn) => game.formatAction(action, positions[turn] as Position));
  return { actions, texts };
}
