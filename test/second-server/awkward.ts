/**
 * Writes values and replies in the most awkward forms that the wire contract allows [wire Envelope]. The forms take turns,
 * so that the same calls always get the same replies.
 */

/** Writes the values of one reply. */
export interface Awkward {
  /** The next of several forms. */
  turn<Form>(forms: readonly Form[]): Form;
  /** `"$1,234.50"`, or one of the ways to leave an amount out. */
  money(amount: number | undefined): unknown;
  /** A count as text. */
  count(value: number): string;
  /** True is 1, `"1"`, `"true"` or true; false is anything else. */
  flag(value: boolean): unknown;
  /** Text with blanks around it, or one of the ways to leave it out. */
  text(value: string | undefined): string | null | undefined;
  /** `hidePrice` of a line: anything, or one of the ways to show the price. */
  hides(value: boolean): unknown;
  /** A day as `05/29/2025`. */
  day(value: Date | undefined): string | null | undefined;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const DAY = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/New_York',
});

/** Starts with a different form for each reply of a call. */
export function awkward(start: number): Awkward {
  let next = start;
  const turn = <Form>(forms: readonly Form[]): Form => forms[next++ % forms.length] as Form;
  const text = (value: string | undefined) => (value ? `${value} ` : turn([null, '', undefined]));
  return {
    turn,
    text,
    money: (amount) => (amount === undefined ? turn(['', null, undefined]) : DOLLARS.format(amount)),
    count: String,
    flag: (value) => (value ? turn([1, '1', 'true', true]) : turn([0, 'no', null, 'false', '', undefined])),
    hides: (value) =>
      value ? turn(['Y', 'on', 2, 'yes', true]) : turn([undefined, null, '', false, 'false', 0]),
    day: (value) => text(value && DAY.format(value)),
  };
}

/** Marks the digits of a number that JavaScript can't hold. `json` writes it without quotes. */
export function longNumber(digits: string | undefined): string | undefined {
  return digits && `#${digits}#`;
}

/** Writes JSON, with fields that the contract doesn't have. */
export function json(value: unknown): string {
  const strange = { $class: 'atg.commerce.Item', repositoryId: null, links: ['self', null] };
  const text = JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? { ...strange, ...part } : part,
  );
  return text.replace(/"#(\d+)#"/g, '$1');
}
