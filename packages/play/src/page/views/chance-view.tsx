/** @jsxImportSource preact */

import type { Game } from "@serpentarium/core";
import { lateView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { canReachChance, needsChanceInput } from "../../match/chance.ts";
import { PRESSED_DEALER, SITE_DEALER } from "../../match/occupants.ts";
import type { PlayState, ViewProps } from "../../ui/play-state.ts";

// loaded late: most people let the site roll
const ChancePanel = lateView(async () => (await import("./chance-panel.tsx")).ChancePanel);

/** A button with which a person rolls, and one that lets the site roll from now on. */
function RollButtons({ prompt, handlers, reader }: ViewProps & { readonly prompt: string }): JSX.Element {
  return (
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
        {prompt}
      </button>
      <button type="button" onClick={() => handlers.setDealer(SITE_DEALER)}>
        {reader.words.text("play.roll-by-site")}
      </button>
    </div>
  );
}

function RollPanel(props: ViewProps): JSX.Element {
  const { context } = props.state;
  const prompt = props.reader.words.text(`phases.${context.position.phase}.prompt`);
  return (
    <section class="chance roll" aria-label={prompt}>
      <RollButtons {...props} prompt={prompt} />
    </section>
  );
}

/** Keeps the layout stable: an invisible placeholder for the roll buttons while others act. */
function RollRoom(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const prompts = Object.entries(state.game.phases).flatMap(([id, { kind }]) =>
    kind === "chance" ? reader.words.text(`phases.${id}.prompt`) : [],
  );
  return (
    <div class="roll-room" inert>
      <RollButtons {...props} prompt={prompts.reduce((a, b) => (b.length > a.length ? b : a))} />
    </div>
  );
}

const isInputNeeded = ({ game, context, lookingBack }: PlayState): boolean =>
  lookingBack === undefined && needsChanceInput(game, context);

/** Whether {@link ChanceView} contains the notation form, because the outcomes cannot be listed. */
export const hasNotationForm = (state: PlayState): boolean =>
  isInputNeeded(state) && !state.game.chanceOutcomes(state.context.position);

/** Whether chance acts after turns of players: its controls then keep their place during the whole match. */
export const hasMoreChance = (game: Game): boolean =>
  Object.entries(game.phases).some(([name, { kind }]) => kind !== "chance" && canReachChance(game, name));

/** Whether people press for rolls: the button then keeps its place. */
const isRollExpected = ({ game, context }: PlayState): boolean =>
  context.seating.dealer === PRESSED_DEALER && hasMoreChance(game);

/** The controls of a chance turn: the input if people deal, or the button if they press. */
export function ChanceView(props: ViewProps): JSX.Element | null {
  if (isInputNeeded(props.state)) return <ChancePanel {...props} />;
  if (props.state.isRollAwaited) return <RollPanel {...props} />;
  return isRollExpected(props.state) ? <RollRoom {...props} /> : null;
}
