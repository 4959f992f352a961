/** Arrival dates as a calendar file: iCalendar, RFC 5545. */

/** A day, as `date.ts` writes it: MM/DD/YYYY. */
type Day = string;

/** An event that lasts whole days. */
export interface DayEvent {
  /** Stable across files, so that a calendar replaces its earlier version of the event. */
  id: string;
  title: string;
  details: string;
  first: Day;
  /** The last day; absent for a single one. */
  last?: Day;
}

/**
 * Writes events of whole days as one calendar: lines end in CRLF and are folded at 75 octets. An event without a valid
 * first day is left out.
 * @param now the time of writing
 */
export function calendarText(events: readonly DayEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Catalogue Islands//Arrivals//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ id, title, details, first, last }: DayEvent, stamp: string): string[] {
  const start = written(first);
  if (!start) return [];
  // The end is exclusive: the day after the last, and never before the start.
  const ends = [written(first, 1), last && written(last, 1)].filter((day) => day !== undefined);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${start}`,
    `DTEND;VALUE=DATE:${ends.sort().at(-1)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    // A delivery doesn't mark anybody as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A day in the calendar's format, optionally some days later; undefined if the text isn't a valid day. */
function written(day: Day, later = 0): string | undefined {
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(day) ?? [];
  if (!year) return undefined;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + later));
  return moment.toISOString().slice(0, 10).replaceAll('-', '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const FOLD = 75;
const encoder = new TextEncoder();

/** Cuts a line into pieces of at most 75 octets, never inside a character; each continuation begins with a space. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > FOLD) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
