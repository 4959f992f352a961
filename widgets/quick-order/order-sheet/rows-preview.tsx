/** Shows the rows before anything is added: those that are ready, those that were added together, and invalid ones. */
import { useEffect, useRef } from 'react';
import type {
  OrderSheetReading,
  OrderSheetRow,
} from '../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { problemText } from './row-problems.ts';

const messages = defineMessages('quick-order', {
  previewHeading: 'Review your rows',
  previewSum: '{good} {good:row is|rows are} ready. {wrong} {wrong:needs|need} fixing.',
  previewReady: '{good} {good:row is|rows are} ready.',
  previewRepeated:
    '{repeated} {repeated:item appears|items appear} more than once, so we combined the quantities.',
  previewUnsure: 'Please check {unsure} {unsure:row|rows}.',
  previewLeftOut: 'There’s room for {room} rows, so we left out the last {leftOut}.',
  wrongRows: 'Needs fixing ({count})',
  repeatedRows: 'Combined ({count})',
  unsureRows: 'Ready, but please check ({count})',
  unsureRow:
    'We read this as an item number. If you meant {quantity} of item {item}, press Edit all rows and change it there.',
  goodRows: 'Ready ({count})',
  previewLine: 'Line {line}',
  previewRow: '{item} × {quantity}',
  previewParts: '{parts} = {sum}',
  addGood: 'Add {count} to Cart',
  fillRows: 'Edit all rows',
  fillToMend: 'Fix these rows',
  cancelPreview: 'Cancel',
});

interface RowsPreviewProps {
  reading: OrderSheetReading;
  /** Puts all rows into the form. `adds`: whether to add those that are ready to the cart. */
  onAccept: (adds: boolean) => unknown;
  onCancel: () => void;
}

/** The rows in groups, invalid ones first. */
export function RowsPreview({ reading: { rows, leftOut }, onAccept, onCancel }: RowsPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wrong = rows.filter(({ problem }) => problem);
  const unsure = rows.filter(({ problem, meant }) => !problem && meant);
  const repeated = rows.filter(({ problem, parts, meant }) => !problem && parts && !meant);
  const single = rows.filter(({ problem, parts, meant }) => !problem && !parts && !meant);
  const good = rows.length - wrong.length;
  const said = [
    fill(wrong.length > 0 ? messages.previewSum : messages.previewReady, { good, wrong: wrong.length }),
    repeated.length > 0 && fill(messages.previewRepeated, { repeated: repeated.length }),
    unsure.length > 0 && fill(messages.previewUnsure, { unsure: unsure.length }),
    leftOut > 0 && fill(messages.previewLeftOut, { room: rows.length, leftOut }),
  ].filter(Boolean);
  const sum = said.join(' ');
  useEffect(() => {
    heading.current?.focus();
    announce(sum);
  }, [sum]);
  return (
    <div className="cb-card cb-order-sheet__preview">
      <h3 className="cb-subheading cb-order-sheet__heading" ref={heading} tabIndex={-1}>
        {messages.previewHeading}
      </h3>
      <Notice tone={wrong.length || unsure.length || leftOut ? 'warning' : 'success'}>{sum}</Notice>
      {wrong.length > 0 && <PreviewRows title={messages.wrongRows} rows={wrong} open remark={problemText} />}
      {unsure.length > 0 && (
        <PreviewRows
          title={messages.unsureRows}
          rows={unsure}
          open
          remark={({ meant }) =>
            meant ? fill(messages.unsureRow, { quantity: meant.quantity, item: meant.itemNumber }) : ''
          }
        />
      )}
      {repeated.length > 0 && (
        <PreviewRows
          title={messages.repeatedRows}
          rows={repeated}
          open
          remark={({ parts = [], quantity }) =>
            fill(messages.previewParts, { parts: parts.join(' + '), sum: quantity })
          }
        />
      )}
      {single.length > 0 && <PreviewRows title={messages.goodRows} rows={single} open={good < 20} />}
      <div className="cb-order-sheet__actions">
        {good > 0 && (
          <Button tone="action" onPress={() => onAccept(true)}>
            {fill(messages.addGood, { count: good })}
          </Button>
        )}
        <Button onPress={() => onAccept(false)}>{good > 0 ? messages.fillRows : messages.fillToMend}</Button>
        <Button onPress={onCancel}>{messages.cancelPreview}</Button>
      </div>
    </div>
  );
}

interface PreviewRowsProps {
  title: string;
  rows: readonly OrderSheetRow[];
  /** Whether the group is open at first. */
  open: boolean;
  remark?: (row: OrderSheetRow) => string;
}

function PreviewRows({ title, rows, open, remark }: PreviewRowsProps) {
  return (
    <details className="cb-order-sheet__group" open={open}>
      <summary className="cb-order-sheet__group-title">{fill(title, { count: rows.length })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lists scroll, and keyboard users must reach them */}
      <ul className="cb-order-sheet__rows" tabIndex={0} aria-label={fill(title, { count: rows.length })}>
        {rows.map((row) => (
          <li className="cb-order-sheet__row" key={row.line}>
            <span className="cb-order-sheet__line">{fill(messages.previewLine, { line: row.line })}</span>
            <strong className="cb-order-sheet__item" translate="no">
              {fill(messages.previewRow, { item: row.itemNumber || '–', quantity: row.quantity || '–' })}
            </strong>
            {remark && <span className="cb-order-sheet__remark">{remark(row)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
