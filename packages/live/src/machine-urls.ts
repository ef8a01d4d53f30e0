import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

const rangeOf = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).range() : "");

const toUrl = (address: string, port: number): string =>
  `http://${address.includes(":") ? `[${address}]` : address}:${port}`;

/** The URLs at which other machines reach a server, IPv4 first; empty if it only listens to its own machine. */
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

/** Whether a request comes from a page that this machine serves to itself, not from another machine or site. */
export function isFromMachine({ headers, socket }: IncomingMessage): boolean {
  const [, hostname = ""] = /^\[?(.*?)\]?(?::\d+)?$/.exec(headers.host ?? "") ?? [];
  const isOwnPage = hostname === "localhost" || ["loopback", "unspecified"].includes(rangeOf(hostname));
  return isOwnPage && headers.origin === undefined && rangeOf(socket.remoteAddress ?? "") === "loopback";
}
