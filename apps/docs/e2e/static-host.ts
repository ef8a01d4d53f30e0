import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openSite } from "@serpentarium/live/node";

/** Serves a built site compressed, like a static host and unlike Astro's preview. */
export interface StaticHost {
  readonly url: string;
  close(): void | Promise<void>;
}

export async function startStaticHost(dist: string): Promise<StaticHost> {
  const site = await openSite(dist, console.error);
  const server = createServer((request, response) => site.serve(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
