import {
  type ClausePart,
  clausePartsIn,
  type ReviewFiles,
  type ReviewRecord,
  reviewedDigest,
  type StalePart,
} from "@serpentarium/rulebook/node";
import { earlierFiles } from "./history.ts";

/** A stale part, and what it said and says. */
export interface Change extends StalePart {
  /** As it was reviewed, of a translation what it translates; undefined where git does not know it. */
  readonly before?: string;
  /** As it is now; of a translation, what is to be translated. */
  readonly now?: string;
  /** The translation that is to be looked at. */
  readonly translation?: string;
}

interface Wanted {
  readonly stale: StalePart;
  readonly language: string | undefined;
  readonly digest: string | undefined;
}

type PartsByClause = ReadonlyMap<string, readonly ClausePart[]>;

const findPart = (parts: PartsByClause, { clause, part }: StalePart, language: string | undefined) =>
  parts.get(clause)?.find((one) => one.part === part && one.language === language);

function partsAt(files: ReviewFiles, clauses: readonly string[]): PartsByClause {
  try {
    return clausePartsIn(files, clauses);
  } catch {
    // a commit may contain a broken file
    return new Map();
  }
}

/** Finds what was reviewed in the last commits. */
function findReviewed(
  all: readonly Wanted[],
  folder: string,
  clauses: readonly string[],
): ReadonlyMap<StalePart, string> {
  const found = new Map<StalePart, string>();
  let wanted = all.filter(({ digest }) => digest !== undefined);
  if (wanted.length === 0) return found;
  for (const files of earlierFiles(folder)) {
    const parts = partsAt(files, clauses);
    wanted = wanted.filter(({ stale, language, digest }) => {
      const part = findPart(parts, stale, language);
      if (part?.digest !== digest) return true;
      found.set(stale, part?.content ?? "");
      return false;
    });
    if (wanted.length === 0) break;
  }
  return found;
}

/**
 * Says of each stale part what it said when it was reviewed, as far as git knows, and what it says now.
 *
 * @param folder - that of the package
 * @param clauses - the ids of all its clauses
 */
export function findChanges(
  stale: readonly StalePart[],
  record: ReviewRecord,
  files: ReviewFiles,
  { folder, clauses }: { readonly folder: string; readonly clauses: readonly string[] },
): readonly Change[] {
  const ids = [...new Set([...clauses, ...Object.keys(record)])];
  const current = clausePartsIn(files, ids);
  const wanted = stale.map((part): Wanted => {
    const { digest, of } = reviewedDigest(record, part) ?? {};
    return { stale: part, language: part.source ?? part.language, digest: part.source ? of : digest };
  });
  const reviewed = findReviewed(wanted, folder, ids);
  return wanted.map(({ stale: part, language }) => {
    const [before, now] = [reviewed.get(part), findPart(current, part, language)?.content];
    const translation = part.source && findPart(current, part, part.language)?.content;
    return {
      ...part,
      ...(before !== undefined && { before }),
      ...(now !== undefined && { now }),
      ...(translation !== undefined && { translation }),
    };
  });
}
