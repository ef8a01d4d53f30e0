import type { Seat } from "@serpentarium/core";
import { LinkButtons, LiveBar, LiveSeatView, PlayerButtons } from "@serpentarium/table/live/views";
import {
  LookingBackView,
  NotationForm,
  PlayersView,
  RefusalView,
  ScrubberView,
  TurnView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { MatchProps } from "../view-props.ts";
import type { WorkshopStore } from "../workshop-controller.ts";
import { BoardView } from "./board-view.tsx";

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** A live match: its board, players, invitation, and requests. */
export function LiveMatchView({
  store,
  ...props
}: MatchProps & { readonly store: WorkshopStore }): JSX.Element {
  const { controller, words } = props;
  const { live } = store.state;
  const session = controller.live?.session;
  const me = live?.me;
  const before = useRef(live);
  const hasTakenSeat = useRef(false);
  useLayoutEffect(() => {
    hasTakenSeat.current ||= before.current !== undefined && me !== undefined && me !== before.current.me;
    before.current = live;
    // the seat may be known before the match is
    if (!(hasTakenSeat.current && live?.match)) return;
    hasTakenSeat.current = false;
    // the pressed button is gone: move the focus
    focusOn(".turn");
  }, [live]);
  if (!(live && session)) return <p class="empty">{words.text("table.live.connecting")}</p>;
  const liveProps = { ...props, live, session, focusBoard: () => focusOn("serpent-board") };
  const seatExtra = (seat: Seat): JSX.Element => <LiveSeatView {...liveProps} seat={seat} />;
  return (
    <>
      <LiveBar {...liveProps} />
      {live.match && (
        <>
          <TurnView {...props} />
          <PlayersView {...props} place="above" extra={seatExtra} />
          <BoardView store={store} words={words} />
          <PlayersView {...props} place="below" extra={seatExtra} />
          <RefusalView {...props} />
          {store.state.lookingBack !== undefined && <LookingBackView {...props} />}
          <ScrubberView {...props} />
          <PlayerButtons {...liveProps} />
          {me !== undefined && <NotationForm {...props} />}
        </>
      )}
      <LinkButtons {...liveProps}>
        <button type="button" onClick={() => controller.live?.leave()}>
          {words.text("workshop.leave-live")}
        </button>
      </LinkButtons>
    </>
  );
}
