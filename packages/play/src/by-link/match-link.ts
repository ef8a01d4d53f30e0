import { isMatchId, type LinkSeat, sortSeats } from "../match/link-seat.ts";

/** What a link contains besides its record: the match id and the occupied seats. */
export type LinkTag = Pick<LinkSeat, "id" | "taken">;

const ID_KEY = "match";
const TAKEN_KEY = "taken";

/** Adds a tag to the link of a record; parsers of records ignore it. */
export const addTag = (link: string, { id, taken }: LinkTag): string =>
  `${link}&${new URLSearchParams({ [ID_KEY]: id, [TAKEN_KEY]: taken.join("_") })}`;

/** An answer of a seat to its link: one action. */
export interface SeatAnswer {
  readonly id: string;
  readonly seat: number;
  /** The number of actions in the answered link, over all games of the match: a seat answers each link once. */
  readonly after: number;
  readonly action: string;
}

/** Parses the answer in a link; undefined if there is none. */
export function answerOf(link: string): SeatAnswer | undefined {
  const query = new URLSearchParams(link);
  const [id, seat, after] = [query.get(ID_KEY), query.get("seat") ?? "", query.get("after") ?? ""];
  const action = query.get("answer");
  const hasNumbers = /^\d{1,3}$/.test(seat) && /^\d{1,7}$/.test(after);
  if (!isMatchId(id) || action === null || !hasNumbers) return undefined;
  return { id, seat: Number(seat), after: Number(after), action };
}

/** Parses the tag of a link; undefined if there is none or it is invalid. */
export function tagOf(link: string): LinkTag | undefined {
  const query = new URLSearchParams(link);
  const id = query.get(ID_KEY);
  if (!isMatchId(id)) return undefined;
  const seats = (query.get(TAKEN_KEY) ?? "").split("_").filter((seat) => /^\d{1,3}$/.test(seat));
  return { id, taken: sortSeats(seats.map(Number)) };
}
