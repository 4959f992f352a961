/** Small changes that make the product worse. Each must be found: this shows what the schedules would catch. */
import type { SourceChange } from '../support/source-change.ts';
import type { Place } from './explorations.ts';

/** A sabotage and the first schedule that finds it, which is one of the shortest. */
export interface Saboteur extends SourceChange {
  what: string;
  foundBy: string;
  /** Where it is found; in the cart if absent. */
  place?: Place;
}

const STORES = 'shared/stores';

export const SABOTEURS: readonly Saboteur[] = [
  {
    what: 'the page doesn’t listen to other tabs',
    foundBy: 'another tab writes',
    file: `${STORES}/revalidation.ts`,
    before: "joinTabs('cart', revalidate)",
    after: "joinTabs('cart', () => {})",
  },
  {
    what: 'edits aren’t stored for the next page',
    foundBy: 'type, leave',
    file: 'shared/page/storage/kept-edits.ts',
    before: 'sessionStorage.setItem(LINE_EDITS_KEY',
    after: "sessionStorage.setItem('elsewhere'",
  },
  {
    what: 'what an earlier page has sent counts as saved at once',
    foundBy: 'type, leave',
    file: 'widgets/cart-page/left-edits.ts',
    before: "return { wanted, phase: 'confirming', from: ",
    after: "return { wanted, phase: 'saved', from: ",
  },
  {
    what: 'a row whose reply was lost is sent again without reading the cart',
    foundBy: 'the next write is lost, add',
    file: `${STORES}/bulk-add/run-rows.ts`,
    before: "if (isInDoubt(failure)) return 'next';",
    after:
      "if (isInDoubt(failure)) mark(effects, [row], 'waiting', { sent: undefined });\n  if (isInDoubt(failure)) return 'next';",
  },
  {
    what: 'the journal is written after the row was sent',
    foundBy: 'add, type, crash',
    file: `${STORES}/bulk-add/run-rows.ts`,
    before:
      "  mark(effects, [row], 'sending', { sent: { key: row.key, at: steadyTime(), times: times + 1 } });\n  const result = await effects.add(row);",
    after:
      "  const result = await effects.add(row);\n  mark(effects, [row], 'sending', { sent: { key: row.key, at: steadyTime(), times: times + 1 } });",
  },
  {
    what: 'the end of an older write ends a newer edit',
    foundBy: 'type, wait, type',
    file: `${STORES}/cart/line-edits.ts`,
    before: 'const isNewest = $state.get()[lineId] === edit;',
    after: 'const isNewest = Boolean(edit) || $state.get()[lineId] === edit;',
  },
  {
    what: 'the cart isn’t read after an Undo',
    foundBy: 'remove, wait, undo',
    file: `${STORES}/cart/writes/additions.ts`,
    before: 'if (added.length) await applyWrite(null, wantAdded(added, before));',
    after: '',
  },
  {
    what: 'an Undo in progress isn’t stored for the next page',
    foundBy: 'remove, wait, undo, leave',
    file: 'shared/page/storage/open-writes.ts',
    before: 'const id = keepWrite(owner, write);',
    after: "const id = write.kind === 'undo' ? '' : keepWrite(owner, write);",
  },
  {
    what: 'a lost reply counts as a refusal',
    foundBy: 'remove, wait, the next write is lost, undo',
    file: `${STORES}/cart/writes/settle-write.ts`,
    before: 'const written = isOpen(failure);',
    after: 'const written = isOpen(failure) && false;',
  },
  {
    what: 'a row that may still arrive is asked about at once',
    foundBy: 'add, the next write is late, leave, another tab writes',
    file: `${STORES}/bulk-add/run-rows.ts`,
    before: 'if (out && isOnItsWay && left > 0) {',
    after: 'if (out && arrived === 0 && left > 0) {',
  },
  {
    what: 'a failed quantity is forgotten',
    foundBy: 'type, the next write is late, leave, come back, type',
    file: `${STORES}/cart/writes/edit-outcomes.ts`,
    before: ": { wanted: sent.wanted, phase: inDoubt ? 'unknown' : 'failed', failure };",
    after: ': undefined;',
  },
  {
    what: 'the cart isn’t read again on a page that returns',
    foundBy: 'leave for a while, another tab writes, go back',
    place: 'cart with Back',
    file: `${STORES}/revalidation.ts`,
    before: 'if (persisted) revalidate();',
    after: '',
  },
  {
    what: 'a run stays stopped on a page that returns',
    foundBy: 'leave for a while, come back, add, go back',
    place: 'cart with Back',
    file: `${STORES}/bulk-add/bulk-add.ts`,
    before: 'if (!persisted) return;',
    after: 'return;',
  },
  {
    what: 'an order sheet forgets its place in the row that Stop leaves in doubt',
    foundBy: 'send the sheet, the next write is lost, stop, wait, continue',
    place: 'sheet',
    file: `${STORES}/bulk-add/bulk-add.ts`,
    before: 'if (shown && !isInDoubt) noteCart',
    after: 'if (shown) noteCart',
  },
  {
    what: 'a refused row counts as added',
    foundBy: 'the next write is refused, send the sheet',
    place: 'sheet',
    file: `${STORES}/bulk-add/run-rows.ts`,
    before: "mark(effects, [row], 'refused', { sent: undefined }, refusalLines",
    after: "mark(effects, [row], 'added', { sent: undefined }, refusalLines",
  },
  {
    what: 'a page that returns doesn’t look for another page’s run',
    foundBy: 'leave for a while, come back, send the sheet, go back',
    place: 'sheet with Back',
    file: `${STORES}/bulk-add/bulk-add.ts`,
    before: 'if (!persisted) return;',
    after: 'if (!persisted || !journal) return;',
  },
  {
    what: 'a tab doesn’t tell the others about its writes',
    foundBy: 'open another tab, type',
    place: 'two tabs',
    file: `${STORES}/revalidation.ts`,
    before: '  tellTabs?.();',
    after: '',
  },
  {
    what: 'a duplicate of a tab sends its run again',
    foundBy: 'send the sheet, duplicate the tab, wait, continue in the other tab',
    place: 'two tabs',
    file: `${STORES}/bulk-add/journal.ts`,
    before: 'if (!unchecked || expected) return {};',
    after: 'if (unchecked !== false || expected) return {};',
  },
  {
    what: 'a list’s quantities aren’t stored for the next page',
    foundBy: 'type, leave',
    place: 'list',
    file: 'widgets/list-detail/quantities/kept-quantities.ts',
    before: 'const own = Object.keys(edits).length',
    after: 'const own = Object.keys(edits).length > 9',
  },
  {
    what: 'a refused quantity on a list is replaced by the one that the list had when it was read',
    foundBy: 'type, wait, the next write is refused, type',
    place: 'list',
    file: 'widgets/list-detail/quantities/list-quantities.ts',
    before: 'return wanted === undefined ?',
    after: 'return wanted !== -1 ?',
  },
  {
    what: 'a removal from a list isn’t stored while it waits',
    foundBy: 'remove, leave',
    place: 'list',
    file: 'widgets/list-detail/removals/list-removals.ts',
    before: 'keepItemRemoval(listId, items, run)',
    after: '(keepItemRemoval ? run() : keepItemRemoval(listId, items, run))',
  },
  {
    what: 'a move removes what the other list has refused',
    foundBy: 'the next write is refused, move',
    place: 'list',
    file: `${STORES}/lists/moving.ts`,
    before: 'ending = filled.ok ?',
    after: 'ending = filled ?',
  },
  {
    what: 'the list isn’t read again once an earlier page’s removal has ended',
    foundBy: 'remove, leave',
    place: 'list',
    file: `${STORES}/left-writes/tell-left-writes.ts`,
    before: 'write.refresh?.();',
    after: '',
  },
  {
    what: 'a list doesn’t follow other tabs',
    foundBy: 'another tab writes',
    place: 'list',
    file: `${STORES}/lists/list-revalidation.ts`,
    before: '  due = true;\n',
    after: '',
  },
  {
    what: 'a restored list keeps its previous quantities',
    foundBy: 'leave for a while, another tab writes, go back',
    place: 'list with Back',
    file: `${STORES}/table.ts`,
    before: 'onPageRestored(() => void restore())',
    after: 'onPageRestored(() => {})',
  },
];
