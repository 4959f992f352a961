/** The accessibility conformance report, in the format of OpenACR, from the criteria and the tests that prove them. */
import { CRITERIA, type Criterion } from './criteria.ts';

/** The facts of the report that are not criteria. */
export interface ReportFacts {
  name: string;
  version: string;
  description: string;
  /** Of the release, such as `2026-11-23`. */
  date: string;
}

const CATALOG = '2.5-edition-wcag-2.2-en';

const CHAPTERS = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' } as const;

const METHODS =
  'Automated tests in Chromium: journeys by keyboard, what a screen reader is told, the accessibility tree, and axe in every state of every widget, on a phone and on a desktop, at 320 px, with more text spacing, in forced colours and in dark. Some journeys are also made in Firefox and WebKit. No person with a disability has taken part. Each criterion names the tests.';

/**
 * Writes the report.
 * @param evidence as `findEvidence` returns it
 * @throws if a criterion that is supported has no test
 */
export function accessibilityReport(facts: ReportFacts, evidence: Record<string, string>): string {
  const chapter = (level: 'A' | 'AA') => ({
    criteria: CRITERIA.filter((one) => one.level === level).map((one) => ({
      num: one.number,
      components: [{ name: 'web', adherence: { level: one.adherence, notes: notesOf(one, evidence) } }],
    })),
  });
  return toYaml({
    title: `${facts.name} Accessibility Conformance Report`,
    product: { name: facts.name, version: facts.version, description: facts.description },
    // Whoever publishes the report adds an address for questions.
    author: { name: facts.name, email: '' },
    report_date: facts.date,
    last_modified_date: facts.date,
    version: 1,
    notes: 'The report is about the widgets, not about the pages that they are on.',
    evaluation_methods_used: METHODS,
    catalog: CATALOG,
    chapters: {
      [CHAPTERS.A]: chapter('A'),
      [CHAPTERS.AA]: chapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  });
}

function notesOf({ number, notes, evidence }: Criterion, found: Record<string, string>): string {
  const files = evidence.flatMap((tag) => {
    const tests = found[tag];
    if (!tests) throw new Error(`criterion ${number}: no test has the tag [${tag}]`);
    return tests.split(', ');
  });
  return files.length ? `${notes} Tests: ${[...new Set(files)].join(', ')}.` : notes;
}

/** The criteria as a table in Markdown. */
export function criteriaTable(): string {
  const rows = CRITERIA.map(
    ({ number, name, level, adherence, notes, evidence }) =>
      `| ${number} ${name} | ${level} | ${adherence.replace('-', ' ')} | ${notes} | ${evidence.map((tag) => `\`${tag}\``).join(', ')} |`,
  );
  return [
    '| criterion | level | the widgets | notes | requirements with tests |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** Writes YAML: texts as in JSON, which YAML contains. */
function toYaml(value: { [key: string]: Value }, indent = ''): string {
  return Object.entries(value)
    .map(([key, one]) => `${indent}${key}:${withIndent(one, `${indent}  `)}`)
    .join('');
}

function withIndent(value: Value, indent: string): string {
  if (Array.isArray(value)) {
    return `\n${value.map((one) => `${indent}- ${toYaml(one as { [key: string]: Value }, `${indent}  `).trimStart()}`).join('')}`;
  }
  return typeof value === 'object' ? `\n${toYaml(value, indent)}` : ` ${JSON.stringify(value)}\n`;
}
