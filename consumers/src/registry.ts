import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { installedReleases } from "./installed-packages.ts";
import { PackageStore, type Release } from "./package-store.ts";
import { packumentOf } from "./packument.ts";
import { parsePublication } from "./publication.ts";
import { workspace } from "./tools.ts";
import { publishablePackages, toRelease } from "./workspace.ts";

/** A local registry that runs until it is closed. */
export interface Registry {
  readonly url: string;
  /** The packages published to the registry, as `name@version`, in order. */
  readonly published: readonly string[];
  readonly close: () => Promise<void>;
}

/** Options of {@link startRegistry}. */
export interface RegistryOptions {
  /** Whether the registry offers the packages of the workspace, which must be built; default true. */
  readonly includeWorkspace?: boolean;
}

interface RegistryResponse {
  readonly status: number;
  readonly body: Buffer | object;
}

const notFound: RegistryResponse = { status: 404, body: { error: "Not found" } };

/** Calls a function at the first call only, and returns the same promise afterwards. */
function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => {
    promise ??= create();
    return promise;
  };
}

/**
 * Starts a small npm registry on a free port. It offers the packages of this workspace, packed as they would be published,
 * and all packages installed in the workspace, and it accepts publications, so that npm and pnpm can install without a
 * network. Packages for other platforms are not found; clients skip them, since they are optional.
 */
export async function startRegistry({ includeWorkspace = true }: RegistryOptions = {}): Promise<Registry> {
  const store = new PackageStore();
  const published: string[] = [];
  const unpacked = new Map<string, () => Promise<void>>();
  for (const release of installedReleases(workspace))
    store.add({ ...release, tarball: once(release.tarball) });
  for (const workspacePackage of includeWorkspace ? publishablePackages(workspace) : []) {
    unpacked.set(
      workspacePackage.manifest.name,
      once(async () => void store.add(await toRelease(workspacePackage))),
    );
  }

  async function releasesOf(name: string): Promise<readonly Release[]> {
    await unpacked.get(name)?.();
    return store.releasesOf(name);
  }

  async function get(path: string, url: string): Promise<RegistryResponse> {
    const [, name = "", file] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+))?$/.exec(path) ?? [];
    const releases = await releasesOf(name);
    if (releases.length === 0) return notFound;
    if (file === undefined) return { status: 200, body: await packumentOf(releases, url) };
    const release = releases.find(({ manifest: { version } }) => file.endsWith(`-${version}.tgz`));
    return release ? { status: 200, body: await release.tarball() } : notFound;
  }

  async function put(body: string): Promise<RegistryResponse> {
    const release = await parsePublication(body);
    if (!release) return { status: 400, body: { error: "No tarball" } };
    if (!store.add(release)) return { status: 403, body: { error: "This version already exists" } };
    published.push(`${release.manifest.name}@${release.manifest.version}`);
    return { status: 201, body: { ok: true } };
  }

  async function answer(request: IncomingMessage, url: string): Promise<RegistryResponse> {
    const path = decodeURIComponent(new URL(request.url ?? "/", url).pathname);
    if (path === "/-/whoami") return { status: 200, body: { username: "tester" } };
    return request.method === "PUT" ? put(await text(request)) : get(path, url);
  }

  const server = createServer((request, response) => {
    answer(request, url).then(
      (result) => send(response, result),
      (error: unknown) => send(response, { status: 500, body: { error: String(error) } }),
    );
  });
  // clients close idle connections: one that the server is closing could be used once more, which fails
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, published, close };
}

function send(response: ServerResponse, { status, body }: RegistryResponse): void {
  const binary = Buffer.isBuffer(body);
  response.writeHead(status, { "content-type": binary ? "application/octet-stream" : "application/json" });
  response.end(binary ? body : JSON.stringify(body));
}
