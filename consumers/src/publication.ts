import type { Release } from "./package-store.ts";
import { manifestIn } from "./tarball.ts";

/** The request body of `npm publish`: the tarball is an attachment in base64. */
interface Publication {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

const isPublication = (value: unknown): value is Publication =>
  typeof value === "object" && value !== null && "_attachments" in value;

/** Parses the release in a publication; undefined if it contains no tarball. */
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
