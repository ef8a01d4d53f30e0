/** @jsxImportSource preact */
import type { AnyPosition } from "@serpentarium/core";
import type { JSX, TargetedSubmitEvent } from "preact";
import { useState } from "preact/hooks";
import { chosenOptions } from "../match/chosen-options.ts";
import { withDealer } from "../match/dealer.ts";
import { isWorthKeeping } from "../match/played-actions.ts";
import { OpeningsView } from "../openings/openings-view.tsx";
import type { EditorParts } from "../ui/play-parts.ts";
import type { ViewProps } from "../ui/play-state.ts";
import { type SeatChoices, seatChoicesOf } from "../ui/views/seating-view.tsx";
import {
  applyTool,
  changeDraft,
  type Draft,
  draftFrom,
  failureOf,
  startFromDraft,
  usableSpaces,
} from "./draft.ts";
import { DraftForm } from "./draft-form.tsx";
import { EditorBoard } from "./editor-board.tsx";
import { EditorLink } from "./editor-link.tsx";
import { InstantTools, Palette } from "./palette.tsx";
import { StartOptionView } from "./start-option-view.tsx";
import { type StartOption, startOptions } from "./start-options.ts";
import { TableForm } from "./table-form.tsx";

type PositionEditorProps = ViewProps & EditorParts;

/** The current position; undefined if it has hidden information. */
const visiblePosition = ({ game, context }: ViewProps["state"]): AnyPosition | undefined =>
  game.hidden && context.position.phase !== "over" ? undefined : context.position;

/** A form to set up any legal position and play from it. */
export function PositionEditorView({
  state,
  handlers,
  reader,
  parts,
  examples = [],
  editor,
}: PositionEditorProps): JSX.Element {
  const { game, context, log } = state;
  const present = visiblePosition(state);
  const [draft, setDraft] = useState<Draft>(() => {
    const chosen = chosenOptions(game, context.table);
    return draftFrom(game, present ?? game.start(context.table), chosen);
  });
  const [origin, setOrigin] = useState<string | undefined>(present ? "present" : "first");
  const [seats, setSeats] = useState<SeatChoices>(() => seatChoicesOf(context));
  const allTools = editor?.tools(draft.position.table) ?? [];
  const [whole, tools] = [
    allTools.filter((each) => each.immediate),
    allTools.filter((each) => !each.immediate),
  ];
  const [tool, setTool] = useState(tools[0]?.id);
  const failure = failureOf(game, draft);
  const beginning = startFromDraft(game, draft);

  const change = (next: Draft): void => {
    setOrigin(undefined);
    setDraft(next);
  };
  const begin = ({ draft: from, id }: StartOption): void => {
    const next = from(draft);
    setDraft(next);
    setOrigin(id);
    setSeats({ ...seats, count: next.seats });
  };
  const use = (id: string, space = ""): void => {
    if (editor) change(applyTool(game, editor, draft, id, space));
  };
  const playAction = (notation: string): void => {
    const action = game.parseAction(notation, draft.position);
    if (action.ok) change(draftFrom(game, game.apply(draft.position, action.value), draft.chosen));
  };
  const play = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    const occupants = seats.occupants.slice(0, draft.seats);
    if (beginning.ok) {
      handlers.begin({ ...withDealer({ occupants }, seats.dealer), ...beginning.value });
      return;
    }
    event.preventDefault();
    event.currentTarget.querySelector("textarea")?.focus();
  };
  return (
    <form method="dialog" noValidate class="position-editor" onSubmit={play}>
      <p>{reader.words.text("play.editor.intro")}</p>
      {isWorthKeeping(game, context, log) && <p>{reader.words.text("play.dialog.keeps-current")}</p>}
      <div class="editor-layout">
        <StartOptionView
          game={game}
          options={startOptions(game, present, editor, examples)}
          chosen={origin}
          reader={reader}
          onChoose={begin}
        />
        <DraftForm
          text={draft.text}
          editFailure={draft.editFailure}
          failure={failure}
          verdict={
            draft.position.phase === "over" ? { id: "play.editor.is-over" } : { id: "play.editor.playable" }
          }
          isBoardOutdated={failure !== undefined && game.formatPosition(draft.position) !== draft.text.trim()}
          reader={reader}
          onType={(text) => change(changeDraft(game, draft, { text }))}
        />
        {tools.length > 0 && <Palette tools={tools} chosen={tool} reader={reader} onChoose={setTool} />}
        <EditorBoard
          game={game}
          position={draft.position}
          words={reader.words}
          usable={tool === undefined ? undefined : usableSpaces(game, editor, draft.position, tool)}
          wrong={(draft.editFailure ?? failure)?.spaces ?? []}
          onPress={(space) => tool !== undefined && use(tool, space)}
        />
        {whole.length > 0 && <InstantTools tools={whole} reader={reader} onChoose={use} />}
        {beginning.ok && parts.loadOpenings && (
          <OpeningsView
            {...{ game, reader }}
            load={parts.loadOpenings}
            position={draft.position}
            onPlay={playAction}
          />
        )}
      </div>
      <TableForm
        game={game}
        seats={seats}
        chosen={draft.chosen}
        hasBots={parts.openBots !== undefined}
        reader={reader}
        onSeats={(next) => {
          setSeats(next);
          if (next.count !== draft.seats) change(changeDraft(game, draft, { seats: next.count }));
        }}
        onChoose={(chosen) => change(changeDraft(game, draft, { chosen }))}
      />
      <p class="buttons">
        <button type="submit" class="main" aria-disabled={beginning.ok ? undefined : "true"}>
          {reader.words.text("play.editor.play")}
        </button>
        <EditorLink game={game} position={failure ? undefined : draft.position} reader={reader} />
      </p>
    </form>
  );
}
