import { type LanguageAttributes, languageAttributes } from "@serpentarium/core/words";
import { chooseLanguage, coverageOf } from "@serpentarium/rulebook";
import type { JSX } from "preact";
import type { RulebookSection } from "../../report.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseSection } from "./clause-section.tsx";

interface SectionProps extends ViewProps {
  readonly section: RulebookSection;
  /** The attributes of its text, which may be in another language than the page. */
  readonly attributes: LanguageAttributes;
}

function SectionView(props: SectionProps): JSX.Element {
  const { section, attributes, controller } = props;
  const { kind, title, html } = section;
  // HTML that the server rendered from the author's own Markdown
  const prose = <div class="prose" {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  if (kind === "clause" && controller.plugin) {
    return (
      <ClauseSection {...props} plugin={controller.plugin} clause={title}>
        {prose}
      </ClauseSection>
    );
  }
  return (
    <section>
      {title && <h2 {...attributes}>{title}</h2>}
      {prose}
    </section>
  );
}

/** The rulebook, with the examples of each clause; clauses without a section come last. */
export function RulebookView(props: ViewProps): JSX.Element {
  const { controller, words } = props;
  const { plugin, report } = controller;
  const facts = report?.facts;
  const language = facts && chooseLanguage(Object.keys(facts.rulebook), words.language, facts.source);
  const sections = (language !== undefined && facts?.rulebook[language]) || [];
  const { missing } = coverageOf(sections, plugin && facts ? Object.keys(plugin.game.clauses) : []);
  return (
    <article class="rulebook">
      {facts && sections.every(({ kind }) => kind !== "clause") && (
        <p class="empty">{words.text("workshop.no-rulebook", { language: facts.source })}</p>
      )}
      {sections.map((section, i) => (
        // sections keep their order
        <SectionView key={i} {...props} section={section} attributes={languageAttributes(language, words)} />
      ))}
      {plugin && missing.length > 0 && (
        <section>
          <h2>{words.text("workshop.without-section")}</h2>
          {missing.map((clause) => (
            <ClauseSection key={clause} {...props} plugin={plugin} clause={clause} />
          ))}
        </section>
      )}
    </article>
  );
}
