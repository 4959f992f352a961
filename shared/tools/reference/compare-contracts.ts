/**
 * Compares two contracts. A promise that was removed, narrowed or changed is a break; one that is new, or accepts more than
 * before, is an addition.
 */
import type { Contract } from './contract.ts';

/** The differences between two contracts, a line each. */
export interface Differences {
  breaks: string[];
  additions: string[];
}

/** The facts that decide whether a contract may be accepted. */
export interface Version {
  /** The version in package.json. */
  version: string;
  changeLog: string;
}

/** Returns how the contract differs from the accepted one. */
export function compareContracts(accepted: Contract, current: Contract): Differences {
  const differences: Differences = { breaks: [], additions: [] };
  const names = new Set([...Object.keys(accepted.promises), ...Object.keys(current.promises)]);
  for (const name of [...names].sort()) {
    const before = accepted.promises[name];
    const now = current.promises[name];
    if (before === now) continue;
    if (now === undefined) differences.breaks.push(`gone: ${name}`);
    else if (before === undefined) {
      const list = isDemand(name, now, accepted) ? differences.breaks : differences.additions;
      list.push(`new: ${name}${now && ` (${now})`}`);
    } else {
      const list = takesAll(name, before, now) ? differences.additions : differences.breaks;
      list.push(`changed: ${name} was (${before}) and is (${now})`);
    }
  }
  return differences;
}

/** Whether a new promise requires something from pages that were correct so far. */
function isDemand(name: string, promise: string, accepted: Contract): boolean {
  if (!promise.endsWith(', required')) return false;
  const [kind, owner = ''] = name.split(' ');
  if (kind === 'attribute') return `widget ${owner}` in accepted.promises;
  const holder = owner.replace(/(\[\])?\.[^.]*$/, '');
  return kind === 'state' && `state ${holder}` in accepted.promises;
}

/** Whether everything that was valid before is still valid, and means the same. */
function takesAll(name: string, before: string, now: string): boolean {
  const isMessage = name.startsWith('message ');
  if (isMessage) return before.split(' ').every((placeholder) => now.split(' ').includes(placeholder));
  if (!name.startsWith('attribute ') && !name.startsWith('state ')) return false;
  const [was, is] = [partsOf(before), partsOf(now)];
  if (is.required && !was.required) return false;
  if (was.default && was.default !== is.default) return false;
  return (
    was.expected === is.expected ||
    hasWordsOf(is.expected, was.expected) ||
    hasRangeOf(is.expected, was.expected)
  );
}

function partsOf(promise: string): { expected: string; required: boolean; default: string } {
  const [, expected = '', rest = ''] = /^(.*?)(, required|, default .*)?$/.exec(promise) ?? [];
  return { expected, required: rest === ', required', default: rest.replace(/^, (required|default )/, '') };
}

function hasWordsOf(now: string, before: string): boolean {
  const words = (text: string) => text.split(/ or | \| /);
  return words(before).every((word) => words(now).includes(word));
}

function hasRangeOf(now: string, before: string): boolean {
  const limits = (text: string) => /^a whole number from (\d+) to (\d+)$/.exec(text)?.slice(1).map(Number);
  const [least = 0, most = 0] = limits(before) ?? [];
  const [newLeast = 1, newMost = 0] = limits(now) ?? [];
  return newLeast <= least && newMost >= most;
}

/** Returns the number that may change with a break: the first one, and before 1.0 the second. */
function majorOf(version: string): string {
  const [first = '', second = ''] = version.split('.');
  return first === '0' ? `0.${second}` : first;
}

/** Returns what is missing before breaks may be accepted; empty if nothing is. */
export function whatBreaksNeed(
  { breaks }: Differences,
  accepted: Contract,
  { version, changeLog }: Version,
): string[] {
  if (!breaks.length) return [];
  const isNew = majorOf(version) !== majorOf(accepted.version);
  const hasSection = changeLog.split('\n').some((line) => line.startsWith(`## [${majorOf(version)}.`));
  return [
    ...(isNew
      ? []
      : [`a new major version in package.json (before 1.0 the second number), after ${accepted.version}`]),
    ...(isNew && hasSection ? [] : ['a section for that version in shared/embed/CHANGELOG.md']),
  ];
}

/** Describes the differences and what to do; empty if there are none. */
export function adviceOn(differences: Differences, accepted: Contract, release: Version): string {
  const { breaks, additions } = differences;
  if (!breaks.length && !additions.length) return '';
  const needs = whatBreaksNeed(differences, accepted, release);
  return [
    'The contract with pages differs from the accepted one.',
    ...(additions.length
      ? ['Additions, which affect no page:', ...additions.map((line) => `  ${line}`)]
      : []),
    ...(breaks.length
      ? ['Breaking changes, which may stop a page from working:', ...breaks.map((line) => `  ${line}`)]
      : []),
    ...needs.map((need) => `Needed first: ${need}.`),
    'Then run: npm test -- --accept',
  ].join('\n');
}
