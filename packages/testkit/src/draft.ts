import type { Game, GamePlugin, Message } from "@serpentarium/core";

/** Whether a game is a draft: its author has written no clauses yet, and so no refusals, notation and events that name them. */
export const isDraft = ({ definition }: Game): boolean => definition.clauses === undefined;

/** What a published game has besides its first file, and whether a draft has it already. */
export interface PublishingStep {
  readonly title: Message;
  readonly isDone: boolean;
}

/** Returns the names of the phases that lack a member. */
const phasesWithout = ({ definition }: Game, member: string): readonly string[] =>
  Object.entries<object>(definition.phases).flatMap(([name, phase]) => (member in phase ? [] : [name]));

/** The phases in which something is missing, after a comma. */
const inPhases = (preposition: string, names: readonly string[]): string =>
  names.length === 0 ? "" : `, ${preposition} ${names.join(", ")}`;

/** Returns what to do to publish a draft, in the order in which it is easiest; nothing for another game. */
export function publishingSteps({ game, examples }: GamePlugin): readonly PublishingStep[] {
  if (!isDraft(game)) return [];
  const { definition } = game;
  const untold = phasesWithout(game, "prompt");
  const unrefused = phasesWithout(game, "refuse");
  return [
    {
      isDone: false,
      title: {
        en: "clauses: each rule under an id, such as end.line, with its source and its title",
        fr: "clauses : chaque règle sous un nom, comme end.line, avec sa source et son titre",
      },
    },
    {
      isDone: unrefused.length === 0,
      title: {
        en: `refuse${inPhases("in", unrefused)}: the clause that forbids an action`,
        fr: `refuse${inPhases("dans", unrefused)} : la clause qui interdit un coup`,
      },
    },
    {
      isDone: untold.length === 0,
      title: {
        en: `title, prompt and next${inPhases("in", untold)}: what to do there, and which phases can follow`,
        fr: `title, prompt et next${inPhases("dans", untold)} : ce qu’on y fait, et les phases qui peuvent suivre`,
      },
    },
    {
      isDone: definition.events !== undefined,
      title: {
        en: "events and texts: what an action does, in words, each with its clause",
        fr: "events et texts : ce que fait un coup, en mots, chaque effet avec sa clause",
      },
    },
    {
      isDone: definition.formatPosition !== undefined && definition.formatAction !== undefined,
      title: {
        en: "notation: formatPosition and parsePosition, formatAction and parseAction",
        fr: "notation : formatPosition et parsePosition, formatAction et parseAction",
      },
    },
    {
      isDone: definition.maxActions !== undefined,
      title: {
        en: "maxActions: how many actions a game can take at most",
        fr: "maxActions : le nombre d’actions d’une partie, au plus",
      },
    },
    {
      isDone: definition.version !== undefined,
      title: {
        en: "version: that of the package, which records contain",
        fr: "version : celle du paquet, que contiennent les parties enregistrées",
      },
    },
    {
      isDone: examples.length > 0,
      title: {
        en: "examples: what each clause allows and forbids, as positions and actions",
        fr: "exemples : ce que chaque clause permet et interdit, en positions et en coups",
      },
    },
  ];
}
