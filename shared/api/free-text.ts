/** Text that a shopper typed, ready for the one place in a path that takes such: `searchValue={text}`. */
export interface FreeText {
  encoded: string;
}

const LENGTH = 25;

/**
 * Makes typed text fit for a path: cut at 25 characters and percent-encoded (wire contract, "Envelope").
 * Half of a surrogate pair has no encoding, so it is left out.
 */
export function freeText(text: string): FreeText {
  const whole = [...text.replace(/\p{Surrogate}/gu, '')];
  return { encoded: encodeURIComponent(whole.slice(0, LENGTH).join('')) };
}
