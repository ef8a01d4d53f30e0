import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { packTar, unpackTar } from "modern-tar";
import { type Manifest, parseManifest } from "./manifest.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A file that goes into a tarball; its path is one from the root of the package. */
export interface PackedFile {
  readonly path: string;
  readonly content: Buffer;
  readonly executable?: boolean;
}

const entry = ({ path, content, executable = false }: PackedFile) => ({
  header: {
    name: `package/${path}`,
    size: content.length,
    type: "file" as const,
    mode: executable ? 0o755 : 0o644,
    mtime: new Date(0),
  },
  body: content,
});

/** A tarball as npm makes them, without times and owners, lightly compressed because it does not travel. */
export async function pack(files: readonly PackedFile[]): Promise<Buffer> {
  return compress(await packTar(files.map(entry)), { level: 1 });
}

/** What the file of a package in a tarball says. */
export async function fileIn(tarball: Buffer, path: string): Promise<string | undefined> {
  const filter = ({ name }: { name: string }) => name === `package/${path}`;
  const [found] = await unpackTar(await decompress(tarball), { filter });
  return found?.data && Buffer.from(found.data).toString("utf8");
}

/** The package.json that a tarball holds. */
export async function manifestIn(tarball: Buffer): Promise<Manifest> {
  const manifest = parseManifest((await fileIn(tarball, "package.json")) ?? "");
  if (!manifest) throw new Error("a tarball without a package.json");
  return manifest;
}

/** How a client makes sure that it got the right bytes. */
export const integrityOf = (tarball: Buffer): string =>
  `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
