import {
  type CommandInput,
  deleteTurnNotice,
  keepTurnNotice,
  type LiveClient,
  type TurnNotice,
} from "@serpentarium/live/client";

/** The browser’s subscription of this site, made with the key of a server. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const bytes = new Uint8Array(known?.options.applicationServerKey ?? []);
  const knownKey = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  if (known && knownKey.replace(/=+$/, "") === key) return known;
  // a browser has one subscription of a site: another server has another key
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

interface Wanted {
  readonly match: string;
  /** The public key of the server. */
  readonly key: string;
  readonly notice: TurnNotice;
  send(command: CommandInput): ReturnType<LiveClient["send"]>;
}

/** Asks the user for permission, and the server to tell this browser of turns. Call it on a press. */
export async function subscribeToTurns({
  match,
  key,
  notice,
  send,
}: Wanted): Promise<"on" | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { endpoint = "", keys } = (await subscriptionFor(key)).toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    await keepTurnNotice(match, notice);
    const sent = await send({ type: "subscribe", endpoint, keys: { p256dh, auth } });
    if (sent.ok) return "on";
  } catch (error) {
    // the browser reaches no push service, or stores nothing
    console.warn(error);
  }
  await deleteTurnNotice(match).catch(() => undefined);
  return "failed";
}

/** Ends what {@link subscribeToTurns} began; other matches go on telling this browser. */
export async function unsubscribeFromTurns({ match, send }: Pick<Wanted, "match" | "send">): Promise<void> {
  await deleteTurnNotice(match);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known) await send({ type: "unsubscribe", endpoint: known.endpoint });
}
