import type { AnyAction, AnyPosition, Example, Game, Table } from "@serpentarium/core";
import { type PlayoutSampleOptions, samplePlayouts } from "./check-law.ts";
import { isDraft } from "./draft.ts";
import type { CheckedWords, GameWords } from "./game-words.ts";
import { isPlayedStep } from "./law.ts";
import { changes } from "./laws/changes.ts";
import { ends } from "./laws/ends.ts";
import { narration } from "./laws/narration.ts";
import { told } from "./laws/told.ts";
import { parseTestTable } from "./tables.ts";

/** The laws about events, which are also checked in examples, because rare events occur in few random games. */
const EVENT_LAWS = [narration, ends, told, changes];

/** The position and the action of an example; undefined if it has none or is invalid. */
export function playedIn(
  game: Game,
  example: Example,
): { readonly position: AnyPosition; readonly action: AnyAction } | undefined {
  if (!("play" in example)) return undefined;
  const table = parseTestTable(game, example);
  const position = table.ok ? game.parsePosition(example.position, table.value) : table;
  const action = position.ok ? game.parseAction(example.play, position.value) : position;
  return position.ok && action.ok ? { position: position.value, action: action.value } : undefined;
}

/** Checks the events of the action that an example plays. */
export function checkExampleEvents(
  game: Game,
  example: Example,
  words: readonly CheckedWords[],
): string | undefined {
  const played = playedIn(game, example);
  if (!played || isDraft(game)) return undefined;
  const { position, action } = played;
  const step = { index: 0, position, legal: [], action, next: game.apply(position, action) };
  for (const law of EVENT_LAWS) {
    const violation = law.check({ game, table: position.table, steps: [step] }, words);
    if (violation) return `${law.id}: ${violation.what}`;
  }
  return undefined;
}

/** The types of events with words in the package itself. */
const typesIn = ({ own, all: [{ words: source }] }: GameWords): readonly string[] =>
  own
    .filter(({ words }) => words.language === source.language)
    .flatMap(({ words }) => Object.keys(Object(words["events"])));

/** The types of events with a text that neither an example nor, at these tables, a random game produces. */
export function findUntoldEvents(
  game: Game,
  examples: readonly Example[],
  words: GameWords,
  tables: readonly Table[],
  sampling: PlayoutSampleOptions,
): readonly string[] {
  const untold = new Set(typesIn(words));
  const tell = (position: AnyPosition, action: AnyAction): void => {
    for (const { type } of game.events(position, action)) untold.delete(type);
  };
  for (const example of examples) {
    const played = playedIn(game, example);
    if (played) tell(played.position, played.action);
  }
  for (const table of tables) {
    if (untold.size === 0) break;
    const steps = samplePlayouts(game, table, sampling).flatMap((playout) => playout.steps);
    for (const step of steps) if (isPlayedStep(step)) tell(step.position, step.action);
  }
  return [...untold];
}
