import { renderSvg, singlePanelScene } from "@serpentarium/board";
import type { AnyPosition, Example, Game, GamePlugin, Words } from "@serpentarium/core";
import { Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { type ExampleContent, parseExamplePosition, toExampleContent } from "../example-content.ts";
import type { ViewProps } from "../view-props.ts";
import { useNearViewport } from "./use-near-viewport.ts";

interface ExampleProps extends ViewProps {
  readonly plugin: GamePlugin;
  readonly example: Example;
  /** The index of the example in the plugin. */
  readonly index: number;
}

/** The scene of a position for a small picture: of several panels only the active one. */
function pictureScene(game: Game, position: AnyPosition) {
  const scene = game.scene(position, "narrow");
  const activePanel = scene.panels?.find(({ active }) => active)?.id;
  return activePanel && (scene.panels?.length ?? 0) > 1 ? singlePanelScene(scene, activePanel) : scene;
}

interface PictureProps {
  readonly game: Game;
  readonly position: AnyPosition;
  readonly words: Words;
  readonly marks?: ExampleContent["marks"];
  readonly title?: string;
}

function Picture({ game, position, words, marks = [], title }: PictureProps): JSX.Element {
  const svg = renderSvg(pictureScene(game, position), { words, marks, style: "page" });
  return (
    <div class="picture">
      {title && <small>{title}</small>}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}

/** The result of the check of the example. */
function CheckVerdict({ controller, words, index }: ExampleProps): JSX.Element | null {
  const { report } = controller;
  if (!report?.facts?.totalChecks) return null;
  const result = report.checks.find(({ example }) => example === index);
  if (!result) return <span class="verdict">… {words.text("workshop.pending")}</span>;
  const isBroken = result.error !== undefined;
  return (
    <span class="verdict" data-kind={isBroken ? "bad" : "good"}>
      {isBroken ? "✗" : "✓"} {words.text(isBroken ? "workshop.fails" : "workshop.holds")}
      {isBroken && <pre>{result.error}</pre>}
    </span>
  );
}

function NotationList({
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

/** The texts of an example: its action, failure and legal actions. */
function ExampleText({
  content,
  example,
  words,
}: {
  readonly content: ExampleContent;
  readonly example: Example;
  readonly words: Words;
}) {
  const { position, action, failure, narration, legal, forbidden = [] } = content;
  const legalTitle =
    "among" in example
      ? "workshop.allowed"
      : legal?.length === 0
        ? "workshop.nothing-to-play"
        : "workshop.allowed-only";
  return (
    <>
      {action && !failure && (
        <p>
          <strong>{words.text("workshop.played")}</strong> <code>{action}</code> {narration.join(" ")}
        </p>
      )}
      {failure && (
        <p>
          <strong>{words.text(position ? "workshop.refused" : "workshop.impossible")}</strong>{" "}
          {action && <code>{action}</code>} {words.format(failure.message)}
        </p>
      )}
      {legal && <NotationList title={words.text(legalTitle)} texts={legal} />}
      {forbidden.length > 0 && <NotationList title={words.text("workshop.never")} texts={forbidden} />}
    </>
  );
}

/** The content of an example, or the error if the game's code throws. */
function contentOrError(game: Game, example: Example, words: Words): ExampleContent {
  try {
    return toExampleContent(game, example, words);
  } catch (error) {
    return { marks: [], narration: [String(error)] };
  }
}

/** Opens the position of an example on the main board, with the example's table. */
function openExample({ controller, plugin, example }: ExampleProps): void {
  const position = parseExamplePosition(plugin.game, example);
  if (!position.ok) return;
  controller.setPosition(example.position, position.value.table);
  document.querySelector(".match")?.scrollIntoView({ block: "start" });
}

/** An example: its pictures, its texts and the result of its check. */
export function ExampleView(props: ExampleProps): JSX.Element {
  const { plugin, example, words } = props;
  const { game } = plugin;
  const [figure, isNear] = useNearViewport<HTMLElement>();
  const content = isNear ? contentOrError(game, example, words) : undefined;
  const picture = { game, words };
  return (
    <figure class="example" id={`example-${example.id}`} ref={figure}>
      <figcaption>
        <p>
          <Text words={words} message={{ id: `examples.${example.id}` }} /> <CheckVerdict {...props} />
        </p>
        {content && <ExampleText content={content} example={example} words={words} />}
      </figcaption>
      {content && !content.position && (
        <p>
          <code>{example.position}</code>
        </p>
      )}
      {content?.position && (
        <div class="pictures">
          <Picture
            {...picture}
            position={content.position}
            marks={content.marks}
            {...(content.after && { title: words.text("workshop.before") })}
          />
          {content.after && (
            <Picture {...picture} position={content.after} title={words.text("workshop.after")} />
          )}
        </div>
      )}
      {content?.position && (
        <button type="button" onClick={() => openExample(props)}>
          {words.text("workshop.open-on-board")}
        </button>
      )}
    </figure>
  );
}
