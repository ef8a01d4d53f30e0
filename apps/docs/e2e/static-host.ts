import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { openSite } from "@serpentarium/live/node";

/** Serves a built site compressed, like a static host and unlike Astro's preview. */
export interface StaticHost {
  readonly url: string;
  close(): void;
}

const COMPRESSED = "**/*.{html,css,js,svg,json,xml,webmanifest}";

/** Serves a copy of a built site. */
export async function startStaticHost(dist: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-site-"));
  cpSync(dist, folder, { recursive: true });
  for (const file of globSync(COMPRESSED, { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)));
  }
  const site = await openSite(folder, console.error);
  const server = createServer((request, response) => site.serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
