import type { Game, GamePlugin, Message } from "@serpentarium/core";

/** Whether a game is a draft: its author has written no clauses yet, and so no refusals, notation and events that name them. */
export const isDraft = ({ definition }: Game): boolean => definition.clauses === undefined;

/** A step of publishing a draft, and whether it is done. */
export interface PublishingStep {
  readonly title: Message;
  readonly isDone: boolean;
}

/** Returns the names of the phases that lack a member. */
const phasesWithout = ({ definition }: Game, member: string): readonly string[] =>
  Object.entries<object>(definition.phases).flatMap(([name, phase]) => (member in phase ? [] : [name]));

/** Returns the steps to publish a draft, in a convenient order; empty for other games. */
export function publishingSteps({ game, examples, words }: GamePlugin): readonly PublishingStep[] {
  if (!isDraft(game)) return [];
  const { definition } = game;
  const inPhases = (member: "refuse" | "next"): PublishingStep => {
    const phases = phasesWithout(game, member);
    const isDone = phases.length === 0;
    return { isDone, title: { id: `publishing.${isDone ? member : `${member}-in`}`, data: { phases } } };
  };
  const step = (id: string, isDone: boolean): PublishingStep => ({ isDone, title: { id } });
  return [
    step("publishing.clauses", false),
    inPhases("refuse"),
    inPhases("next"),
    step("publishing.events", definition.events !== undefined),
    step("publishing.words", words.length > 0),
    step(
      "publishing.notation",
      definition.formatPosition !== undefined && definition.formatAction !== undefined,
    ),
    step("publishing.max-actions", definition.maxActions !== undefined),
    step("publishing.version", definition.version !== undefined),
    step("publishing.examples", examples.length > 0),
  ];
}
