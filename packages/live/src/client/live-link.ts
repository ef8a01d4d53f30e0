import { isToken } from "../token.ts";

/** The content of a link to a live match; the id alone is enough to watch. */
export interface LiveLink {
  readonly id: string;
  /** The secret that players need to join. */
  readonly invite?: string;
  /** The secret of a seat, and its player. */
  readonly secret?: string;
  readonly player?: number;
}

/** Parses the fragment of an address; undefined if it is not a link to a live match. */
export function parseLiveLink(fragment: string): LiveLink | undefined {
  const query = new URLSearchParams(fragment);
  const token = (name: string): string | undefined => {
    const text = query.get(name);
    return isToken(text) ? text : undefined;
  };
  const [id, invite, secret, player] = [token("live"), token("invite"), token("secret"), query.get("player")];
  if (id === undefined) return undefined;
  return {
    id,
    ...(invite !== undefined && { invite }),
    ...(secret !== undefined && /^\d{1,2}$/.test(player ?? "") && { secret, player: Number(player) }),
  };
}

/** The fragment of a link. */
export const formatLiveLink = ({ id, ...rest }: LiveLink): string =>
  String(
    new URLSearchParams(Object.entries({ live: id, ...rest }).map(([name, value]) => [name, String(value)])),
  );
