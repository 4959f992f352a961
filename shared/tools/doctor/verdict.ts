import { ALL_PROBLEMS, type MistakeCode } from '../problems/problem-table.ts';

/** A mistake that the doctor has found: its code in the problem table, the place and the value. */
export type Fault = readonly [code: MistakeCode, found: string];

/** The doctor's verdict on one rule. */
export interface Verdict {
  rule: string;
  /** `unknown` if the page has nothing to check the rule with. */
  outcome: 'pass' | 'fail' | 'unknown';
  /** What was found: one sentence or several, or one per fault. */
  found: string[];
  /** The codes of the mistakes if the rule fails. */
  codes?: MistakeCode[];
  /** What to do if the rule fails: the causes and cures of these codes. */
  advice?: string;
  /** Further advice on this page. */
  more?: string;
}

/** The rule passes. */
export function pass(rule: string, ...found: string[]): Verdict {
  return { rule, outcome: 'pass', found };
}

/** The page has nothing to check the rule with. */
export function unknown(rule: string, why: string): Verdict {
  return { rule, outcome: 'unknown', found: [why] };
}

/**
 * Fails the rule if there are faults; if there are none, `otherwise` says what was found, in one sentence or several.
 */
export function failIf(
  rule: string,
  faults: readonly Fault[],
  otherwise: string | readonly string[],
  more?: string,
): Verdict {
  if (faults.length === 0) return pass(rule, ...[otherwise].flat());
  const codes = [...new Set(faults.map(([code]) => code))];
  const advice = codes.map((code) => `${ALL_PROBLEMS[code].cause} ${ALL_PROBLEMS[code].cure}`).join(' ');
  const found = faults.map(([, what]) => what);
  return { rule, outcome: 'fail', found, codes, advice, ...(more && { more }) };
}

const MARKS = { pass: 'pass   ', fail: 'FAIL   ', unknown: 'unknown' };
const INDENT = ' '.repeat(26);

/** Formats verdicts for a terminal: a line per rule, with further faults and the advice below it. */
export function verdictsAsText(address: string, verdicts: readonly Verdict[]): string {
  const rows = verdicts.flatMap(({ rule, outcome, found, codes = [], more }) => [
    `${MARKS[outcome]}  ${rule.padEnd(INDENT.length - 9)}${found[0] ?? ''}`,
    ...found.slice(1).map((line) => INDENT + line),
    ...codes.map((code) => `${INDENT}→ ${ALL_PROBLEMS[code].cause} ${ALL_PROBLEMS[code].cure} [${code}]`),
    ...(more ? [INDENT + more] : []),
  ]);
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  const sum = `${count('pass')} pass, ${count('fail')} fail, ${count('unknown')} unknown`;
  return [address, ...rows, sum].join('\n');
}
