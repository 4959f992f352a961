/** How rows are written down as text: what stands between their cells, and lines without any such sign. */
import { isValidItemNumber } from '../item-number.ts';

/** What stands between two cells of a line. */
export type CellSeparator = '\t' | ';' | ',' | ' ';

/** The first line by which Excel is told the separator. It is no row. */
const NAMED = /^sep=([\t;,])[ \t]*(?:\n|$)/i;

/**
 * Prepares a text for being read as cells: one kind of line ends, and no first line that only names the separator.
 * @returns separator: a tab wherever there is one; else the one of ';' and ',' that more lines have; else blanks
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

/** One piece of text that holds both an item number and a quantity. */
export interface LooseCells {
  itemNumber: string;
  /** Empty where there is none. */
  quantity: string;
}

/**
 * Reads `2 x 151261`, `151261 x2`, `151261 2`, `2 151261` and `151261`. The sign is taken for one only beside a
 * blank, since X may be a part of an item number.
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
