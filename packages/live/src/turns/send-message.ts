import { type LookupAddress, lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { TurnMessage } from "./endpoint.ts";

/** The answer of an endpoint. */
export interface EndpointAnswer {
  readonly status: number;
  /** How long it demands to wait, in milliseconds; 0 if it does not. */
  readonly retryAfter: number;
}

/** Sends a message to an endpoint. Rejects without an answer. */
export type SendMessage = (url: string, message: TurnMessage, signal: AbortSignal) => Promise<EndpointAnswer>;

/** The maximal time for an answer, in milliseconds. */
const TIMEOUT = 10_000;

/** Whether an IP address belongs to the internet, and not to this machine or a private network. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === "unicast";

/** The host of a URL, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Whether a text from a stranger can be the URL of an endpoint: with encryption, and not within a private network. */
export function isEndpointUrl(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password) return false;
  if (allowsPrivate) return url.protocol === "https:" || url.protocol === "http:";
  const host = hostOf(url);
  // a name without a dot is one of this network
  return url.protocol === "https:" && (isIP(host) ? isPublic(host) : host.includes("."));
}

/** Looks up names, and fails for private addresses: the connection is made to the address that was checked. */
const publicLookup =
  (find: typeof lookup): LookupFunction =>
  (hostname, options, callback) =>
    find(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const [first] = addresses;
      const isRefused = !first || !addresses.every(({ address }) => isPublic(address));
      if (error || isRefused) callback(error ?? new Error(`${hostname} is in a private network`), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

/** Creates the function that sends messages. It follows no redirections, and reads no bodies. */
export function createSendMessage(allowsPrivate: boolean, find: typeof lookup = lookup): SendMessage {
  return (text, { headers, body }, signal) =>
    new Promise((resolve, reject) => {
      if (!isEndpointUrl(text, allowsPrivate)) return reject(new Error("expected a public address"));
      const url = new URL(text);
      const request = url.protocol === "https:" ? requestHttps : requestHttp;
      const sent = request(url, {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
        ...(!allowsPrivate && { lookup: publicLookup(find) }),
      });
      sent.on("error", reject);
      sent.on("response", (response) => {
        const retryAfter = Number(response.headers["retry-after"] ?? 0) * 1000 || 0;
        response.on("error", () => {}).destroy();
        resolve({ status: response.statusCode ?? 0, retryAfter });
      });
      sent.end(body);
    });
}
