import ICAL from "ical.js";
import { afterEach, expect, test } from "vitest";
import { createHost, type Host, type Timing } from "../src/index.ts";
import { formatCalendar } from "../src/turns/calendar.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { serve } from "./fixtures/serve.ts";
import { World } from "./simulation/world.ts";

const DAY = 86_400_000;
const invite = token("invite");
const calendar = token("calendar");
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The events of a calendar, as a program reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    return { uid, summary, at: startDate.toJSDate().getTime(), url: component.getFirstPropertyValue("url") };
  });

/** A host in virtual time, and matches with a day for each move. */
function createSetting() {
  const world = new World("calendar");
  const store = new MemoryStore(() => world.now);
  const timing: Timing = {
    now: () => world.now,
    delay: (callback, milliseconds) => world.schedule(callback, milliseconds),
  };
  const openHost = (): Host => {
    const host = createHost({ journal: createMemoryJournal(store), games: GAMES, timing });
    closers.push(() => host.close());
    return host;
  };
  const host = openHost();
  let count = 0;
  const send = (match: string, player: string | undefined, input: object) =>
    host.execute(
      token(match),
      { id: token(`calendar${count++}`), ...input },
      player === undefined ? {} : { secret: token(player) },
    );
  const open = async (match: string, clock: object | null = { kind: "move", time: DAY }) => {
    await send(match, undefined, { type: "create", game: "tic-tac-toe", invite, clock });
    for (const name of ["Ann", "Bob"]) await send(match, name, { type: "join", invite, name });
  };
  const read = async (secret = calendar, from = host) => {
    const answer = await from.readCalendar(secret);
    return eventsIn(answer.ok ? answer.value : "");
  };
  const places = () =>
    [...store.endpoints].flatMap(([place, own]) => [...own.keys()].map((id) => [place, id]));
  return { world, host, openHost, store, send, open, read, places };
}

const add = (title: string, url?: string) => ({
  type: "add-to-calendar",
  calendar,
  title,
  ...(url && { url }),
});

test("a calendar has the times until which its player has to act, in all matches", async () => {
  const { world, send, open, read } = createSetting();
  for (const match of ["one", "two", "quiet"]) await open(match, match === "quiet" ? null : undefined);
  const began = world.now;
  await send("one", "Ann", add("Tic-tac-toe: it is your turn", "https://example.org/play/#one"));
  await send("two", "Bob", add("Morpion, c’est à toi; « enfin » \\o/"));
  await send("quiet", "Ann", add("Without a clock"));
  expect(await read()).toMatchObject([
    {
      summary: "Tic-tac-toe: it is your turn",
      at: Math.floor((began + DAY) / 1000) * 1000,
      url: "https://example.org/play/#one",
    },
  ]);
  const [before] = await read();
  await world.runUntil(began + 3_600_000);
  await send("one", "Ann", { type: "play", action: "b2" });
  await send("two", "Ann", { type: "play", action: "b2" });
  const [other, ...more] = await read();
  expect([other?.summary, more]).toEqual(["Morpion, c’est à toi; « enfin » \\o/", []]);
  expect(other?.at).toBe(Math.floor((began + 3_600_000 + DAY) / 1000) * 1000);
  expect(other?.uid).not.toBe(before?.uid);
  await send("two", "Bob", { type: "end", reason: "resign" });
  expect(await read()).toEqual([]);
});

test("who has left a seat, and a match that was deleted, are in no calendar", async () => {
  const { openHost, send, open, read, store, places } = createSetting();
  for (const match of ["left", "gone"]) {
    await open(match);
    await send(match, "Ann", add(match));
  }
  expect(await read()).toHaveLength(2);
  await send("left", "Ann", { type: "leave" });
  store.matches.delete(token("gone"));
  expect(await read(token("unknown"))).toEqual([]);
  expect(await read(calendar, openHost())).toEqual([]);
  expect(places().filter(([place]) => place?.startsWith("calendar"))).toEqual([]);
});

test("only players add a match, to five calendars at most, whose addresses are not stored", async () => {
  const { send, open, read, store } = createSetting();
  await open("match");
  for (const player of [undefined, "Eve"])
    expect(await send("match", player, add("mine"))).toMatchObject({ error: { code: "bad-secret" } });
  for (const input of [
    { title: "" },
    { title: "x".repeat(201) },
    { title: "x", url: "javascript:alert(1)" },
    { title: "x", url: "https://" },
    { title: "x", calendar: "short" },
  ])
    expect(await send("match", "Ann", { ...add("mine"), ...input })).toMatchObject({
      error: { code: "bad-command" },
    });
  await send("match", "Ann", add("mine"));
  expect(JSON.stringify([...store.endpoints].map(([place, own]) => [place, ...own]))).not.toContain(calendar);
  for (let i = 0; i < 5; i++) await send("match", "Ann", { ...add("mine"), calendar: token(`calendar${i}`) });
  expect(await read()).toEqual([]);
  expect(await read(token("calendar4"))).toHaveLength(1);
});

test("a calendar is served at its secret address alone", async () => {
  const { host, send, open } = createSetting();
  await open("match");
  await send("match", "Ann", add("mine"));
  const { request, close } = await serve({ host });
  closers.push(close);
  const answer = await request(`/calendars/${calendar}.ics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(eventsIn(await answer.text())).toHaveLength(1);
  expect((await request(`/calendars/${calendar}.ics`, { method: "HEAD" })).status).toBe(200);
  expect(eventsIn(await (await request(`/calendars/${token("other")}.ics`)).text())).toEqual([]);
  expect((await request(`/calendars/${calendar}.ics`, { method: "POST" })).status).toBe(405);
  expect((await request("/calendars/short.ics")).status).toBe(404);
});

test("lines are escaped, folded between characters, and end as the standard says", () => {
  const title = `one\ntwo\r\nBEGIN:VEVENT,;\\ \u0007${"🐍é".repeat(60)}`;
  const text = formatCalendar([{ uid: "a", at: 1_800_000_000_999, title, url: undefined }], 0);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
  }
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text).toContain("DTSTART:20270115T080000Z\r\n");
  expect(eventsIn(text)).toMatchObject([{ summary: title.replace("\r\n", "\n").replace("\u0007", "") }]);
});
