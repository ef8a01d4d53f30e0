import { atEachAction, type Law } from "../law.ts";

/** The end clauses of the events of the last action and of its position must be the same. */
export const ends: Law = {
  id: "ends",
  title: { id: "laws.ends" },
  needsClauses: true,
  check: atEachAction(({ position, action, next }, { game }) => {
    const clauses = game.events(position, action, next).map(({ clause }) => clause);
    const told = clauses.filter((clause) => clause.startsWith("end."));
    const reason = next.outcome?.reason;
    const text = game.formatAction(action, position);
    if (reason !== undefined && !told.includes(reason))
      return `"${text}" ends the game by ${reason}, which no event tells`;
    const other = told.find((clause) => clause !== reason);
    const end = reason === undefined ? "the game goes on" : `the game ends by ${reason}`;
    return other && `an event of "${text}" tells ${other}, yet ${end}`;
  }),
};
