/** A date in a calendar. */
export interface CalendarEvent {
  /** Stays the same when the date changes. */
  readonly uid: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly url: string | undefined;
}

/** The maximal length of a line, in bytes. */
const MAX_LINE = 75;

const formatTime = (at: number): string => `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, "")}`;

/** Escapes a text, RFC 5545 3.3.11; control characters are not allowed in one. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Folds a line between characters, RFC 5545 3.1: a line that continues begins with a space. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > MAX_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** Formats a calendar for programs that subscribe to it, RFC 5545. */
export function formatCalendar(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//serpentarium//live//EN",
    "METHOD:PUBLISH",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap(({ uid, at, title, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${formatTime(now)}`,
      `DTSTART:${formatTime(at)}`,
      `SUMMARY:${escapeText(title)}`,
      ...(url === undefined ? [] : [`URL:${url}`]),
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
