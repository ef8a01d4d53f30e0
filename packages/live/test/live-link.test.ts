import { expect, test } from "vitest";
import { formatLiveLink, parseLiveLink, parseLiveSeat } from "../src/client/index.ts";
import { token } from "./fixtures/live-table.ts";

const [id, invite, secret] = ["id", "invite", "secret"].map(token) as [string, string, string];

test("links contain what they are for, and damaged ones are none", () => {
  for (const link of [{ id }, { id, invite }, { id, secret, player: 1 }])
    expect(parseLiveLink(formatLiveLink(link))).toEqual(link);
  expect(parseLiveLink(`live=${id}&invite=<b>&secret=${secret}&player=x`)).toEqual({ id });
  for (const text of ["live=short", "live=", `game=${id}`]) expect(parseLiveLink(text)).toBeUndefined();
});

test("of a damaged seat only what is valid is left", () => {
  const seat = { invite, secret, player: 1 };
  expect(parseLiveSeat(seat)).toEqual(seat);
  expect(parseLiveSeat({ ...seat, invite: "short" })).toEqual({ secret, player: 1 });
  for (const player of [undefined, 1.5, "1"]) expect(parseLiveSeat({ ...seat, player })).toEqual({ invite });
  expect(parseLiveSeat({ ...seat, secret: null })).toEqual({ invite });
  for (const data of [undefined, null, "seat", [], {}]) expect(parseLiveSeat(data)).toEqual({});
});
