/**
 * The old server writes the same value in several forms. A seed decides which one, so that a session that makes the
 * same calls always gets the same replies.
 */

/** Writes values in any of the forms that the wire contract allows. */
export interface Variation {
  /** Picks one of the choices. */
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** An amount in dollars: `12.5`, `"12.50"` or `"$1,234.50"`. A missing amount is null, `""` or left out. */
  money(amount: number | undefined): unknown;
  /** A whole number: `3` or `"3"`. */
  number(value: number): number | string;
  /** A flag: true, `"true"`, 1, `"1"`, and the forms of false. */
  flag(value: boolean): unknown;
  /** An optional string. A missing one is null, `""` or left out. */
  text(value: string | undefined): string | null | undefined;
  /** A day: `05/29/2025`, ISO 8601, milliseconds, or the object that an old serializer writes. */
  date(value: Date | undefined): unknown;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const SHOP_DAY = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/New_York',
});

/** Creates the variation of a seed, such as a call's path and how often it was made. */
export function createVariation(seed: string): Variation {
  let state = hash(seed);
  const draw = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[draw(choices.length)] as Choice;
  const missing = (): null | '' | undefined => pick([null, '', undefined]);
  return {
    pick,
    money: (amount) =>
      amount === undefined ? missing() : pick([amount, amount.toFixed(2), DOLLARS.format(amount)]),
    number: (value) => pick([value, String(value)]),
    flag: (value) => (value ? pick([true, 'true', 1, '1']) : pick([false, 'false', 0, '0'])),
    text: (value) => (value ? value : missing()),
    date: (value) =>
      value
        ? pick([dayText(value), value.toISOString(), value.getTime(), { time: value.getTime() }])
        : missing(),
  };
}

/** Formats the day of a moment in the shop's time zone, such as `05/29/2025`. */
export function dayText(date: Date): string {
  return SHOP_DAY.format(date);
}

/** Returns the FNV-1a hash of a string: an integer from 0 to 2^32 - 1. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
