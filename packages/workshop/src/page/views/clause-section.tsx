import type { GamePlugin } from "@serpentarium/core";
import { Fragment, type JSX } from "preact";
import { localise } from "../localise.ts";
import { MESSAGES, SOURCE_LABELS, STATUS_LABELS } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";
import { ExampleView } from "./example-view.tsx";
import { RulebookHtml } from "./rulebook-view.tsx";

interface ClauseProps extends ViewProps {
  readonly plugin: GamePlugin;
  readonly clause: string;
  /** The section of the rulebook as HTML; undefined if there is none yet. */
  readonly html: string | undefined;
}

/** A clause of the rulebook: its title, its source, its section and its examples. */
export function ClauseSection({ plugin, clause: id, html, ...props }: ClauseProps): JSX.Element {
  const { language } = props.preferences;
  const clause = plugin.game.clauses[id];
  const status = props.controller.report?.facts?.clauseStatus[id];
  const citing = props.controller.report?.facts?.citations[id] ?? [];
  const examples = [...plugin.examples.entries()].filter(([, example]) => example.clause === id);
  return (
    <section class="clause" id={id}>
      <h3>{clause ? localise(language, clause.title) : id}</h3>
      <p class="badges">
        <code>{id}</code>
        {clause && (
          <span data-source={clause.source}>{localise(language, SOURCE_LABELS[clause.source])}</span>
        )}
        {status && <span data-status={status}>{localise(language, STATUS_LABELS[status])}</span>}
        {clause?.note && <small>{localise(language, clause.note)}</small>}
      </p>
      {html === undefined ? (
        <p class="empty">{localise(language, MESSAGES.noSection)}</p>
      ) : (
        <RulebookHtml html={html} />
      )}
      {citing.length > 0 && (
        <p class="cited-by">
          {localise(language, MESSAGES.citedBy)}{" "}
          {citing.map((other, i) => (
            <Fragment key={other}>
              {i > 0 && ", "}
              <ClauseLink {...props} plugin={plugin} clause={other} />
            </Fragment>
          ))}
        </p>
      )}
      {examples.length === 0 && <p class="empty">{localise(language, MESSAGES.noExample)}</p>}
      {examples.map(([index, example]) => (
        <ExampleView key={index} {...props} plugin={plugin} example={example} index={index} />
      ))}
    </section>
  );
}
