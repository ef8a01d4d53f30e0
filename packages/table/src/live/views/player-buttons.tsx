import { stateValueOf } from "@serpentarium/core/context";
import type { RequestKind } from "@serpentarium/core/match";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { seriesStage } from "../../series.ts";
import { Dialog } from "../../views/dialog.tsx";
import type { LiveState } from "../live-state.ts";
import type { LiveViewProps } from "./live-props.ts";

const ResignDialog = ({
  state,
  session,
  reader,
  onClose,
}: LiveViewProps & { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={reader.words.text("table.live.resign-title")} onClose={onClose}>
    <p>
      {reader.words.format(
        state.game.giveUp ? { id: "table.live.others-play-on" } : { id: "table.live.others-win" },
      )}
    </p>
    <p>{reader.words.text("table.live.give-up-note")}</p>
    <form method="dialog" class="buttons">
      <button type="submit" onClick={() => session.send({ type: "end", reason: "resign" })}>
        {reader.words.text("table.live.resign")}
      </button>
      <button type="submit" onClick={() => session.leave()}>
        {reader.words.text("table.live.give-up")}
      </button>
      <button type="submit" class="main" autofocus>
        {reader.words.text("table.live.play-on")}
      </button>
    </form>
  </Dialog>
);

/** Whether the user has made a request and waits for the others. */
const isAsked = ({ match, me }: LiveState, request: RequestKind): boolean =>
  me !== undefined && (match?.asked[request]?.includes(me) ?? false);

interface PlayerButtonsProps extends LiveViewProps {
  /** Further buttons of the page. */
  readonly children?: ComponentChildren;
}

/** The buttons of a player: requests and resignation during a match, another match after it. */
export function PlayerButtons({ children, ...props }: PlayerButtonsProps): JSX.Element | null {
  const { state, live, session, reader } = props;
  const { context, log } = state;
  const [isResigning, setResigning] = useState(false);
  if (live.me === undefined || !live.match?.hasBegun)
    return children === undefined ? null : <div class="tools">{children}</div>;
  const ask = (request: RequestKind) => (): void => {
    if (!isAsked(live, request)) session.send({ type: "ask", request });
  };
  const button = (request: RequestKind, label: string, isIdle = false) => (
    <button
      type="button"
      class={request === "next" ? "main" : ""}
      aria-disabled={isIdle || isAsked(live, request) ? "true" : undefined}
      onClick={ask(request)}
    >
      {reader.words.text(`table.live.${label}`)}
    </button>
  );
  if (stateValueOf(context) === "over")
    return (
      <div class="tools">
        {button("next", seriesStage(context) === "pause" ? "next-game" : "rematch")}
        {children}
      </div>
    );
  return (
    <div class="tools">
      {button("undo", "ask-undo", log.length === 0)}
      {button("draw", "ask-draw")}
      <button type="button" onClick={() => setResigning(true)}>
        {reader.words.text("table.live.resign")}
      </button>
      {children}
      {isResigning && <ResignDialog {...props} onClose={() => setResigning(false)} />}
    </div>
  );
}
