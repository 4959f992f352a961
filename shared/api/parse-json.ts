import { withoutPrototypeKeys } from '../page/state-block.ts';

/**
 * Strings and numbers of a JSON text. Strings are matched so that digits inside them are passed over;
 * their closing quote is optional so that a cut text takes no longer than a whole one.
 */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/gs;

/** Without these words, written out or escaped, no key needs to be looked at: that takes most of the time. */
const MAY_REACH_PROTOTYPE = /__proto__|constructor|prototype|\\u/;

/**
 * Reads JSON as this server writes it: a byte order mark is passed over, keys that could reach a
 * prototype are dropped, and an integer that a JavaScript number cannot hold becomes the text of its
 * digits, so that no order or session number is rounded.
 * @returns `undefined` when the text is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    const reviver = MAY_REACH_PROTOTYPE.test(text) ? withoutPrototypeKeys : undefined;
    return JSON.parse(keepLongIntegers(text.trim()), reviver);
  } catch {
    return undefined;
  }
}

function keepLongIntegers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(STRING_OR_NUMBER, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
