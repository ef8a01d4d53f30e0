import type { JSX } from "preact";
import type { Section } from "../../report.ts";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { ClauseSection } from "./clause-section.tsx";

/** Prose that the server made from the author's own Markdown. */
export const Prose = ({ html }: { readonly html: string }): JSX.Element => (
  <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />
);

function SectionView(props: ViewProps & { readonly section: Section }): JSX.Element {
  const { section, desk } = props;
  const { kind, title, html } = section;
  if (kind === "clause" && desk.plugin) {
    return <ClauseSection {...props} plugin={desk.plugin} clause={title} html={html} />;
  }
  return (
    <section>
      {title && <h2>{title}</h2>}
      <Prose html={html} />
    </section>
  );
}

/** The rulebook, with the examples of each clause; clauses that nobody has written about yet come last. */
export function BookView(props: ViewProps): JSX.Element {
  const { desk, taste } = props;
  const { plugin, report } = desk;
  const { language } = taste;
  const sections = report?.facts?.book[language] ?? [];
  const written = new Set(sections.filter(({ kind }) => kind === "clause").map(({ title }) => title));
  const left =
    plugin && report?.facts ? Object.keys(plugin.game.clauses).filter((id) => !written.has(id)) : [];
  return (
    <article class="book" lang={language}>
      {report?.facts && written.size === 0 && <p class="empty">{read(language, WORDS.noBook)}</p>}
      {sections.map((section, i) => (
        // sections keep their order
        <SectionView key={i} {...props} section={section} />
      ))}
      {plugin && left.length > 0 && (
        <section>
          <h2>{read(language, WORDS.withoutSection)}</h2>
          {left.map((clause) => (
            <ClauseSection key={clause} {...props} plugin={plugin} clause={clause} html={undefined} />
          ))}
        </section>
      )}
    </article>
  );
}
