/**
 * What a form of several rows has besides its fields: pasting and files with their preview, a run's progress, scanners,
 * and saving. It is loaded when it is wanted [sheet Rows].
 */
import { type RefObject, useEffect, useState } from 'react';
import { countOpen, countRows } from '../../../shared/domain/bulk-add/bulk-run.ts';
import {
  MOST_SHEET_ROWS,
  readSheet,
  type SheetReading,
} from '../../../shared/domain/bulk-add/sheet-reading.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import {
  $bulkAdd,
  answerRow,
  dismissBulkAdd,
  restoreBulkAdd,
  stopBulkAdd,
} from '../../../shared/stores/bulk-add/bulk-add.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { BulkAddProgress } from '../../../shared/ui/bulk-add/bulk-add-progress.tsx';
import { BulkAddResult } from '../../../shared/ui/bulk-add/bulk-add-result.tsx';
import { DismissibleNotice } from '../../../shared/ui/notices.tsx';
import { isFilled, makeRow } from '../quick-order-row.ts';
import { focusField } from '../quick-order-row-fields.tsx';
import type { QuickOrderState } from '../quick-order-state.ts';
import { readRowSource, type SheetSource, type SourceReading } from './read-source.ts';
import { followRepeatedItems } from './repeated-items.ts';
import { followScanner } from './scanned-rows.ts';
import { followRun } from './send-sheet.ts';
import { SheetPreview } from './sheet-preview.tsx';
import { fieldAtFault, problemText } from './sheet-problems.ts';
import { SheetSourcePanel } from './sheet-source.tsx';
import { SheetTools } from './sheet-tools.tsx';

const messages = defineMessages('quick-order', {
  addingRow: 'Adding {row} of {rows}…',
  sourceEmpty: 'There are no rows in it.',
  sourceOldWorkbook: 'This is a workbook of an old kind. Save it as .xlsx or .csv, then choose it again.',
  sourceUnreadable: 'No rows could be read from this file. Save it as .xlsx or .csv, then choose it again.',
  sourceTooLarge: 'This file is too large. Save only the rows as .csv, then choose that file.',
  sourceMissing: 'The code that reads it could not be loaded. Please try again.',
  sheetFull: 'There is no room for more than {most} rows. Add these first.',
});

type Failed = Extract<SourceReading, { ok: false }>['reason'];

const FAILED: Record<Failed, keyof typeof messages> = {
  empty: 'sourceEmpty',
  'old-workbook': 'sourceOldWorkbook',
  unreadable: 'sourceUnreadable',
  'too-large': 'sourceTooLarge',
  missing: 'sourceMissing',
};

interface QuickOrderSheetProps {
  quickOrder: QuickOrderState;
  root: RefObject<HTMLElement | null>;
  /** The form's key, by which its run is known. */
  source: string;
  /** Whose rows they are: a profile's id, empty for a guest. */
  owner: string;
  /** What was given to the form: text or a file; empty for a panel that asks for them. Each is taken once. */
  given: Partial<{ text: string; file: File }> | null;
  onSubmit: () => Promise<void>;
}

/** The parts of a sheet below its rows. */
export function QuickOrderSheet({ quickOrder, root, source, owner, given, onSubmit }: QuickOrderSheetProps) {
  const rows = useStore(quickOrder.$rows);
  const run = useStore($bulkAdd, (one) => (one?.source === source ? one : null));
  const submitting = useStore(quickOrder.$submitting);
  const [asksSource, setAsksSource] = useState(false);
  /** What is being read. */
  const [sourceGiven, setSourceGiven] = useState<SheetSource | null>(null);
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState<SheetReading | null>(null);

  useEffect(() => {
    const unfollow = followRun(quickOrder, source);
    restoreBulkAdd(owner);
    // What a page before has ended is told no more, unless something is to be answered.
    const before = $bulkAdd.get();
    if (before?.source === source && before.phase === 'done' && !countRows(before.rows).asking)
      dismissBulkAdd();
    return unfollow;
  }, [quickOrder, source, owner]);
  useEffect(() => followScanner(root.current, quickOrder), [root, quickOrder]);
  useEffect(() => followRepeatedItems(root.current, quickOrder), [root, quickOrder]);
  useEffect(() => {
    if (given?.text) setSourceGiven({ text: given.text });
    else if (given?.file) setSourceGiven({ file: given.file });
    else if (given) setAsksSource(true);
  }, [given]);
  useEffect(() => {
    if (!sourceGiven) return;
    let wanted = true;
    setProblem('');
    readRowSource(sourceGiven).then((result) => {
      if (!wanted) return;
      setSourceGiven(null);
      const room = MOST_SHEET_ROWS - quickOrder.$rows.get().filter(isFilled).length;
      const found = result.ok ? readSheet(result.cells, room) : null;
      if (found && found.rows.length > 0) {
        setReading(found);
        setAsksSource(false);
        return;
      }
      const reason = found?.leftOut ? 'sheetFull' : FAILED[result.ok ? 'empty' : result.reason];
      const text = fill(messages[reason], { most: MOST_SHEET_ROWS });
      setProblem(text);
      announce(text);
    });
    return () => {
      wanted = false;
    };
  }, [sourceGiven, quickOrder]);

  async function accept(adds: boolean): Promise<void> {
    const taken = reading?.rows.map((row) => {
      const { itemNumber, quantity, problem: wrong } = row;
      const fields = wrong ? [fieldAtFault(wrong)] : [];
      return makeRow({
        itemNumber,
        quantity,
        problem: wrong ? { text: problemText(row), fields, kept: true } : null,
      });
    });
    setReading(null);
    const all = [...quickOrder.$rows.get().filter(isFilled), ...(taken ?? [])];
    quickOrder.arrange(all);
    if (adds) {
      // What had the focus goes; the button that adds says from now on how it is.
      root.current?.querySelector<HTMLElement>('.cb-quick-order__add')?.focus();
      await onSubmit();
      return;
    }
    const faulty = all.find((row) => row.$content.get().problem);
    const row = faulty ?? taken?.[0];
    // The rows are on the screen after this.
    const field = faulty?.$content.get().problem?.fields[0] ?? 'itemNumber';
    if (row) requestAnimationFrame(() => focusField(root.current, { row, field }));
  }

  function cancel(): void {
    setReading(null);
    root.current?.querySelector<HTMLElement>('.cb-quick-order__more')?.focus();
  }

  const counts = run && countRows(run.rows);
  const isTold = run?.rows.some(({ state, message }) => state === 'added' && message);
  return (
    <>
      {run && submitting && (
        <p className="cb-sheet__hint">
          {fill(messages.addingRow, {
            row: run.rows.length - Math.max(1, countOpen(run.rows)) + 1,
            rows: run.rows.length,
          })}
        </p>
      )}
      {run && <BulkAddProgress run={run} onStop={stopBulkAdd} onContinue={() => void onSubmit()} />}
      {run && (counts?.asking || (isTold && run.phase === 'done')) ? (
        <BulkAddResult run={run} showsRefused={false} onAnswer={answerRow} />
      ) : null}
      {asksSource && (
        <SheetSourcePanel
          busy={!!sourceGiven}
          onSource={setSourceGiven}
          onClose={() => {
            setAsksSource(false);
            cancel();
          }}
        />
      )}
      {problem && (
        <DismissibleNotice tone="danger" onDismiss={() => setProblem('')}>
          {problem}
        </DismissibleNotice>
      )}
      {reading && <SheetPreview reading={reading} onAccept={accept} onCancel={cancel} />}
      {rows.length > 1 && !submitting && !reading && <SheetTools quickOrder={quickOrder} root={root} />}
    </>
  );
}
