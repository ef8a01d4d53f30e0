import { type Outcome, sidesOf, type Teams } from "./outcome.ts";
import { seatsOf, type Table } from "./table.ts";

/** Whether places are from 1 and without gaps. */
export const arePlacesWithoutGaps = (places: readonly unknown[]): boolean =>
  places.every(
    (place) =>
      place === 1 || (Number.isSafeInteger(place) && Number(place) > 1 && places.includes(Number(place) - 1)),
  );

/** Whether untrusted data can be an outcome at a table, apart from its reason. */
export function isOutcome(data: unknown, teams: Teams, table: Table): data is Outcome {
  const { reason, places, scores = [], by = 0 }: Readonly<Record<string, unknown>> = Object(data);
  const isLoss = (): boolean => sidesOf(teams, table).length === 1;
  return (
    typeof reason === "string" &&
    Array.isArray(places) &&
    places.length === table.seats &&
    (arePlacesWithoutGaps(places) || (places.every((place) => place === 2) && isLoss())) &&
    Array.isArray(scores) &&
    [0, table.seats].includes(scores.length) &&
    scores.every(Number.isFinite) &&
    typeof by === "number" &&
    seatsOf(table).includes(by)
  );
}
