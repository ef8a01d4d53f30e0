import type { GamePlugin } from "@serpentarium/core";
import { languageAttributes } from "@serpentarium/core/words";
import type { Gap } from "@serpentarium/testkit";
import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

const EXAMPLES = "examples.";

/** The place at which the rulebook on this page shows a message: its clause or its example. */
function placeOf({ game }: GamePlugin, id: string): string | undefined {
  if (id.startsWith(EXAMPLES)) return `example-${id.slice(EXAMPLES.length)}`;
  return Object.keys(game.clauses).find((clause) => id.startsWith(`clauses.${clause}.`));
}

interface GapsProps extends ViewProps {
  readonly title: string;
  readonly gaps: readonly Gap[];
  /** The language of the author. */
  readonly source: string;
}

function GapsView({ controller: { plugin }, words, title, gaps, source }: GapsProps): JSX.Element | null {
  if (gaps.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {gaps.map(({ id, source: text }) => {
          const place = plugin && placeOf(plugin, id);
          return (
            <div key={id}>
              <dt>{place === undefined ? <code>{id}</code> : <a href={`#${place}`}>{id}</a>}</dt>
              <dd {...languageAttributes(source, words)}>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The messages that the game lacks in the language of the page. */
export function WordsView(props: ViewProps): JSX.Element | null {
  const { controller, words } = props;
  const { language } = words;
  const facts = controller.report?.facts;
  if (!facts) return null;
  const { source, totalMessages: count } = facts;
  if (language === source) return <p>{words.text("workshop.words.source")}</p>;
  const gaps = facts.gaps[language];
  if (!gaps) return <p>{words.text("workshop.words.no-file", { language, count })}</p>;
  const [missing, same] = [true, false].map((isMissing) => gaps.filter((gap) => gap.isMissing === isMissing));
  const list = (id: string, listed: readonly Gap[] = []) => (
    <GapsView {...props} title={words.text(id, { count: listed.length })} gaps={listed} source={source} />
  );
  return (
    <div class="gaps">
      {missing?.length === 0 && <p>{words.text("workshop.words.complete")}</p>}
      {list("workshop.words.missing", missing)}
      {list("workshop.words.same", same)}
    </div>
  );
}
