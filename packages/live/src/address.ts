import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address as some proxies write it: with a port, and IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;
/** The number of parts of an IPv6 address that identify the network; hosts can choose the others freely. */
const NETWORK_PARTS = 4;

/** Returns one text for all addresses of one sender: an IPv4 address or an IPv6 network (/64). Undefined for other texts. */
export function normalizeAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const [, inBrackets, beforePort] = WITH_PORT.exec(trimmed) ?? [];
  const plain = inBrackets ?? beforePort ?? trimmed;
  if (!isIP(plain)) return undefined;
  // IPv4-mapped IPv6 addresses are IPv4 addresses
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Returns the address of the sender of a request.
 *
 * @param proxies - the number of own proxies in front: each appends the address of its client to `X-Forwarded-For`; earlier entries are
 *   written by the sender and cannot be trusted
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const named =
    proxies > 0
      ? String(headers["x-forwarded-for"] ?? "")
          .split(",")
          .at(-proxies)
      : undefined;
  return normalizeAddress(named ?? "") ?? normalizeAddress(socket.remoteAddress ?? "") ?? "";
}
