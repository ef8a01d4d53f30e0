/** @jsxImportSource preact */
import { LEVELS } from "@serpentarium/bots";
import { PERSON, stateValueOf } from "@serpentarium/core/context";
import { type MatchInput, seatName } from "@serpentarium/table";
import { BotFace, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { matchAgainstBots, matchOfItself } from "../../match/against-bots.ts";
import { hasDecisions, isSetupPhase } from "../../match/decisions.ts";
import { PRESSED_DEALER } from "../../match/occupants.ts";
import { seatToPress } from "../../match/pressed-dealer.ts";
import type { PlayState, ViewProps } from "../play-state.ts";
import { SetUpView } from "./set-up-view.tsx";

/** The proposed level: beginner-friendly, but it sees immediate threats. */
const PROPOSED_LEVEL = "easy";

/** Whether only the set-up was played, and it is complete. */
export const isOnlySetUp = ({ game, context, log }: PlayState): boolean =>
  !isSetupPhase(game, context.position.phase) &&
  log.every((_, index) => isSetupPhase(game, (log[index - 1]?.position ?? game.start(context.table)).phase));

/** Whether a player has pressed to roll or deal: one press draws up to a player’s turn. */
const hasPressed = ({ game, context, log }: PlayState): boolean =>
  context.seating.dealer === PRESSED_DEALER &&
  log.some(({ from }, i) => log[i - 1]?.actor !== "chance" && seatToPress(game, from) !== undefined);

/** Whether no player has decided anything or rolled, and people at this screen have all seats. */
export function isUntouched(state: PlayState): boolean {
  const { context, link, log } = state;
  return (
    !link &&
    stateValueOf(context) !== "over" &&
    context.plan.games === 1 &&
    context.start === null &&
    context.undone.length === 0 &&
    context.occupants.every((occupant) => occupant === PERSON) &&
    (isOnlySetUp(state) || (log.every(({ actor }) => actor === "chance") && !hasPressed(state)))
  );
}

/** The choices before a match: against a bot, at this screen, live, by link, or to watch. Playing on the board starts without a choice. */
export function StartView({
  state,
  handlers,
  reader,
  parts,
  onLink,
  onLive,
}: ViewProps & { readonly onLink: () => void; readonly onLive: () => void }): JSX.Element | null {
  const { game, context } = state;
  const { table } = context;
  const [level, setLevel] = useState<string>(PROPOSED_LEVEL);
  const [seat, setSeat] = useState(0);
  const [isSetUp, setIsSetUp] = useState(true);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || !isUntouched(state)) return null;

  const begin = (start: MatchInput | undefined): void => {
    // the same seed keeps the displayed position
    if (start) handlers.begin({ ...start, seed: context.seating.seed }, isSetUp);
    // the pressed button is gone: move the focus
    handlers.focusBoard();
  };
  const setUp = (isWanted: boolean): void => {
    setIsSetUp(isWanted);
    const { names, seating } = context;
    handlers.begin({ table, dealer: seating.dealer, names }, isWanted);
  };
  const isDecided = hasDecisions(game);
  const hasBots = isDecided && parts.openBots !== undefined;
  return (
    <section class="choices" aria-labelledby="start-title">
      <h2 id="start-title">{reader.words.text("play.how-to-play")}</h2>
      {hasBots && (
        <div class="against">
          <button type="button" onClick={() => begin(matchAgainstBots(table, level, seat))}>
            <span class="bot">
              <BotFace bot={level} size={32} />
              <span>
                {reader.words.text("play.against-bot")}{" "}
                <small>{reader.words.text(`bots.styles.${level}`)}</small>
              </span>
            </span>
          </button>
          <SelectView
            id="start-level"
            label={reader.words.text("play.level")}
            value={level}
            choices={LEVELS.map(({ id }) => [id, reader.words.text(`bots.levels.${id}`)])}
            onChange={setLevel}
          />
          <SelectView
            id="start-seat"
            label={reader.words.text("play.your-seat")}
            value={String(seat)}
            choices={Array.from({ length: table.seats }, (_, other) => [
              String(other),
              reader.words.format(seatName(game, context.position, other)),
            ])}
            onChange={(chosen) => setSeat(Number(chosen))}
          />
        </div>
      )}
      <SetUpView game={game} isSetUp={isSetUp} reader={reader} onChange={setUp} />
      <div class="others">
        {!isDecided && (
          <button type="button" onClick={() => begin(matchOfItself(table))}>
            {reader.words.text("play.play-itself")}
          </button>
        )}
        {/* the selected choice is the one that a press on the board starts */}
        <button
          type="button"
          class="main"
          onClick={() => {
            setDismissed(true);
            begin(undefined);
          }}
        >
          {reader.words.text("play.together")}
        </button>
        {state.server && (
          <button type="button" onClick={onLive}>
            {reader.words.text("play.start-live")}
          </button>
        )}
        {(!game.hidden || game.hidden.parsePosition) && (
          <button type="button" onClick={onLink}>
            {reader.words.text("play.start-by-link")}
          </button>
        )}
        {hasBots && (
          <button type="button" onClick={() => begin(matchAgainstBots(table, level))}>
            {reader.words.text("play.watch-bots")}
          </button>
        )}
      </div>
    </section>
  );
}
