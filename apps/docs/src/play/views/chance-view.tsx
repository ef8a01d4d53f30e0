/** @jsxImportSource preact */

import type { Game } from "@serpentarium/core";
import { NotationForm } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type ChanceOutcome, canReachChance, listChanceOutcomes, needsChanceInput } from "../chance.ts";
import { PRESSED_DEALER, SITE_DEALER } from "../match.ts";
import { MESSAGES } from "../messages.ts";
import type { PlayState, ViewProps } from "../play-state.ts";
import { localise, type Reader } from "../reader.ts";

interface OutcomesProps {
  readonly outcomes: readonly ChanceOutcome[];
  readonly send: ViewProps["send"];
  readonly reader: Reader;
}

/** A button for each outcome, with its probability. */
const Outcomes = ({ outcomes, send, reader }: OutcomesProps): JSX.Element => (
  <>
    {outcomes.map(({ notation, name, odds }, i) => (
      // keyed by index, so that the focus stays in place from one card to the next
      <button key={i} type="button" class="outcome" onClick={() => send({ type: "play", action: notation })}>
        {localise(reader, name)}{" "}
        <small class="odds">
          {odds.fraction} · {localise(reader, odds.percent)}
        </small>
      </button>
    ))}
  </>
);

/** Asks for the outcome of chance on a real table; the user can also let the site draw it. */
function ChancePanel(props: ViewProps): JSX.Element {
  const { state, send, handlers, reader } = props;
  const panel = useRef<HTMLElement>(null);
  const hasFocus = (): boolean => panel.current?.contains(document.activeElement) ?? false;
  // read before the focused element may be removed
  const hadFocus = hasFocus();
  useLayoutEffect(() => {
    if (hadFocus && !hasFocus()) panel.current?.querySelector("button")?.focus();
  });
  useLayoutEffect(() => {
    const section = panel.current;
    return () => {
      if (section?.contains(document.activeElement)) handlers.focusBoard();
    };
  }, [handlers]);
  const outcomes = listChanceOutcomes(state.game, state.context.position);
  return (
    <section class="chance" aria-labelledby="chance-title" ref={panel}>
      <h2 id="chance-title">{localise(reader, MESSAGES.chanceResult)}</h2>
      {!outcomes && (
        <>
          <p>{localise(reader, MESSAGES.tooMany)}</p>
          <NotationForm {...props} />
        </>
      )}
      <div class="buttons">
        {outcomes && <Outcomes outcomes={outcomes} send={send} reader={reader} />}
        <button type="button" class="main" onClick={() => handlers.roll()}>
          {localise(reader, MESSAGES.roll)}
        </button>
      </div>
    </section>
  );
}

/** A button with which a person rolls, and one that makes the site roll from now on. */
function RollPanel({ state, handlers, reader }: ViewProps): JSX.Element {
  const { game, context } = state;
  const prompt = game.phases[context.position.phase]?.prompt ?? MESSAGES.roll;
  return (
    <section class="chance roll" aria-label={localise(reader, prompt)}>
      <div class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => {
            handlers.roll();
            // the pressed button is gone: move the focus
            handlers.focusBoard();
          }}
        >
          {localise(reader, prompt)}
        </button>
        <button type="button" onClick={() => handlers.setDealer(SITE_DEALER)}>
          {localise(reader, MESSAGES.rollBySite)}
        </button>
      </div>
    </section>
  );
}

const isInputNeeded = ({ game, context, lookingBack }: PlayState): boolean =>
  lookingBack === undefined && needsChanceInput(game, context);

/** Whether {@link ChanceView} contains the notation form, because the outcomes cannot be listed. */
export const hasNotationForm = (state: PlayState): boolean =>
  isInputNeeded(state) && !state.game.chanceOutcomes(state.context.position);

/** Whether chance acts after turns of players in a game: what is shown for it keeps its room through the match. */
export const hasMoreChance = (game: Game): boolean =>
  Object.entries(game.phases).some(([name, { kind }]) => kind !== "chance" && canReachChance(game, name));

/** Whether people press for rolls: the button keeps its room. */
const isRollExpected = ({ game, context }: PlayState): boolean =>
  context.seating.dealer === PRESSED_DEALER && hasMoreChance(game);

/** The input for a chance turn, if people deal; the button for it, if they press. */
export function ChanceView(props: ViewProps): JSX.Element | null {
  if (isInputNeeded(props.state)) return <ChancePanel {...props} />;
  if (props.state.isRollAwaited) return <RollPanel {...props} />;
  return isRollExpected(props.state) ? <div class="roll-room" /> : null;
}
