import { type Course, type Heading, headingsOf, rowFor } from "./course.ts";
import { layTrack, OFF, type Row, restAfter, type Track } from "./track.ts";

const CARD: readonly number[] = [1];
const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The cards on which a pawn may enter (`turn.enter`, `turn.enter-die`). */
export const entriesOf = (entry: "card" | "die"): readonly number[] => (entry === "card" ? CARD : DIE);

/**
 * Where a pawn alone on the row comes to rest, turn by turn, when it enters on a card: up to the goal, up to
 * {@link OFF}, or up to the card to which it comes for the second time, from where it goes in circles.
 */
export function stopsFrom(track: Track, entry: number): number[] {
  const goal = track.length - 1;
  const stops: number[] = [];
  for (let card = track[entry] as number; ; card = restAfter(track, card)) {
    const again = stops.includes(card);
    stops.push(card);
    if (again || card === OFF || card === goal) return stops;
  }
}

/** Whether a pawn alone on the row can come to the goal (`setup.finishable`). */
export const isFinishable = (track: Track, entry: "card" | "die"): boolean =>
  entriesOf(entry).some((card) => stopsFrom(track, card).at(-1) === track.length - 1);

/** The way, of those in which pawns run, on which one alone can never come to its goal; nothing where all can. */
export const hopelessWay = (
  row: Row,
  course: Course,
  seats: number,
  entry: "card" | "die",
): Heading | undefined =>
  headingsOf(course, seats).find((heading) => !isFinishable(layTrack(rowFor(heading, row)), entry));
