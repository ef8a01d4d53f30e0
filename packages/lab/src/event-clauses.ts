import { type Example, type GamePlugin, parseTable } from "@serpentarium/core";

/** The clauses of the events of the action that an example plays. */
function exampleClauses({ game }: GamePlugin, example: Example): readonly string[] {
  const table = parseTable(game, example.options, example.seats);
  const position = table.ok ? game.parsePosition(example.position, table.value) : undefined;
  if (!position?.ok || !("play" in example)) return [];
  const action = game.parseAction(example.play, position.value);
  return action.ok ? game.events(position.value, action.value).map(({ clause }) => clause) : [];
}

/**
 * The clauses that events can name, found from the examples of a game. If such a clause is never applied, the rule has no effect; clauses
 * that only forbid or define something are never named by events.
 */
export const eventClauses = (plugin: GamePlugin): ReadonlySet<string> =>
  new Set(plugin.examples.flatMap((example) => exampleClauses(plugin, example)));
