import { request } from "node:http";
import type { networkInterfaces } from "node:os";
import { createHost } from "@serpentarium/live";
import { startServer } from "@serpentarium/live/node";
import { expect, onTestFinished, test } from "vitest";
import { machineUrls } from "../src/machine-urls.ts";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";

type Interfaces = ReturnType<typeof networkInterfaces>;

const ip = (address: string, family: "IPv4" | "IPv6", internal = false) =>
  ({ address, family, internal }) as NonNullable<Interfaces[string]>[number];

const INTERFACES: Interfaces = {
  lo: [ip("127.0.0.1", "IPv4", true), ip("::1", "IPv6", true)],
  wlan0: [ip("fe80::1", "IPv6"), ip("2001:db8::7", "IPv6"), ip("192.168.1.7", "IPv4")],
  unplugged: [ip("169.254.3.4", "IPv4")],
};

/** What the server tells somebody who asks it by a name. */
const offerTo = (port: number, headers: Readonly<Record<string, string>>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/live.json", headers }, (response) => {
      response.setEncoding("utf8").on("data", (text: string) => resolve(JSON.parse(text)));
    })
      .on("error", reject)
      .end();
  });

test("other machines reach a server at the addresses of its machine, if it listens to them", () => {
  const urls = (address: string) =>
    machineUrls({ address, family: address.includes(":") ? "IPv6" : "IPv4", port: 80 }, INTERFACES);
  expect([urls("127.0.0.1"), urls("::1")]).toEqual([[], []]);
  expect(urls("192.0.2.1")).toEqual(["http://192.0.2.1:80"]);
  expect(urls("0.0.0.0")).toEqual(["http://192.168.1.7:80"]);
  expect(urls("::")).toEqual(["http://192.168.1.7:80", "http://[2001:db8::7]:80"]);
});

test("only pages on the machine itself are told them", async () => {
  const host = createHost({ journal: createMemoryJournal(), games: [] });
  const server = await startServer({ host, hostname: "0.0.0.0" });
  onTestFinished(() => server.close());
  const { port, urls } = server;
  for (const name of ["localhost", "127.0.0.1:1", "0.0.0.0:1", "[::1]:1"])
    expect(await offerTo(port, { host: name })).toHaveProperty("urls", urls);
  const others = [
    { host: "192.168.1.7:1" },
    { host: "evil.example" },
    { host: "[" },
    { host: "localhost", origin: "https://evil.example" },
  ];
  for (const headers of others) expect(await offerTo(port, headers)).not.toHaveProperty("urls");
});
