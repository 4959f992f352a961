/** What the doctor says of one rule. */
export interface Verdict {
  rule: string;
  /** `unknown` where the page gives no occasion to see it. */
  outcome: 'pass' | 'fail' | 'unknown';
  /** What was seen: one sentence, or one for each fault. */
  found: string[];
  /** What to do, where a rule fails. */
  advice?: string;
}

/** The rule holds. */
export function pass(rule: string, found: string): Verdict {
  return { rule, outcome: 'pass', found: [found] };
}

/** Whether the rule holds was not to be seen. */
export function unknown(rule: string, why: string): Verdict {
  return { rule, outcome: 'unknown', found: [why] };
}

/** The rule fails where there are faults; `otherwise` says what was seen where there are none. */
export function failIf(rule: string, faults: string[], advice: string, otherwise: string): Verdict {
  return faults.length === 0 ? pass(rule, otherwise) : { rule, outcome: 'fail', found: faults, advice };
}

const MARKS = { pass: 'pass   ', fail: 'FAIL   ', unknown: 'unknown' };
const INDENT = ' '.repeat(26);

/** Writes verdicts for a terminal: a line for each rule, each further fault and the advice below it. */
export function verdictsAsText(address: string, verdicts: readonly Verdict[]): string {
  const rows = verdicts.flatMap(({ rule, outcome, found, advice }) => [
    `${MARKS[outcome]}  ${rule.padEnd(INDENT.length - 9)}${found[0] ?? ''}`,
    ...found.slice(1).map((line) => INDENT + line),
    ...(advice ? [`${INDENT}→ ${advice}`] : []),
  ]);
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  const sum = `${count('pass')} pass, ${count('fail')} fail, ${count('unknown')} not known`;
  return [address, ...rows, sum].join('\n');
}
