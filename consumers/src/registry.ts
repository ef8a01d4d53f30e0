import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { installedReleases } from "./installed.ts";
import { packumentOf } from "./packument.ts";
import { parsePublication } from "./published.ts";
import { type Release, Shelf } from "./shelf.ts";
import { workspace } from "./tools.ts";
import { publishablePackages, workspaceRelease } from "./workspace.ts";

/** A registry that runs on this machine until it is closed. */
export interface Registry {
  readonly url: string;
  /** The packages that somebody published to it, as `name@version`, in that order. */
  readonly published: readonly string[];
  readonly close: () => Promise<void>;
}

/** What a registry begins with. */
export interface RegistryOptions {
  /** Whether the packages of the workspace are there (they must be built), or must be published first. */
  readonly ours?: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer | object;
}

const notFound: Answer = { status: 404, body: { error: "Not found" } };

/** A value that is made once, when it is first asked for. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A small npm registry on a free port. It offers the packages of this workspace, packed as they would be published,
 * and everything that is installed in the workspace, packed from there; it takes what is published to it. With it, npm
 * and pnpm install in a fresh folder without a network. A package for another platform is not found, and clients skip
 * it, since such packages are optional.
 */
export async function startRegistry({ ours = true }: RegistryOptions = {}): Promise<Registry> {
  const shelf = new Shelf();
  const published: string[] = [];
  const waiting = new Map<string, () => Promise<void>>();
  for (const release of installedReleases(workspace))
    shelf.put({ ...release, tarball: once(release.tarball) });
  for (const one of ours ? publishablePackages(workspace) : []) {
    waiting.set(
      one.manifest.name,
      once(async () => void shelf.put(await workspaceRelease(one))),
    );
  }

  async function releasesOf(name: string): Promise<readonly Release[]> {
    await waiting.get(name)?.();
    return shelf.of(name);
  }

  async function get(path: string, url: string): Promise<Answer> {
    const [, name = "", file] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+))?$/.exec(path) ?? [];
    const releases = await releasesOf(name);
    if (releases.length === 0) return notFound;
    if (file === undefined) return { status: 200, body: await packumentOf(releases, url) };
    const wanted = releases.find(({ manifest: { version } }) => file.endsWith(`-${version}.tgz`));
    return wanted ? { status: 200, body: await wanted.tarball() } : notFound;
  }

  async function put(body: string): Promise<Answer> {
    const release = await parsePublication(body);
    if (!release) return { status: 400, body: { error: "No tarball" } };
    if (!shelf.put(release)) return { status: 403, body: { error: "This version is there already" } };
    published.push(`${release.manifest.name}@${release.manifest.version}`);
    return { status: 201, body: { ok: true } };
  }

  async function answer(request: IncomingMessage, url: string): Promise<Answer> {
    const path = decodeURIComponent(new URL(request.url ?? "/", url).pathname);
    if (path === "/-/whoami") return { status: 200, body: { username: "somebody" } };
    return request.method === "PUT" ? put(await text(request)) : get(path, url);
  }

  const server = createServer((request, response) => {
    answer(request, url).then(
      (found) => send(response, found),
      (error: unknown) => send(response, { status: 500, body: { error: String(error) } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, published, close };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const binary = Buffer.isBuffer(body);
  response.writeHead(status, { "content-type": binary ? "application/octet-stream" : "application/json" });
  response.end(binary ? body : JSON.stringify(body));
}
