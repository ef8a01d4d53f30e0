import { type Example, type Plugin, parseTable } from "@serpentarium/core";

/** The clauses that are told of what an example plays. */
function toldBy({ game }: Plugin, example: Example): readonly string[] {
  const table = parseTable(game, example.options, example.seats);
  const position = table.ok ? game.parsePosition(example.position, table.value) : undefined;
  if (!position?.ok || !("play" in example)) return [];
  const action = game.parseAction(example.play, position.value);
  return action.ok ? game.narrate(position.value, action.value).map(({ clause }) => clause) : [];
}

/**
 * The clauses that events can name, by the examples of a game. One of these that never comes up is a rule that does
 * nothing; of one that merely forbids or defines something, events never say anything.
 */
export const toldClauses = (plugin: Plugin): ReadonlySet<string> =>
  new Set(plugin.examples.flatMap((example) => toldBy(plugin, example)));
