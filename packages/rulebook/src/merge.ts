import { chooseLanguage } from "./language.ts";
import type { Rulebook, Section } from "./section.ts";

/** The sections of a clause, normally one, and the chapters that begin before it. */
interface ClauseGroup {
  readonly chapters: readonly Section[];
  readonly sections: readonly Section[];
}

/** Splits a rulebook into the part up to its last clause, and the later chapters, such as the notation. */
function splitAtLastClause(sections: readonly Section[]): readonly [readonly Section[], readonly Section[]] {
  const end = sections.findLastIndex(({ kind }) => kind === "clause") + 1;
  const isBelow = ({ kind }: Section): boolean => kind === "chapter" || kind === "clause";
  return [sections.slice(0, end).filter(isBelow), sections.slice(end).filter(isBelow)];
}

function groupByClause(sections: readonly Section[]): ReadonlyMap<string, ClauseGroup> {
  const groups = new Map<string, ClauseGroup>();
  let chapters: Section[] = [];
  for (const section of sections) {
    if (section.kind === "chapter") chapters.push(section);
    else {
      const before = groups.get(section.title);
      groups.set(section.title, {
        chapters: [...(before?.chapters ?? []), ...chapters],
        sections: [...(before?.sections ?? []), section],
      });
      chapters = [];
    }
  }
  return groups;
}

const byTitle = (sections: readonly Section[]): ReadonlyMap<string, Section> =>
  new Map(sections.map((section) => [section.title, section]));

/** The ids of the clauses in order; each is followed by the unknown ones after it in a rulebook. */
function withUnknown(clauses: readonly string[], own: readonly string[]): readonly string[] {
  const ids = [...clauses];
  for (const [i, id] of own.entries())
    if (!ids.includes(id)) ids.splice(ids.indexOf(own[i - 1] ?? "") + 1, 0, id);
  return ids;
}

const inherit = (section: Section): Section => ({
  ...section,
  lines: section.lines.map((line) => ({ ...line, number: undefined })),
});

/**
 * Merges the rulebook of a variant into that of its base, in the order of the variant's clauses:
 *
 * - sections of clauses: the variant's own, otherwise the base's;
 * - chapters: the base's, and new ones of the variant; one without clauses replaces the base's chapter of that title;
 * - front matter, introduction and the chapters after the last clause: the variant's if it has any; a chapter there that is only a
 *   heading, such as `## Notation`, is replaced by the base's.
 *
 * Every section of a clause in the variant's rulebook is kept, even if the variant has no such clause.
 *
 * @param base - the sections of the base
 * @param own - those of the variant, with one for every new or changed clause
 * @param clauses - the ids of the variant's clauses, in order
 */
export function mergeSections(
  base: readonly Section[],
  own: readonly Section[],
  clauses: readonly string[],
): readonly Section[] {
  const inherited = base.map(inherit);
  const [baseBody, baseRest] = splitAtLastClause(inherited);
  const [ownBody, ownRest] = splitAtLastClause(own);
  // a rewritten summary keeps its place
  const summaries = byTitle(
    baseBody.filter(({ kind }, i) => kind === "chapter" && baseBody[i + 1]?.kind === "chapter"),
  );
  const isSummary = ({ kind, title }: Section): boolean => kind === "chapter" && summaries.has(title);
  const ownSummaries = byTitle(ownBody.filter(isSummary));
  const theirs = groupByClause(
    baseBody.map((section) => (section.kind === "chapter" && ownSummaries.get(section.title)) || section),
  );
  const ours = groupByClause(ownBody.filter((section) => !isSummary(section)));

  const ids = withUnknown(clauses, [...ours.keys()]);
  const remaining = [...theirs.keys()];
  const body = ids.flatMap((id) => {
    const [their, our] = [theirs.get(id), ours.get(id)];
    // a chapter whose first clause is removed begins before its next clause
    const skipped = their ? remaining.splice(0, remaining.indexOf(id) + 1).slice(0, -1) : [];
    const moved = skipped.filter((other) => !ids.includes(other));
    const chapters = [
      ...moved.flatMap((other) => theirs.get(other)?.chapters ?? []),
      ...(their?.chapters ?? []),
    ];
    return [...(our?.chapters.length ? our.chapters : chapters), ...((our ?? their)?.sections ?? [])];
  });
  const first = (kind: Section["kind"]): readonly Section[] => {
    const all = [...own, ...inherited].filter((section) => section.kind === kind);
    return [all.find(({ text }) => text !== "") ?? all].flat().slice(0, 1);
  };
  const baseChapters = byTitle(baseRest);
  const rest = ownRest.map((chapter) => (chapter.text === "" && baseChapters.get(chapter.title)) || chapter);
  return [
    ...first("front-matter"),
    ...first("introduction"),
    ...body,
    ...(ownRest.length > 0 ? rest : baseRest),
  ];
}

/**
 * Merges the rulebook of a variant with that of its base by {@link mergeSections}, in each language of the variant, or in those of the base
 * if the variant has no rulebook. In a language that the base lacks, the base's sections are in English or another available language.
 *
 * @param clauses - the ids of the variant's clauses, in order
 */
export function mergeRulebook(base: Rulebook, own: Rulebook, clauses: readonly string[]): Rulebook {
  const languages = Object.keys(Object.keys(own).length > 0 ? own : base);
  return Object.fromEntries(
    languages.map((language) => {
      const found = base[chooseLanguage(Object.keys(base), language) ?? ""] ?? [];
      return [language, mergeSections(found, own[language] ?? [], clauses)];
    }),
  );
}
