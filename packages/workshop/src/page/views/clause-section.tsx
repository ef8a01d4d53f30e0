import type { GamePlugin } from "@serpentarium/core";
import { Text } from "@serpentarium/table/views";
import { type ComponentChildren, Fragment, type JSX } from "preact";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";
import { ExampleView } from "./example-view.tsx";

interface ClauseProps extends ViewProps {
  readonly plugin: GamePlugin;
  readonly clause: string;
  /** Its section of the rulebook, if there is one yet. */
  readonly children?: ComponentChildren;
}

/** A clause of the rulebook: its title, its source, its section and its examples. */
export function ClauseSection({ plugin, clause: id, children, ...props }: ClauseProps): JSX.Element {
  const { words } = props;
  const clause = plugin.game.clauses[id];
  const note = { id: `clauses.${id}.note` };
  const status = props.controller.report?.facts?.clauseStatus[id];
  const citing = props.controller.report?.facts?.citations[id] ?? [];
  const examples = [...plugin.examples.entries()].filter(([, example]) => example.clause === id);
  return (
    <section class="clause" id={id}>
      <h3>{clause ? <Text words={words} message={{ id: `clauses.${id}.title` }} /> : id}</h3>
      <p class="badges">
        <code>{id}</code>
        {clause && <span data-source={clause.source}>{words.text(`workshop.sources.${clause.source}`)}</span>}
        {status && <span data-status={status}>{words.text(`workshop.statuses.${status}`)}</span>}
        {words.has(note.id) && (
          <small>
            <Text words={words} message={note} />
          </small>
        )}
      </p>
      {children ?? <p class="empty">{words.text("workshop.no-section")}</p>}
      {citing.length > 0 && (
        <p class="cited-by">
          {words.text("workshop.cited-by")}{" "}
          {citing.map((other, i) => (
            <Fragment key={other}>
              {i > 0 && ", "}
              <ClauseLink {...props} plugin={plugin} clause={other} />
            </Fragment>
          ))}
        </p>
      )}
      {examples.length === 0 && <p class="empty">{words.text("workshop.no-example")}</p>}
      {examples.map(([index, example]) => (
        <ExampleView key={index} {...props} plugin={plugin} example={example} index={index} />
      ))}
    </section>
  );
}
