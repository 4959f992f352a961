/**
 * The parts of a form with several rows besides its fields: the panel for pasted rows and files, their preview, a run's
 * progress, scanners, and saving. Loaded when it is needed [sheet Rows].
 */
import { type RefObject, useEffect, useState } from 'react';
import { type BulkAdd, countOpen, countRows } from '../../../shared/domain/bulk-add/bulk-run.ts';
import {
  MOST_ORDER_SHEET_ROWS,
  type OrderSheetReading,
  type OrderSheetRow,
  readOrderSheet,
} from '../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { $bulkAdd, answerRow, stopBulkAdd } from '../../../shared/stores/bulk-add/bulk-add.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { BulkAddProgress } from '../../../shared/ui/bulk-add/bulk-add-progress.tsx';
import { BulkAddResult } from '../../../shared/ui/bulk-add/bulk-add-result.tsx';
import { DismissibleNotice } from '../../../shared/ui/notices.tsx';
import { isFilled, makeRow, type QuickOrderRow } from '../quick-order-row.ts';
import { focusField } from '../quick-order-row-fields.tsx';
import type { QuickOrderState } from '../quick-order-state.ts';
import { OrderSheetTools } from './order-sheet-tools.tsx';
import { followRepeatedItems } from './repeated-items.ts';
import { fieldAtFault, problemText } from './row-problems.ts';
import { type GivenRows, type RowSource, readRowSource, type SourceReading } from './row-source.ts';
import { RowSourcePanel } from './row-source-panel.tsx';
import { RowsPreview } from './rows-preview.tsx';
import { followScanner } from './scanned-rows.ts';
import { restoreRun } from './send-run.ts';

const messages = defineMessages('quick-order', {
  addingRow: 'Adding {row} of {rows}…',
  sourceEmpty: 'We didn’t find any rows.',
  sourceOldWorkbook: 'This workbook is in an older format. Save it as .xlsx or .csv, then choose it again.',
  sourceUnreadable: 'We couldn’t read any rows in this file. Save it as .xlsx or .csv, then choose it again.',
  sourceTooLarge: 'This file is too large. Save only the rows as .csv, then choose that file.',
  pasteTooLarge: 'That’s more text than fits here. Paste up to {most} rows at a time.',
  sourceTooFar:
    'This workbook has a cell far below or beside its rows. Copy only the rows to a new workbook, then choose that file.',
  sourceMissing: 'We couldn’t read your rows. Please try again.',
  sheetFull: 'This form holds up to {most} rows. Add these first.',
});

type Unread = Extract<SourceReading, { ok: false }>['reason'];

const UNREAD: Record<Unread, keyof typeof messages> = {
  empty: 'sourceEmpty',
  'old-workbook': 'sourceOldWorkbook',
  unreadable: 'sourceUnreadable',
  'too-large': 'sourceTooLarge',
  'too-far': 'sourceTooFar',
  missing: 'sourceMissing',
};

interface OrderSheetProps {
  quickOrder: QuickOrderState;
  root: RefObject<HTMLElement | null>;
  /** The form's key, which identifies its runs. */
  source: string;
  /** The owner of the rows: the id of a profile, or empty for a guest. */
  owner: string;
  given: GivenRows | null;
  onSubmit: () => Promise<void>;
}

/** Everything below the rows of an order sheet. */
export function OrderSheet({ quickOrder, root, source, owner, given, onSubmit }: OrderSheetProps) {
  const rows = useStore(quickOrder.$rows);
  const run = useStore($bulkAdd, (current) => (current?.source === source ? current : null));
  const submitting = useStore(quickOrder.$submitting);
  const [showsPanel, setShowsPanel] = useState(false);
  /** The source that is being read. */
  const [pending, setPending] = useState<RowSource | null>(null);
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState<OrderSheetReading | null>(null);

  useEffect(() => restoreRun(quickOrder, source, owner), [quickOrder, source, owner]);
  useEffect(() => followScanner(root.current, quickOrder), [root, quickOrder]);
  useEffect(() => followRepeatedItems(root.current, quickOrder), [root, quickOrder]);
  useEffect(() => {
    if (!given) return;
    if ('asks' in given) setShowsPanel(true);
    else setPending(given);
  }, [given]);
  useEffect(() => {
    if (!pending) return;
    let wanted = true;
    setProblem('');
    readRowSource(pending).then((result) => {
      if (!wanted) return;
      setPending(null);
      const room = MOST_ORDER_SHEET_ROWS - quickOrder.$rows.get().filter(isFilled).length;
      const found = result.ok ? readOrderSheet(result.cells, room) : null;
      if (found && found.rows.length > 0) {
        setReading(found);
        setShowsPanel(false);
        return;
      }
      const unread = result.ok ? 'empty' : result.reason;
      const isPasted = unread === 'too-large' && 'text' in pending;
      const reason = found?.leftOut ? 'sheetFull' : isPasted ? 'pasteTooLarge' : UNREAD[unread];
      const text = fill(messages[reason], { most: MOST_ORDER_SHEET_ROWS });
      setProblem(text);
      announce(text);
    });
    return () => {
      wanted = false;
    };
  }, [pending, quickOrder]);

  /** Puts the rows of the preview into the form. @param adds whether to add those that are ready to the cart */
  async function accept(adds: boolean): Promise<void> {
    const added = (reading?.rows ?? []).map(toRow);
    setReading(null);
    const all = [...quickOrder.$rows.get().filter(isFilled), ...added];
    quickOrder.arrange(all);
    if (adds) {
      // The pressed button is removed. The button that adds shows the progress from now on.
      root.current?.querySelector<HTMLElement>('.cb-quick-order__add')?.focus();
      await onSubmit();
      return;
    }
    const faulty = all.find((row) => row.$content.get().problem);
    const row = faulty ?? added[0];
    const field = faulty?.$content.get().problem?.fields[0] ?? 'itemNumber';
    // Once the rows are rendered.
    if (row) requestAnimationFrame(() => focusField(root.current, { row, field }));
  }

  function cancel(): void {
    setReading(null);
    root.current?.querySelector<HTMLElement>('.cb-quick-order__more')?.focus();
  }

  return (
    <>
      {run && submitting && !run.lookingFor && <p className="cb-order-sheet__hint">{progressText(run)}</p>}
      {run && <BulkAddProgress run={run} onStop={stopBulkAdd} onContinue={() => void onSubmit()} />}
      {run && hasResult(run) && <BulkAddResult run={run} showsRefused={false} onAnswer={answerRow} />}
      {showsPanel && (
        <RowSourcePanel
          busy={pending !== null}
          onSource={setPending}
          onClose={() => {
            setShowsPanel(false);
            cancel();
          }}
        />
      )}
      {problem && (
        <DismissibleNotice tone="danger" onDismiss={() => setProblem('')}>
          {problem}
        </DismissibleNotice>
      )}
      {reading && <RowsPreview reading={reading} onAccept={accept} onCancel={cancel} />}
      {rows.length > 1 && !submitting && !reading && <OrderSheetTools quickOrder={quickOrder} root={root} />}
    </>
  );
}

/**
 * Converts a row that was read into a row of the form. An invalid row keeps its text and isn't sent until it is
 * changed.
 */
function toRow(read: OrderSheetRow): QuickOrderRow {
  const { itemNumber, quantity, problem } = read;
  if (!problem) return makeRow({ itemNumber, quantity });
  return makeRow({
    itemNumber,
    quantity,
    problem: { text: problemText(read), fields: [fieldAtFault(problem)], kept: true },
  });
}

function progressText({ rows }: BulkAdd): string {
  const row = rows.length - Math.max(1, countOpen(rows)) + 1;
  return fill(messages.addingRow, { row, rows: rows.length });
}

/** Whether single rows have a question or a message from the server. */
function hasResult({ phase, rows }: BulkAdd): boolean {
  const hasMessages = rows.some(({ state, message }) => state === 'added' && message);
  return countRows(rows).asking > 0 || (hasMessages && phase === 'done');
}
