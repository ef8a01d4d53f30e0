import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

const rangeOf = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).range() : "");

const toUrl = (address: string, port: number): string =>
  `http://${address.includes(":") ? `[${address}]` : address}:${port}`;

/** The addresses at which other machines reach a server: none where it listens to its own machine only. IPv4 comes first. */
export function machineUrls(
  { address, family, port }: AddressInfo,
  interfaces = networkInterfaces(),
): readonly string[] {
  const range = rangeOf(address);
  if (range === "loopback") return [];
  if (range !== "unspecified") return [toUrl(address, port)];
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter((one) => family === "IPv6" || one.family === "IPv4")
    .filter((one) => !one.internal && rangeOf(one.address) !== "linkLocal")
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map((one) => toUrl(one.address, port));
}

/** Whether a page that this machine serves to itself asks: neither another machine nor the page of another site. */
export function isFromMachine({ headers, socket }: IncomingMessage): boolean {
  const [, hostname = ""] = /^\[?(.*?)\]?(?::\d+)?$/.exec(headers.host ?? "") ?? [];
  const isOwnPage = hostname === "localhost" || ["loopback", "unspecified"].includes(rangeOf(hostname));
  return isOwnPage && headers.origin === undefined && rangeOf(socket.remoteAddress ?? "") === "loopback";
}
