import { inOrder, isMatchId, type LinkSeat } from "./link-seat.ts";

/** What a link says besides its record: which match it belongs to, and which seats somebody has. */
export type Tag = Pick<LinkSeat, "id" | "taken">;

const ID = "match";
const TAKEN = "taken";

/** The link of a record with its tag, which whoever does not know it leaves alone. */
export const tagged = (link: string, { id, taken }: Tag): string =>
  `${link}&${new URLSearchParams({ [ID]: id, [TAKEN]: taken.join("_") })}`;

/** What a seat answers to its link: the one action that it plays. */
export interface SeatAnswer {
  readonly id: string;
  readonly seat: number;
  /** How many actions the link holds, in all games of the match: a seat answers each link once. */
  readonly after: number;
  readonly action: string;
}

/** The answer in a link, if it holds one. */
export function answerOf(link: string): SeatAnswer | undefined {
  const query = new URLSearchParams(link);
  const [id, seat, after] = [query.get(ID), query.get("seat") ?? "", query.get("after") ?? ""];
  const action = query.get("answer");
  const hasNumbers = /^\d{1,3}$/.test(seat) && /^\d{1,7}$/.test(after);
  if (!isMatchId(id) || action === null || !hasNumbers) return undefined;
  return { id, seat: Number(seat), after: Number(after), action };
}

/** The tag of a link, if it has one that can be read. */
export function tagOf(link: string): Tag | undefined {
  const query = new URLSearchParams(link);
  const id = query.get(ID);
  if (!isMatchId(id)) return undefined;
  const seats = (query.get(TAKEN) ?? "").split("_").filter((seat) => /^\d{1,3}$/.test(seat));
  return { id, taken: inOrder(seats.map(Number)) };
}
