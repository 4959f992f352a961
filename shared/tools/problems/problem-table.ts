/**
 * The table of all mistakes and problems, each with one code, one cause and one cure. `cb:problem`, debug mode, the
 * template check, the doctor and the reference take their texts from it. The rows that shoppers' browsers may load are
 * in `shared/page/problems`.
 */
import { PROBLEMS } from '../../page/problem-codes.ts';
import { FOUND_IN_DEBUG_MODE } from '../../page/problems/found-in-debug-mode.ts';
import type { ProblemText } from '../../page/problems/problem-text.ts';
import { AS_SERVED } from './as-served.ts';
import { IN_TEMPLATES } from './in-templates.ts';

/** `cb:problem` carries those of `PROBLEMS` only. */
export type MistakeCode = keyof typeof PROBLEMS | keyof typeof IN_TEMPLATES | keyof typeof AS_SERVED;

/** Everything that is reported, by its code. */
export const ALL_PROBLEMS: Record<MistakeCode, ProblemText> = { ...PROBLEMS, ...IN_TEMPLATES, ...AS_SERVED };

/** The mistakes of debug mode that the doctor finds as well. */
const FOUND_BY_DOCTOR: readonly MistakeCode[] = [
  'state-block-missing',
  'state-block-twice',
  'state-block-element',
  'unknown-key',
  'unknown-message',
  'no-csrf-token',
  'unknown-attribute',
  'unknown-slot',
  'bad-place',
  'not-closed',
  'nested-mounts',
  'classic-loader',
  'loader-twice',
  'policy-types',
];

/**
 * Returns what reports a problem. The doctor also reads the console, so it reports everything that pages report.
 * @param checked the codes of the template check
 */
export function toldBy(code: MistakeCode, checked: readonly MistakeCode[]): string[] {
  const isFoundInDebugMode = Object.hasOwn(FOUND_IN_DEBUG_MODE, code);
  const isReported = Object.hasOwn(PROBLEMS, code) && !isFoundInDebugMode;
  const isServed = Object.hasOwn(AS_SERVED, code);
  return [
    isReported && 'cb:problem',
    isFoundInDebugMode && 'debug mode',
    checked.includes(code) && 'check-templates',
    (isReported || isServed || FOUND_BY_DOCTOR.includes(code)) && 'doctor',
  ].filter((one) => one !== false);
}

/** Whether a word is a code of the table. */
export function isCode(word: string): word is MistakeCode {
  return Object.hasOwn(ALL_PROBLEMS, word);
}
