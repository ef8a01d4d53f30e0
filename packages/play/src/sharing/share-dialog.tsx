/** @jsxImportSource preact */
import { copyText } from "@serpentarium/table";
import { Dialog, SelectView } from "@serpentarium/table/views";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ViewProps } from "../ui/play-state.ts";
import { downloadFile } from "../ui/record-file.ts";
import type { AnimationFormat } from "./encode-animation.ts";
import type { AnimationPart } from "./make-animation.ts";
import { svgUrl, toPng } from "./rasterise.ts";
import { linkTo, type PictureTheme, pictureOf, textOf, titleOf } from "./shared-match.ts";

/** The longer side of a PNG picture, in pixels. */
const PNG_SIZE = 1200;

const PARTS: readonly AnimationPart[] = ["last", "all"];
const FORMATS: readonly AnimationFormat[] = ["gif", "apng"];

interface ShareProps extends ViewProps {
  readonly onClose: () => void;
}

/** The theme of the page, which pictures have too. */
const themeOfPage = (): PictureTheme => {
  const page = document.querySelector(".serpent-play");
  const shown = page && getComputedStyle(page).getPropertyValue("--play-dark").trim();
  return shown === "block" ? "dark" : "light";
};

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

const Section = ({ id, title, children }: SectionProps): JSX.Element => (
  <section aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
);

/** Copies a picture to the clipboard. @returns whether the browser allowed it */
async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    // the promise goes in unresolved: Safari allows a copy only right after the press
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return false;
  }
}

/** The position on the board, to download or copy. */
function PictureSection({ state, reader }: ShareProps): JSX.Element {
  const { words } = reader;
  const [isCopied, setCopied] = useState<boolean>();
  const { game } = state;
  const picture = pictureOf(state, state.position, words, themeOfPage());
  const svg = new Blob([picture.svg], { type: "image/svg+xml" });
  return (
    <Section id="share-picture" title={words.text("play.sharing.picture")}>
      <img class="preview" src={svgUrl(picture.svg)} alt={words.text("play.sharing.picture")} />
      <p class="buttons">
        <button
          type="button"
          onClick={async () => downloadFile(await toPng(picture, PNG_SIZE), `${game.id}.png`)}
        >
          {words.text("play.sharing.download", { format: "PNG" })}
        </button>
        <button type="button" onClick={async () => setCopied(await copyPicture(toPng(picture, PNG_SIZE)))}>
          {words.text("play.sharing.copy-format", { format: "PNG" })}
        </button>
        <button type="button" onClick={() => downloadFile(svg, `${game.id}.svg`)}>
          {words.text("play.sharing.download", { format: "SVG" })}
        </button>
        <button type="button" onClick={async () => setCopied(await copyText(picture.svg))}>
          {words.text("play.sharing.copy-format", { format: "SVG" })}
        </button>
      </p>
      <p role="status">
        {isCopied !== undefined && words.text(isCopied ? "play.sharing.copied" : "play.sharing.not-copied")}
      </p>
    </Section>
  );
}

/** The state of an animation: being made, or a file. */
type Animation =
  | { readonly state: "working"; readonly done: number; readonly all: number }
  | { readonly state: "done"; readonly format: AnimationFormat; readonly file: Blob; readonly url: string }
  | { readonly state: "failed" };

/** The URL of a file with its content, because the policy of a page may allow no other for pictures. */
const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reading = new FileReader();
    reading.onload = () => resolve(String(reading.result));
    reading.onerror = () => reject(reading.error);
    reading.readAsDataURL(file);
  });

/** The last actions or the whole match, moving. */
function AnimationSection({
  state,
  reader,
  openAnimator,
}: ShareProps & { readonly openAnimator: () => Worker }): JSX.Element {
  const { words } = reader;
  const [part, setPart] = useState<AnimationPart>("last");
  const [animation, setAnimation] = useState<Animation>();
  const closing = useRef<AbortController>(undefined);
  useEffect(() => () => closing.current?.abort(), []);
  const make = async (format: AnimationFormat): Promise<void> => {
    closing.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    closing.current = controller;
    const show = (shown: Animation): void => {
      if (!signal.aborted) setAnimation(shown);
    };
    show({ state: "working", done: 0, all: 1 });
    try {
      const { makeAnimation } = await import("./make-animation.ts");
      const onProgress = (done: number, all: number): void => show({ state: "working", done, all });
      const options = { part, format, theme: themeOfPage(), words, openAnimator, signal, onProgress };
      const file = await makeAnimation(state, options);
      show({ state: "done", format, file, url: await dataUrl(file) });
    } catch {
      show({ state: "failed" });
    }
  };
  return (
    <Section id="share-animation" title={words.text("play.sharing.animation")}>
      <SelectView
        id="share-part"
        label={words.text("play.sharing.shows")}
        value={part}
        choices={PARTS.map((each) => [each, words.text(`play.sharing.parts.${each}`)])}
        onChange={(value) => setPart(PARTS.find((known) => known === value) ?? "last")}
      />
      <p class="buttons">
        {FORMATS.map((format) => (
          <button key={format} type="button" onClick={() => make(format)}>
            {words.text("play.sharing.make", { format: format.toUpperCase() })}
          </button>
        ))}
      </p>
      <p role="status">
        {animation?.state === "working" && words.text("play.sharing.working")}
        {animation?.state === "failed" && words.text("play.sharing.failed")}
      </p>
      {animation?.state === "working" && (
        <progress
          max={animation.all}
          value={animation.done}
          aria-label={words.text("play.sharing.working")}
        />
      )}
      {animation?.state === "done" && (
        <>
          <img class="preview" src={animation.url} alt={words.text("play.sharing.animation")} />
          <p class="buttons">
            <button
              type="button"
              onClick={() =>
                // an APNG is a PNG for every program that shows pictures
                downloadFile(animation.file, `${state.game.id}.${animation.format === "gif" ? "gif" : "png"}`)
              }
            >
              {words.text("play.sharing.download", { format: animation.format.toUpperCase() })}
            </button>
          </p>
        </>
      )}
    </Section>
  );
}

/** The match as a text, to copy or send by mail. */
function TextSection({ state, reader, handlers }: ShareProps): JSX.Element {
  const { words } = reader;
  const [isCopied, setCopied] = useState<boolean>();
  const text = textOf(state, words, linkTo(state, handlers.live));
  const mail = `mailto:?subject=${encodeURIComponent(titleOf(state, words))}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return (
    <Section id="share-text" title={words.text("play.sharing.text")}>
      <textarea
        readOnly
        rows={10}
        spellcheck={false}
        aria-labelledby="share-text"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="buttons">
        <button type="button" onClick={async () => setCopied(await copyText(text))}>
          {words.text("play.sharing.copy")}
        </button>
        <a href={mail}>{words.text("play.sharing.mail")}</a>
      </p>
      <p role="status">
        {isCopied !== undefined && words.text(isCopied ? "play.sharing.copied" : "play.sharing.not-copied")}
      </p>
    </Section>
  );
}

/** The record on a page, to print. */
function PrintSection({ state, reader, handlers }: ShareProps): JSX.Element {
  const { words } = reader;
  const print = async (): Promise<void> => {
    const { printMatch } = await import("./print-sheet.tsx");
    await printMatch({ state, words, link: linkTo(state, handlers.live) });
  };
  return (
    <Section id="share-print" title={words.text("play.sharing.print")}>
      <p>{words.text("play.sharing.printed")}</p>
      <p class="buttons">
        <button type="button" onClick={print}>
          {words.text("play.sharing.print-now")}
        </button>
      </p>
    </Section>
  );
}

/** Shares the displayed match as a picture, an animation, a text or a printed page. */
export function ShareDialog(props: ShareProps): JSX.Element {
  const { reader, parts } = props;
  return (
    <Dialog title={reader.words.text("play.sharing.title")} onClose={props.onClose}>
      <div class="sharing">
        <PictureSection {...props} />
        {parts.openAnimator && <AnimationSection {...props} openAnimator={parts.openAnimator} />}
        <TextSection {...props} />
        <PrintSection {...props} />
      </div>
      <form method="dialog" class="buttons">
        <button type="submit" class="main">
          {reader.words.text("play.sharing.close")}
        </button>
      </form>
    </Dialog>
  );
}
