import { seatsOf } from "@serpentarium/core";
import { applyEvent } from "@serpentarium/core/context";
import { seatName, waitsForPerson } from "@serpentarium/table";
import {
  LookingBackView,
  NotationForm,
  PlayersView,
  RefusalView,
  ScrubberView,
  SelectView,
  TurnView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import { viewerOf } from "../match.ts";
import { toMatchInput } from "../match-input.ts";
import type { MatchProps } from "../view-props.ts";
import type { WorkshopStore } from "../workshop-controller.ts";
import { BoardView } from "./board-view.tsx";
import { LegalView } from "./legal-view.tsx";
import { NewMatchView } from "./new-match-view.tsx";
import { PositionForm } from "./position-form.tsx";

/** The value of the viewer field that shows everything. */
const ALL = "all";

/** The viewer of the board and the log, in a game that hides something. */
function ViewerView(props: MatchProps): JSX.Element | null {
  const { plugin, context, words, preferences, onPreferencesChange } = props;
  const { game } = plugin;
  if (!game.hidden) return null;
  return (
    <SelectView
      id="viewer"
      label={words.text("workshop.viewer")}
      value={String(viewerOf(game, context, preferences.viewer) ?? ALL)}
      choices={[
        [ALL, words.text("workshop.author")],
        ...seatsOf(context.table).map(
          (seat) => [String(seat), words.format(seatName(game, context.position, seat))] as const,
        ),
        ["everyone", words.text("workshop.everyone")],
      ]}
      onChange={(value) =>
        onPreferencesChange({
          viewer: value === ALL ? null : value === "everyone" ? value : Number(value),
        })
      }
    />
  );
}

/** The board and the controls of the match. */
export function MatchView({ store, ...props }: MatchProps & { readonly store: WorkshopStore }): JSX.Element {
  const { controller, plugin, context, words, send, live } = props;
  const { game } = plugin;
  const can = (type: "undo" | "redo"): boolean => applyEvent(game, store.state.running, { type }).ok;
  const canRoll = game.toAct(context.position) === "chance" && waitsForPerson(game, context);
  return (
    <>
      <TurnView {...props} />
      <ViewerView {...props} />
      <PlayersView {...props} place="above" />
      <BoardView store={store} words={words} />
      <PlayersView {...props} place="below" />
      <RefusalView {...props} />
      <LookingBackView {...props} />
      <ScrubberView {...props} />
      <div class="tools">
        <button type="button" aria-disabled={!can("undo")} onClick={() => send({ type: "undo" })}>
          {words.text("workshop.undo")}
        </button>
        <button type="button" aria-disabled={!can("redo")} onClick={() => send({ type: "redo" })}>
          {words.text("workshop.redo")}
        </button>
        {canRoll && (
          <button type="button" onClick={() => controller.rollChance()}>
            {words.text("workshop.roll")}
          </button>
        )}
        <button type="button" onClick={() => controller.startMatch(toMatchInput(game, context))}>
          {words.text("workshop.restart")}
        </button>
        {live && <live.LiveButton {...props} />}
      </div>
      <NewMatchView {...props} />
      <NotationForm {...props} />
      <PositionForm {...props} />
      <LegalView {...props} />
    </>
  );
}
