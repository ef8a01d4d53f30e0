import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address as some proxies write it: with a port, and one of IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;
/** The parts of an IPv6 address that its network has; the others can be chosen freely by who is in it. */
const NETWORK_PARTS = 4;

/** Returns one text for all addresses of one sender: an IPv4 address or a network of IPv6 (/64). Undefined for other texts. */
export function normalizeAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const [, inBrackets, beforePort] = WITH_PORT.exec(trimmed) ?? [];
  const plain = inBrackets ?? beforePort ?? trimmed;
  if (!isIP(plain)) return undefined;
  // IPv4 addresses that are mapped to IPv6 are IPv4 addresses
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Returns the address of the sender of a request.
 *
 * @param proxies - how many proxies of one's own it has passed: each adds to `X-Forwarded-For` from where it got the request, and
 * what is before that is whatever the sender has written
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
