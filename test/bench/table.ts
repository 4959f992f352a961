import { ratioOf, type Spread, spreadOf } from './statistics.ts';

/** Whose page was measured: the hand-written one, or the product on one of its runtimes. */
export const SIDES = ['floor', 'preact', 'react'] as const;

export type Side = (typeof SIDES)[number];

/** One line of the result. */
export interface Row {
  /** What was measured: `start, 200 lines`. */
  name: string;
  unit: 'ms' | 'KB' | 'count';
  /** The measurements of each side, round by round; a side without this measurement is left out. */
  values: Partial<Record<Side, readonly number[]>>;
  /** The product's goal: as a ratio to the hand-written page, as an absolute number, or as an allowed difference. */
  goal?: { ratio: number } | { value: number } | { more: number };
  /** A remark about the number. */
  note?: string;
}

/** A row in the JSON. */
export interface Result extends Omit<Row, 'values'> {
  sides: Partial<Record<Side, Spread & { ratio?: Spread }>>;
}

/** A ratio to a number below this is meaningless. */
const COMPARABLE = 1;

/** Summarizes the rounds of a row. */
export function summarize({ values, ...row }: Row): Result {
  const { floor } = values;
  const sides: Result['sides'] = {};
  for (const side of SIDES) {
    const measured = values[side];
    if (!measured?.length) continue;
    const isComparable = side !== 'floor' && floor?.length && floor.every((value) => value >= COMPARABLE);
    sides[side] = { ...spreadOf(measured), ...(isComparable && { ratio: ratioOf(measured, floor) }) };
  }
  return { ...row, sides };
}

/** Writes the results as a table of text: median, quartiles in brackets, ratio to the hand-written page. */
export function tableOf(results: readonly Result[]): string {
  const cells = [
    ['', 'by hand', 'preact', 'ratio', 'react', 'ratio', 'goal'],
    ...results.map((result) => [
      `${result.name}${unitOf(result)}`,
      measured(result.sides.floor),
      measured(result.sides.preact),
      ratio(result.sides.preact?.ratio),
      measured(result.sides.react),
      ratio(result.sides.react?.ratio),
      goalOf(result),
    ]),
  ];
  const widths = (cells[0] as string[]).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] as string).length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ')
      .trimEnd(),
  );
  const notes = results.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []));
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

function unitOf({ unit }: Result): string {
  return unit === 'count' ? '' : `, ${unit}`;
}

function measured(spread: Spread | undefined): string {
  if (!spread) return '–';
  const [low, high] = spread.quartiles;
  const around = spread.runs > 1 && low !== high ? ` [${short(low)} ${short(high)}]` : '';
  return `${short(spread.median)}${around}`;
}

function ratio(spread: Spread | undefined): string {
  if (!spread) return '';
  const [low, high] = spread.quartiles;
  const around = spread.runs > 1 ? ` [${low.toFixed(2)} ${high.toFixed(2)}]` : '';
  return `${spread.median.toFixed(2)}${around}`;
}

function goalOf({ goal }: Result): string {
  if (!goal) return '';
  if ('ratio' in goal) return `× ${goal.ratio}`;
  return 'more' in goal ? `+ ${goal.more}` : `≤ ${goal.value}`;
}

function short(value: number): string {
  if (value === 0) return '0';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return Math.abs(value) >= 1 ? value.toFixed(1) : value.toFixed(3);
}
