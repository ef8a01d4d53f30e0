/** @jsxImportSource preact */
import { parseTable, type Seat, unwrap } from "@serpentarium/core";
import { PERSON, stateValueOf } from "@serpentarium/core/context";
import { parsePlayerName } from "@serpentarium/core/record";
import { parseSeriesPlan, type SeriesPlan } from "@serpentarium/core/series";
import { Dialog, nameProblem } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type ChosenOptions, chosenOptions, withDefaults } from "../../match/chosen-options.ts";
import { withDealer } from "../../match/dealer.ts";
import { isWorthKeeping } from "../../match/played-actions.ts";
import type { ViewProps } from "../play-state.ts";
import { OptionsView } from "./options-view.tsx";
import { PlanView } from "./plan-view.tsx";
import { OwnSeatView, PlayModeView } from "./play-mode-view.tsx";
import { type SeatChoices, SeatingView, seatChoicesOf } from "./seating-view.tsx";
import { SetUpView } from "./set-up-view.tsx";

/** The names typed at the seats of people; empty at those of programs. */
const namesOfPeople = ({ count, occupants, names }: SeatChoices): string[] =>
  names.slice(0, count).map((name, seat) => ((occupants[seat] ?? PERSON) === PERSON ? name : ""));

const parsedName = (typed: string): string => (typed === "" ? "" : unwrap(parsePlayerName(typed)));

interface NewGameProps extends ViewProps {
  /** Whether the form proposes a match by link. */
  readonly isByLink: boolean;
  /** Switches to the form for a live match. */
  readonly onLive: () => void;
  readonly onClose: () => void;
}

/**
 * The form for a new match, prefilled from the current one. Options that the user has not changed have the default for the number of seats.
 */
export function NewGameDialog({
  state,
  handlers,
  reader,
  parts,
  isByLink,
  onClose,
  onLive,
}: NewGameProps): JSX.Element {
  const { game, context, log, link } = state;
  const { table } = context;
  const [seats, setSeats] = useState<SeatChoices>(() => seatChoicesOf(context));
  const [plan, setPlan] = useState<SeriesPlan>(context.plan);
  const [chosen, setChosen] = useState<ChosenOptions>(() => chosenOptions(game, table));
  const [isSetUp, setSetUp] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const [own, setOwn] = useState<Seat | undefined>(link?.seat ?? (isByLink ? 0 : undefined));
  const options = withDefaults(game, chosen, seats.count);

  const begin = (event: SubmitEvent): void => {
    const { count, occupants, dealer } = seats;
    const names = namesOfPeople(seats);
    const [parsedTable, parsedPlan] = [parseTable(game, options, count), parseSeriesPlan(plan)];
    setSubmitted(true);
    if (parsedTable.ok && own !== undefined)
      handlers.beginByLink(parsedTable.value, own < count ? own : 0, isSetUp);
    else if (parsedTable.ok && parsedPlan.ok && !names.some(nameProblem)) {
      const seating = withDealer(
        { occupants: occupants.slice(0, count), names: names.map(parsedName) },
        dealer,
      );
      handlers.begin({ ...seating, plan: parsedPlan.value, table: parsedTable.value }, isSetUp);
    } else event.preventDefault();
  };
  return (
    <Dialog title={reader.words.text("play.dialog.start-game")} onClose={onClose}>
      {isWorthKeeping(game, context, log) && <p>{reader.words.text("play.dialog.keeps-current")}</p>}
      {(state.live || (stateValueOf(context) === "over" && log.length > 0)) && (
        <p>{reader.words.text("play.dialog.keeps-finished")}</p>
      )}
      <form method="dialog" noValidate onSubmit={begin}>
        <PlayModeView
          game={game}
          own={own}
          reader={reader}
          onChange={setOwn}
          onLive={state.server && onLive}
        />
        {own === undefined ? (
          <>
            <SeatingView
              {...{ game, seats, plan, reader }}
              hasBots={parts.openBots !== undefined}
              onChange={setSeats}
            />
            <PlanView plan={plan} reader={reader} isSubmitted={isSubmitted} onChange={setPlan} />
          </>
        ) : (
          <OwnSeatView
            game={game}
            count={seats.count}
            own={own}
            reader={reader}
            onCount={(count) => setSeats({ ...seats, count })}
            onOwn={setOwn}
          />
        )}
        <SetUpView game={game} isSetUp={isSetUp} reader={reader} onChange={setSetUp} />
        <OptionsView {...{ game, chosen, isSubmitted, reader }} seats={seats.count} onChange={setChosen} />
        <p class="buttons">
          <button type="submit" class="main">
            {reader.words.text("play.dialog.start")}
          </button>
          <button type="button" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
            {reader.words.text("play.cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
