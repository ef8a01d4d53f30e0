import type { Release } from "./shelf.ts";
import { manifestIn } from "./tarball.ts";

/** The body with which `npm publish` and its like put a version: the tarball comes as an attachment, in base64. */
interface Publication {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

const isPublication = (value: unknown): value is Publication =>
  typeof value === "object" && value !== null && "_attachments" in value;

/** The release in such a body; nothing where there is no tarball in it. */
export async function parsePublication(body: string): Promise<Release | undefined> {
  const value: unknown = JSON.parse(body);
  const tarballs = isPublication(value)
    ? Object.entries(value._attachments).filter(([name]) => name.endsWith(".tgz"))
    : [];
  const data = tarballs[0]?.[1].data;
  if (data === undefined) return undefined;
  const tarball = Buffer.from(data, "base64");
  return { manifest: await manifestIn(tarball), tarball: async () => tarball };
}
