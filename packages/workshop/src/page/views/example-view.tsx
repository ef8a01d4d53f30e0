import { frontOf, renderSvg } from "@serpentarium/board";
import type { AnyPosition, Example, Game, Language, Plugin, Text } from "@serpentarium/core";
import type { JSX } from "preact";
import { read } from "../reader.ts";
import { positionOf, type Shown, show } from "../shown.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { useSeen } from "./seen.ts";

interface ExampleProps extends ViewProps {
  readonly plugin: Plugin;
  readonly example: Example;
  /** Which of the plugin's examples. */
  readonly index: number;
}

/** A position in little room: of several panels the active one. */
function sceneOf(game: Game, position: AnyPosition) {
  const scene = game.scene(position, "narrow");
  const front = scene.panels?.find(({ active }) => active)?.id;
  return front && (scene.panels?.length ?? 0) > 1 ? frontOf(scene, front) : scene;
}

interface PictureProps {
  readonly game: Game;
  readonly position: AnyPosition;
  readonly language: Language;
  readonly marks?: Shown["marks"];
  readonly title?: Text;
}

function Picture({ game, position, language, marks = [], title }: PictureProps): JSX.Element {
  const svg = renderSvg(sceneOf(game, position), { language, marks, style: "page" });
  return (
    <div class="picture">
      {title && <small>{read(language, title)}</small>}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}

/** Whether the example holds, as the last inspection found. */
function Verdict({ desk, taste: { language }, index }: ExampleProps): JSX.Element | null {
  const { report } = desk;
  if (!report?.facts?.total) return null;
  const checked = report.checks.find(({ example }) => example === index);
  if (!checked) return <span class="verdict">… {read(language, WORDS.pending)}</span>;
  const isBroken = checked.broken !== undefined;
  return (
    <span class="verdict" data-kind={isBroken ? "bad" : "good"}>
      {isBroken ? "✗" : "✓"} {read(language, isBroken ? WORDS.fails : WORDS.holds)}
      {isBroken && <pre>{checked.broken}</pre>}
    </span>
  );
}

function Notations({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: readonly string[];
}): JSX.Element {
  return (
    <p>
      <strong>{title}</strong>{" "}
      {texts.map((text) => (
        <>
          <code key={text}>{text}</code>{" "}
        </>
      ))}
    </p>
  );
}

/** What the example says, in words. */
function Telling({
  shown,
  example,
  language,
}: {
  readonly shown: Shown;
  readonly example: Example;
  readonly language: Language;
}) {
  const { position, action, failure, told, legal, never = [] } = shown;
  const legalTitle = "among" in example ? WORDS.allowed : legal?.length === 0 ? WORDS.over : WORDS.exactly;
  return (
    <>
      {action && !failure && (
        <p>
          <strong>{read(language, WORDS.played)}</strong> <code>{action}</code> {told.join(" ")}
        </p>
      )}
      {failure && (
        <p>
          <strong>{read(language, position ? WORDS.refused : WORDS.rejected)}</strong>{" "}
          {action && <code>{action}</code>} {read(language, failure.message)}
        </p>
      )}
      {legal && <Notations title={read(language, legalTitle)} texts={legal} />}
      {never.length > 0 && <Notations title={read(language, WORDS.never)} texts={never} />}
    </>
  );
}

/** What an example shows; where the game's code throws at it, what it threw. */
function shownOf(game: Game, example: Example, language: Language): Shown {
  try {
    return show(game, example, language);
  } catch (error) {
    return { marks: [], told: [String(error)] };
  }
}

/** Puts the position of an example on the main board, at its own table. */
function open({ desk, plugin, example }: ExampleProps): void {
  const position = positionOf(plugin.game, example);
  if (!position.ok) return;
  desk.set(example.position, position.value.table);
  document.querySelector(".table")?.scrollIntoView({ block: "start" });
}

/** One example: boards, words, and whether it holds. */
export function ExampleView(props: ExampleProps): JSX.Element {
  const { plugin, example, taste } = props;
  const { language } = taste;
  const { game } = plugin;
  const [figure, isSeen] = useSeen<HTMLElement>();
  const shown = isSeen ? shownOf(game, example, language) : undefined;
  const picture = { game, language };
  return (
    <figure class="example" ref={figure}>
      <figcaption>
        <p>
          {read(language, example.caption)} <Verdict {...props} />
        </p>
        {shown && <Telling shown={shown} example={example} language={language} />}
      </figcaption>
      {shown && !shown.position && (
        <p>
          <code>{example.position}</code>
        </p>
      )}
      {shown?.position && (
        <div class="pictures">
          <Picture
            {...picture}
            position={shown.position}
            marks={shown.marks}
            {...(shown.after && { title: WORDS.before })}
          />
          {shown.after && <Picture {...picture} position={shown.after} title={WORDS.after} />}
        </div>
      )}
      {shown?.position && (
        <button type="button" onClick={() => open(props)}>
          {read(language, WORDS.open)}
        </button>
      )}
    </figure>
  );
}
