/** The findings of the template check: each has a position, a code of the problem table, and a message with the cure. */
import { explain } from '../../page/problems/problem-text.ts';
import { ALL_PROBLEMS, type MistakeCode } from '../problems/problem-table.ts';

/** The codes that the check finds. */
export const RULES = [
  'unknown-widget',
  'unknown-attribute',
  'bad-attribute',
  'unescaped-request',
  'known-only-at-run-time',
  'unknown-slot',
  'bad-place',
  'not-closed',
  'nested-mounts',
  'two-cart-pages',
  'one-view-for-both',
  'no-loader',
  'loader-twice',
  'classic-loader',
  'async-loader',
  'stale-include',
  'state-block-missing',
  'state-block-twice',
  'state-block-element',
  'bad-state-block',
  'unknown-key',
  'unknown-message',
  'message-placeholder',
  'no-csrf-token',
  'injection',
  'missing-encoding',
] as const satisfies readonly MistakeCode[];

export type RuleName = (typeof RULES)[number];

/** An error is always a mistake, a warning probably is one; a note is about values that the files don't contain. */
export type Level = 'error' | 'warning' | 'note';

/** One finding; line and column start at 1. */
export interface Finding {
  rule: RuleName;
  level: Level;
  file: string;
  line: number;
  column: number;
  /** The place and the value. */
  found: string;
  /** What was found, with its cause and its cure. */
  message: string;
}

/** A file in which findings are made. */
export interface Source {
  path: string;
  text: string;
}

/**
 * Creates a finding at an offset of a file.
 * @param found the place and the value, without a full stop
 * @param near a question from `didYouMean`, or nothing
 */
export function findingAt(
  { path, text }: Source,
  at: number,
  rule: RuleName,
  found: string,
  { level = 'error', near }: { level?: Level; near?: string } = {},
): Finding {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  const message = explain(ALL_PROBLEMS[rule], found, near);
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return {
    rule,
    level,
    file: path,
    line: lines.length,
    column,
    found: near ? `${found}.${near}` : found,
    message,
  };
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
