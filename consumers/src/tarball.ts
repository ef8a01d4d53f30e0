import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { packTar, unpackTar } from "modern-tar";
import { type Manifest, parseManifest } from "./manifest.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A file for a tarball, with its path relative to the package. */
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

/** Packs files into a tarball like that of npm, without times and owners, and lightly compressed since it is only used locally. */
export async function pack(files: readonly PackedFile[]): Promise<Buffer> {
  return compress(await packTar(files.map(entry)), { level: 1 });
}

/** The contents of a file in a tarball. */
export async function fileIn(tarball: Buffer, path: string): Promise<string | undefined> {
  const filter = ({ name }: { name: string }) => name === `package/${path}`;
  const [found] = await unpackTar(await decompress(tarball), { filter });
  return found?.data && Buffer.from(found.data).toString("utf8");
}

export async function filesIn(tarball: Buffer): Promise<readonly PackedFile[]> {
  const entries = await unpackTar(await decompress(tarball));
  return entries.flatMap(({ header, data }) =>
    data
      ? [
          {
            path: header.name.slice("package/".length),
            content: Buffer.from(data),
            executable: ((header.mode ?? 0) & 0o111) !== 0,
          },
        ]
      : [],
  );
}

/** The package.json in a tarball. */
export async function manifestIn(tarball: Buffer): Promise<Manifest> {
  const manifest = parseManifest((await fileIn(tarball, "package.json")) ?? "");
  if (!manifest) throw new Error("a tarball without a package.json");
  return manifest;
}

/** The integrity string of a tarball, which clients check. */
export const integrityOf = (tarball: Buffer): string =>
  `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
