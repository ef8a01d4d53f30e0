import { copy, sameData } from "../data.ts";
import { asAWhole, atEachAction, atEachStep, type Law } from "../law.ts";
import type { Step, Walk } from "../walk.ts";

/** Why nobody can act, where somebody should. */
function stuck({ position, legal }: Step, { game, table }: Walk): string | undefined {
  const actor = game.toAct(copy(position));
  if (position.phase === "over") return undefined;
  if (actor === "chance") return game.outcomes(position)?.length === 0 ? "chance has no outcome" : undefined;
  if (actor === undefined || !Number.isInteger(actor) || actor < 0 || actor >= table.seats) {
    return `the actor ${String(actor)} is not a seat`;
  }
  return legal.length === 0 ? `seat ${actor} has no legal action` : undefined;
}

export const playable: Law = {
  id: "playable",
  title: {
    en: "until the end somebody can act, and nothing that is listed fails",
    fr: "jusqu’à la fin quelqu’un peut agir, et rien de ce qui est listé n’échoue",
  },
  check: (walk) => asAWhole(({ broken }) => broken)(walk) ?? atEachStep(stuck)(walk),
};

export const bounded: Law = {
  id: "bounded",
  title: {
    en: "a playout ends within the longest game that is declared",
    fr: "toute partie se termine dans la longueur maximale annoncée",
  },
  check: asAWhole(({ game, table, steps }) => {
    const longest = game.longest(table);
    if (longest === null) return undefined;
    if (!Number.isSafeInteger(longest) || longest < 1) return `longest is ${longest}`;
    const played = steps.length - 1;
    const on = played === longest && steps.at(-1)?.position.phase !== "over";
    return on || played > longest
      ? `${longest} actions at most are declared, and the game is not over`
      : undefined;
  }),
};

export const table: Law = {
  id: "table",
  title: { en: "every position keeps the table", fr: "chaque position garde la table" },
  check: atEachStep(({ position }, { table: fixed }) =>
    sameData(position.table, fixed) ? undefined : `its table is ${JSON.stringify(position.table)}`,
  ),
};

export const next: Law = {
  id: "next",
  title: {
    en: "an action leads to one of the phases that its own declares",
    fr: "une action mène à l’une des phases annoncées par la sienne",
  },
  check: atEachAction(({ position, action, next: after }, { game }) => {
    const declared = game.phases[position.phase]?.next ?? [];
    if (declared.includes(after.phase) || after.choices) return undefined;
    const text = game.formatAction(action, position);
    return `"${text}" leads from ${position.phase} to ${after.phase}, but next is ${declared.join(", ")}`;
  }),
};

export const outcome: Law = {
  id: "outcome",
  title: {
    en: "a game that is over, and no other, has winners and an end clause",
    fr: "une partie finie, et elle seule, a des gagnants et une clause de fin",
  },
  check: atEachStep(({ position }, { game, table: { seats } }) => {
    const { outcome: end, phase } = position;
    if ((phase === "over") !== (end !== undefined)) {
      return end ? `there is an outcome in the phase ${phase}` : "there is no outcome";
    }
    if (!end) return undefined;
    const { winners, reason, scores } = end;
    const seated = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
    const rising = winners.every((seat, i) => i === 0 || seat > (winners[i - 1] ?? seat));
    if (winners.length === 0 || !seated || !rising) return `the winners are [${winners.join(", ")}]`;
    if (!reason.startsWith("end.") || !Object.hasOwn(game.clauses, reason)) {
      return `the reason "${reason}" is not an end clause`;
    }
    if (scores && !(scores.length === seats && scores.every(Number.isFinite))) {
      return `the scores are [${scores.join(", ")}]`;
    }
    return undefined;
  }),
};
