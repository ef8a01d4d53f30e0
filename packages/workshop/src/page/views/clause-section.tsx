import type { Plugin } from "@serpentarium/core";
import type { JSX } from "preact";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { SOURCES, STANDINGS, WORDS } from "../words.ts";
import { Prose } from "./book-view.tsx";
import { ExampleView } from "./example-view.tsx";

interface ClauseProps extends ViewProps {
  readonly plugin: Plugin;
  readonly clause: string;
  /** What the rulebook says; missing where it says nothing yet. */
  readonly html: string | undefined;
}

/** A clause of the rulebook: its title, what it rests on, its prose and its examples. */
export function ClauseSection({ plugin, clause: id, html, ...props }: ClauseProps): JSX.Element {
  const { language } = props.taste;
  const clause = plugin.game.clauses[id];
  const standing = props.desk.report?.facts?.standing[id];
  const examples = [...plugin.examples.entries()].filter(([, example]) => example.clause === id);
  return (
    <section class="clause" id={id}>
      <h3>{clause ? read(language, clause.title) : id}</h3>
      <p class="badges">
        <code>{id}</code>
        {clause && <span data-source={clause.source}>{read(language, SOURCES[clause.source])}</span>}
        {standing && <span data-standing={standing}>{read(language, STANDINGS[standing])}</span>}
        {clause?.note && <small>{read(language, clause.note)}</small>}
      </p>
      {html === undefined ? <p class="empty">{read(language, WORDS.noSection)}</p> : <Prose html={html} />}
      {examples.length === 0 && <p class="empty">{read(language, WORDS.noExample)}</p>}
      {examples.map(([index, example]) => (
        <ExampleView key={index} {...props} plugin={plugin} example={example} index={index} />
      ))}
    </section>
  );
}
