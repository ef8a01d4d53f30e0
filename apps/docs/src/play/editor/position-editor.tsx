/** @jsxImportSource preact */
import type { AnyPosition, Example } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import type { JSX, TargetedSubmitEvent } from "preact";
import { useState } from "preact/hooks";
import { chosenAt } from "../chosen-options.ts";
import { dealing } from "../dealing.ts";
import { isGoingOn } from "../log.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import type { Seats } from "../views/seating-view.tsx";
import { WORDS } from "../wording.ts";
import { type Origin, originsOf } from "./beginnings.ts";
import { beginningOf, changed, type Draft, draftFrom, edited, failureOf, usableSpaces } from "./draft.ts";
import { DraftForm } from "./draft-form.tsx";
import "./editor.css";
import { EditorBoard } from "./editor-board.tsx";
import { EditorLink } from "./editor-link.tsx";
import { OriginView } from "./origin-view.tsx";
import { AtOnce, Palette } from "./palette.tsx";
import { TableForm } from "./table-form.tsx";
import { EDITOR_WORDS } from "./wording.ts";

interface PositionEditorProps extends ViewProps {
  readonly examples: readonly Example[];
  /** How the game is set up by pressing, where that can be done. */
  readonly editor: Editor | undefined;
}

/** The match on the board, where whoever sees it may know all of it. */
const presentOf = ({ game, context }: ViewProps["state"]): AnyPosition | undefined =>
  game.hidden && context.position.phase !== "over" ? undefined : context.position;

/** A form in which any position that can stand is set up, to be played from there. */
export function PositionEditor({
  state,
  orders,
  reader,
  examples,
  editor,
}: PositionEditorProps): JSX.Element {
  const { game, context, log } = state;
  const present = presentOf(state);
  const [draft, setDraft] = useState<Draft>(() => {
    const chosen = chosenAt(game, context.table);
    return draftFrom(game, present ?? game.start(context.table), chosen);
  });
  const [origin, setOrigin] = useState<string | undefined>(present ? "present" : "first");
  const [seats, setSeats] = useState<Seats>({ count: context.table.seats, ...context.seating });
  const offered = editor?.tools(draft.drawn.table) ?? [];
  const [whole, tools] = [offered.filter((one) => one.whole), offered.filter((one) => !one.whole)];
  const [tool, setTool] = useState(tools[0]?.id);
  const failure = failureOf(game, draft);
  const beginning = beginningOf(game, draft);

  const change = (next: Draft): void => {
    setOrigin(undefined);
    setDraft(next);
  };
  const begin = ({ draft: from, id }: Origin): void => {
    const next = from(draft);
    setDraft(next);
    setOrigin(id);
    setSeats({ ...seats, count: next.seats });
  };
  const use = (id: string, space = ""): void => {
    if (editor) change(edited(game, editor, draft, id, space));
  };
  const play = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    const occupants = seats.occupants.slice(0, draft.seats);
    if (beginning.ok) {
      orders.begin({ ...dealing({ occupants }, seats.dealer), ...beginning.value });
      return;
    }
    event.preventDefault();
    // it says what is wrong
    event.currentTarget.querySelector("textarea")?.focus();
  };
  return (
    <form method="dialog" noValidate class="position-editor" onSubmit={play}>
      <p>{read(reader, EDITOR_WORDS.intro)}</p>
      {isGoingOn(context, log) && <p>{read(reader, WORDS.keepsEarlier)}</p>}
      <div class="bench">
        <OriginView
          game={game}
          origins={originsOf(game, present, editor, examples)}
          chosen={origin}
          reader={reader}
          onChoose={begin}
        />
        <DraftForm
          text={draft.text}
          idle={draft.idle}
          failure={failure}
          verdict={draft.drawn.phase === "over" ? EDITOR_WORDS.isOver : EDITOR_WORDS.stands}
          isBehind={failure !== undefined && game.formatPosition(draft.drawn) !== draft.text.trim()}
          reader={reader}
          onType={(text) => change(changed(game, draft, { text }))}
        />
        {tools.length > 0 && <Palette tools={tools} chosen={tool} reader={reader} onChoose={setTool} />}
        <EditorBoard
          game={game}
          position={draft.drawn}
          language={reader.language}
          usable={tool === undefined ? undefined : usableSpaces(game, editor, draft.drawn, tool)}
          wrong={(draft.idle ?? failure)?.spaces ?? []}
          onPress={(space) => tool !== undefined && use(tool, space)}
        />
        {whole.length > 0 && <AtOnce tools={whole} reader={reader} onChoose={use} />}
      </div>
      <TableForm
        game={game}
        seats={seats}
        chosen={draft.chosen}
        reader={reader}
        onSit={(next) => {
          setSeats(next);
          if (next.count !== draft.seats) change(changed(game, draft, { seats: next.count }));
        }}
        onChoose={(chosen) => change(changed(game, draft, { chosen }))}
      />
      <p class="buttons">
        <button type="submit" class="main" aria-disabled={beginning.ok ? undefined : "true"}>
          {read(reader, EDITOR_WORDS.play)}
        </button>
        <EditorLink game={game} position={failure ? undefined : draft.drawn} reader={reader} />
      </p>
    </form>
  );
}
