// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calendarText, type DayEvent } from '../../../../../shared/domain/files/calendar-text.ts';

const NOW = new Date('2026-11-23T10:20:30.456Z');
const EVENT: DayEvent = {
  id: 'a@shop.example',
  title: 'Daphnia',
  details: 'Item 142304',
  first: '12/31/2026',
};

/** The lines of a calendar with one event, and of those the ones that start with a name. */
function linesOf(event: Partial<DayEvent>, name = ''): string[] {
  const lines = calendarText([{ ...EVENT, ...event }], NOW).split('\r\n');
  return lines.filter((line) => line.startsWith(name));
}

describe('a calendar file', () => {
  it('has an all-day event for each arrival, which marks nobody as busy [files Arrival dates]', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Catalogue Islands//Arrivals//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:a@shop.example',
      'DTSTAMP:20261123T102030Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Daphnia',
      'DESCRIPTION:Item 142304',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['01/02/2027', '20270103'],
    ['12/31/2026', '20270101'],
    // An event can't end before it starts.
    ['12/01/2026', '20270101'],
    ['or later', '20270101'],
    ['', '20270101'],
    [undefined, '20270101'],
  ])('has an event that lasts until %j ends on the day after: %s [files Arrival dates]', (last, end) => {
    expect(linesOf({ last }, 'DTEND')).toEqual([`DTEND;VALUE=DATE:${end}`]);
  });

  it.each(['To be announced', '', '1/2/2027', 'on 12/31/2026', '12/31/2026 or later'])(
    'leaves out an event whose day is %j [files Arrival dates]',
    (first) => {
      expect(linesOf({ first })).toEqual(linesOf({}).filter((_, index) => index < 4 || index > 12));
    },
  );

  it.each([
    ['one; two, three\\four', 'one\\; two\\, three\\\\four'],
    ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
    ['one\u0007\ttwo', 'onetwo'],
  ])(
    'escapes what would end a text, and has no control characters: %j [files Arrival dates]',
    (text, written) => {
      expect(linesOf({ title: text, details: text, id: text })).toEqual(
        expect.arrayContaining([`SUMMARY:${written}`, `DESCRIPTION:${written}`, `UID:${written}`]),
      );
    },
  );

  it.each([
    [67, 0],
    [68, 1],
    [67 + 74, 1],
    [67 + 75, 2],
  ])(
    'folds a title of %d letters, with its name, into %d more lines of up to 75 octets [files Arrival dates]',
    (length, more) => {
      const lines = linesOf({ title: 'x'.repeat(length) });
      const first = lines.findIndex((line) => line.startsWith('SUMMARY'));
      const folded = lines.slice(
        first,
        lines.findIndex((line) => line.startsWith('DESCRIPTION')),
      );
      expect(folded).toHaveLength(1 + more);
      expect(folded.slice(0, -1).every((line) => line.length === 75)).toBe(true);
      expect(folded.map((line, index) => (index ? line.replace(/^ /, '') : line)).join('')).toBe(
        `SUMMARY:${'x'.repeat(length)}`,
      );
    },
  );

  it('never folds inside a character [files Arrival dates]', () => {
    // Four octets each: 16 fit beside the name, and 18 into each following line.
    const lines = linesOf({ title: '🦐'.repeat(40) });
    const first = lines.findIndex((line) => line.startsWith('SUMMARY'));
    expect(lines.slice(first, first + 3)).toEqual([
      `SUMMARY:${'🦐'.repeat(16)}`,
      ` ${'🦐'.repeat(18)}`,
      ` ${'🦐'.repeat(6)}`,
    ]);
  });
});
