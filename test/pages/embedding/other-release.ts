/**
 * Another release of the widgets: a real build of sources in which everything that outlives a page, or reaches another
 * one, differs in ways that a later release may introduce. `shared/README.md` has the rule that such changes follow.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../unit/structure/source-files.ts';
import type { SourceChange } from '../../unit/support/source-change.ts';

/** By file: a piece of it, and its replacement in another release. */
const CHANGES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  // A phase that this release doesn't know, and added fields.
  'shared/page/storage/kept-edits.ts': [
    [
      'const kept = { at: Date.now(), page: performance.timeOrigin, edits };',
      `const kept = { at: Date.now(), by: { release: 2 }, edits: Object.fromEntries(Object.entries(edits).map(([id, edit]) =>
        [id, edit && { ...edit, since: [1], phase: /ing$|queued/.test(edit.phase) ? 'scheduled' : edit.phase }])) };`,
    ],
  ],
  // A higher version.
  'shared/page/storage/kept-writes.ts': [['const FORM = 1;', 'const FORM = 2;']],
  'widgets/list-detail/quantities/kept-quantities.ts': [['const FORM = 1;', 'const FORM = 2;']],
  // A state that this release doesn't know, an unknown reason, an added field.
  'shared/stores/bulk-add/journal.ts': [
    [
      'keepForShopper(KEY, owner, journal);',
      `keepForShopper(KEY, owner, journal && { ...journal, plan: { parts: 2 }, stopped: { kind: 'asleep' },
        rows: journal.rows.map((one) => (one.state === 'sending' ? { ...one, state: 'out' } : one)) } as object | null);`,
    ],
  ],
  // A part with another shape, a renamed field, and an added one.
  'widgets/quick-order/quick-order-draft.ts': [
    [
      'keepForShopper(key, owner, rows.length > 0 ? { rows } : null);',
      `keepForShopper(key, owner, rows.length > 0 ? { unit: 'each', rows: rows.map(({ sent, problem, ...row }) =>
        ({ ...row, size: 1, sent: sent && { had: sent.before }, problem: problem && { words: problem.text } })) } : null);`,
    ],
  ],
  // A word that this release doesn't know.
  'shared/page/storage/flash-message.ts': [
    [
      'leaveForNextPage(KEY, { tone, text })',
      `leaveForNextPage(KEY, { tone: 'joy', text: \`\${text}\`, icon: tone })`,
    ],
  ],
  // Values of another kind in a list.
  'shared/stores/bulk-add/item-picking.ts': [
    ['{ ticked, texts });', '{ ticked: [...ticked, { of: 2 }], texts, sizes: {} });'],
  ],
  // A number that has become an object.
  'shared/page/storage/count-note.ts': [['count })', 'count: { pieces: count } })']],
  // Messages of an unknown kind, of no kind, and with more in them.
  'shared/page/storage/other-tabs.ts': [
    [
      'use((tabs) => tabs.postMessage({ t }));',
      `use((tabs) => {
    for (const message of ['cart', null, 7, [t], { t: 'wishes', rev: 2 }, { t: { of: t } }]) tabs.postMessage(message);
    tabs.postMessage({ t, rev: 2, from: { tab: 1 } });
  });`,
    ],
  ],
  // More entries in the registry.
  'shared/page/registry.ts': [
    ['startedAt: {} } as Registry', 'startedAt: {}, schema: 2 } as unknown as Registry'],
  ],
};

/** All of its changes. */
export const OTHER_RELEASE: readonly SourceChange[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([before, after]) => ({ file, before, after })),
);

/**
 * Builds it.
 * @param out the folder to build into, which is empty or not there yet
 * @throws an Error if the sources no longer have a piece that is to be changed
 */
export function buildOtherRelease(out: string): void {
  const script = join(ROOT, 'test/pages/support/build-changed.ts');
  const program = join(ROOT, 'node_modules/.bin/tsx');
  execFileSync(program, [script, out, JSON.stringify(OTHER_RELEASE)], { cwd: ROOT, stdio: 'pipe' });
}
