import type { JSX } from "preact";
import type { RulebookSection } from "../../report.ts";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseSection } from "./clause-section.tsx";

/** HTML that the server rendered from the author's own Markdown. */
export const RulebookHtml = ({ html }: { readonly html: string }): JSX.Element => (
  <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />
);

function SectionView(props: ViewProps & { readonly section: RulebookSection }): JSX.Element {
  const { section, controller } = props;
  const { kind, title, html } = section;
  if (kind === "clause" && controller.plugin) {
    return <ClauseSection {...props} plugin={controller.plugin} clause={title} html={html} />;
  }
  return (
    <section>
      {title && <h2>{title}</h2>}
      <RulebookHtml html={html} />
    </section>
  );
}

/** The rulebook, with the examples of each clause; clauses without a section come last. */
export function RulebookView(props: ViewProps): JSX.Element {
  const { controller, preferences } = props;
  const { plugin, report } = controller;
  const { language } = preferences;
  const sections = report?.facts?.rulebook[language] ?? [];
  const clausesWithSection = new Set(
    sections.filter(({ kind }) => kind === "clause").map(({ title }) => title),
  );
  const withoutSection =
    plugin && report?.facts
      ? Object.keys(plugin.game.clauses).filter((id) => !clausesWithSection.has(id))
      : [];
  return (
    <article class="rulebook" lang={language}>
      {report?.facts && clausesWithSection.size === 0 && (
        <p class="empty">{localise(language, MESSAGES.noRulebook)}</p>
      )}
      {sections.map((section, i) => (
        // sections keep their order
        <SectionView key={i} {...props} section={section} />
      ))}
      {plugin && withoutSection.length > 0 && (
        <section>
          <h2>{localise(language, MESSAGES.withoutSection)}</h2>
          {withoutSection.map((clause) => (
            <ClauseSection key={clause} {...props} plugin={plugin} clause={clause} html={undefined} />
          ))}
        </section>
      )}
    </article>
  );
}
