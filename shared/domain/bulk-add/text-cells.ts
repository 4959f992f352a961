/** Rows written as text: the separators between cells, and lines without a separator. */
import { isValidItemNumber } from '../item-number.ts';

/** The separator between two cells of a line. */
export type CellSeparator = '\t' | ';' | ',' | ' ';

/** The first line, which tells Excel the separator. It isn't a row. */
const NAMED = /^sep=([\t;,])[ \t]*(?:\n|$)/i;

/**
 * Prepares text for reading it as cells: unifies the line ends, and removes a first line that only names the separator.
 * @returns separator: a tab if there is any; otherwise the one of ';' and ',' that more lines contain; otherwise blanks
 */
export function prepareText(text: string): { text: string; separator: CellSeparator } {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = NAMED.exec(lines);
  if (named) return { text: lines.slice(named[0].length), separator: named[1] as CellSeparator };
  return { text: lines, separator: separatorOf(lines) };
}

function separatorOf(text: string): CellSeparator {
  const lines = text.replace(/"[^"]*"/g, '').split('\n');
  const having = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  if (having('\t')) return '\t';
  const [semicolons, commas] = [having(';'), having(',')];
  if (semicolons + commas === 0) return ' ';
  return semicolons >= commas ? ';' : ',';
}

/** A text that contains both an item number and a quantity. */
export interface LooseCells {
  itemNumber: string;
  /** Empty if there is none. */
  quantity: string;
}

/**
 * Reads `2 x 151261`, `151261 x2`, `151261 2`, `2 151261` and `151261`. An X counts as the sign only next to a blank,
 * because it may be part of an item number.
 * @returns null for more words than that
 */
export function readLooseCells(text: string): LooseCells | null {
  const line = text.trim().replace(/\s+/g, ' ');
  const [, before, item] = /^(\d{1,4}) ?[x×*] (\S+)$/i.exec(line) ?? [];
  if (before && item) return { quantity: before, itemNumber: item };
  const [after] = / [x×*] ?\d{1,4}$/i.exec(line) ?? [];
  if (after) return { quantity: after.replace(/\D/g, ''), itemNumber: line.slice(0, -after.length) };
  const [first = '', second = '', ...others] = line.split(' ');
  if (others.length > 0) return null;
  return isItemSecond(first, second)
    ? { itemNumber: second, quantity: first }
    : { itemNumber: first, quantity: second };
}

function isItemSecond(first: string, second: string): boolean {
  const [one, other] = [isValidItemNumber(first), isValidItemNumber(second)];
  return one === other ? !one && second.length > first.length : other;
}
