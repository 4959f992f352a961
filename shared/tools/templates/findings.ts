/** The findings of the template check: each has a position, a rule, and a sentence that says what to do. */

/** The rules by the names that reports use, each with its requirement. */
export const RULES = {
  'unknown-widget': 'A mount point names a widget that exists.',
  'unknown-attribute': 'A mount point has only attributes that its widget reads.',
  'invalid-value': 'An attribute has a value that its widget can read.',
  'missing-attribute': 'A mount point has the attributes that its widget requires.',
  'unescaped-request': 'Request data is escaped before it is printed into an attribute.',
  'known-only-at-run-time': 'Values that only JSP knows are listed, because they cannot be checked here.',
  'unknown-slot': 'Content for a slot is in a template inside the mount point, and the widget has that slot.',
  'misplaced-mount': 'A mount point is where the browser leaves it, and where a widget may be.',
  'unclosed-mount': 'A mount point has an end tag.',
  'nested-mount': 'No mount point is inside another one.',
  'second-cart': 'A page shows the cart once.',
  'one-view-for-both': 'A page that serves both addresses of the cart lets the address choose the view.',
  'missing-loader': 'A page with mount points loads loader.js.',
  'second-loader': 'A page loads loader.js once.',
  'wrong-loader': 'loader.js is a module, and is async only below the state block.',
  'stale-include': 'The build’s fragment is included when the page is requested.',
  'missing-state-block': 'A page with mount points prints the state block.',
  'second-state-block': 'A page prints the state block once.',
  'wrong-state-block': 'The state block is a script of type application/json.',
  'invalid-state-block': 'The state block contains a JSON object.',
  'unknown-key': 'The state block has only keys that a widget reads.',
  injection: 'Values are written into the state block with the function that turns them into JSON.',
  'missing-encoding': 'A tag file that mounts widgets declares its encoding.',
} as const;

export type RuleName = keyof typeof RULES;

/** An error is always a mistake, a warning most likely is; a note is about values that the files don't contain. */
export type Level = 'error' | 'warning' | 'note';

/** One finding; line and column start at 1. */
export interface Finding {
  rule: RuleName;
  level: Level;
  file: string;
  line: number;
  column: number;
  message: string;
}

/** A file in which findings are made. */
export interface Source {
  path: string;
  text: string;
}

/** Creates a finding at an offset of a file. */
export function findingAt(
  { path, text }: Source,
  at: number,
  rule: RuleName,
  level: Level,
  message: string,
): Finding {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { rule, level, file: path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message };
}

/** Sorts findings by file and line, and drops duplicates. */
export function inOrder(findings: Finding[]): Finding[] {
  const byPosition = new Map(
    findings.map((one) => [[one.file, one.line, one.column, one.rule, one.message].join('\n'), one]),
  );
  return [...byPosition.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}

/** Formats findings as one line each, which editors and terminals can link, and a line with the totals. */
export function findingsAsText(findings: Finding[], files: number): string {
  const lines = findings.map(
    ({ file, line, column, level, message, rule }) =>
      `${file}:${line}:${column}: ${level}: ${message} [${rule}]`,
  );
  const count = (level: Level) => findings.filter((one) => one.level === level).length;
  const sum = `${files} files: ${count('error')} errors, ${count('warning')} warnings, ${count('note')} notes`;
  return [...lines, sum].join('\n');
}
