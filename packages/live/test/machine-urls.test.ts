import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { createHost } from "@serpentarium/live";
import { startServer } from "@serpentarium/live/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";

vi.mock("node:os", async (load) => ({ ...(await load<object>()), networkInterfaces: vi.fn() }));

const ip = (address: string, family: "IPv4" | "IPv6", internal = false) =>
  ({ address, family, internal }) as NonNullable<ReturnType<typeof networkInterfaces>[string]>[number];

vi.mocked(networkInterfaces).mockReturnValue({
  lo: [ip("127.0.0.1", "IPv4", true), ip("::1", "IPv6", true)],
  wlan0: [ip("fe80::1", "IPv6"), ip("2001:db8::7", "IPv6"), ip("192.168.1.7", "IPv4")],
  unplugged: [ip("169.254.3.4", "IPv4")],
});

async function start(hostname?: string) {
  const server = await startServer({
    host: createHost({ journal: createMemoryJournal(), games: [] }),
    hostname,
  });
  onTestFinished(() => server.close());
  return server;
}

/** What the server tells somebody who asks it by a name. */
const offerTo = (port: number, headers: Readonly<Record<string, string>>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/live.json", headers }, (response) => {
      response.setEncoding("utf8").on("data", (text: string) => resolve(JSON.parse(text)));
    })
      .on("error", reject)
      .end();
  });

test("a server knows the addresses of its machine", async () => {
  expect((await start()).urls).toEqual([]);
  const { port, urls } = await start("0.0.0.0");
  expect(urls).toEqual([`http://192.168.1.7:${port}`]);
  const both = await start("::");
  expect(both.urls).toEqual([`http://192.168.1.7:${both.port}`, `http://[2001:db8::7]:${both.port}`]);
});

test("only pages on the machine itself are told them", async () => {
  const { port, urls } = await start("0.0.0.0");
  for (const host of ["localhost", "127.0.0.1:1", "0.0.0.0:1", "[::1]:1"])
    expect(await offerTo(port, { host })).toHaveProperty("urls", urls);
  const others = [
    { host: "192.168.1.7:1" },
    { host: "evil.example" },
    { host: "[" },
    { host: "localhost", origin: "https://evil.example" },
  ];
  for (const headers of others) expect(await offerTo(port, headers)).not.toHaveProperty("urls");
});
