import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { MOST_ORDER_SHEET_ROWS } from '../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldFrame, TextAreaField } from '../../../shared/ui/forms/field.tsx';
import { useUniqueId } from '../../../shared/ui/hooks.ts';
import type { RowSource } from './row-source.ts';
import { SampleOrderSheet } from './sample-order-sheet.tsx';

const messages = defineMessages('quick-order', {
  pasteRows: 'Rows to add',
  pasteHint:
    'Up to {most} rows: item number and quantity, such as 151261, 2. You can paste spreadsheet cells.',
  checkRows: 'Review rows',
  chooseFile: 'Or choose a file, or drop it here',
  fileHint: '.xlsx, .csv or text, up to {most} rows. You’ll review the rows before anything is added.',
  closeSource: 'Close',
});

interface RowSourcePanelProps {
  /** Whether a source is being read. */
  busy: boolean;
  onSource: (source: RowSource) => unknown;
  onClose: () => void;
}

/** The panel for pasting rows or choosing a file. States the supported formats and the most rows. */
export function RowSourcePanel({ busy, onSource, onClose }: RowSourcePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const id = useUniqueId();
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), []);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file) onSource({ file });
    // So that the same file can be chosen again after it was corrected.
    target.value = '';
  }

  return (
    <div className="cb-card cb-order-sheet__source" ref={panel}>
      <TextAreaField
        label={messages.pasteRows}
        hint={fill(messages.pasteHint, { most: MOST_ORDER_SHEET_ROWS })}
        rows={5}
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="cb-order-sheet__actions">
        <Button tone="primary" busy={busy} disabled={!text.trim()} onPress={() => onSource({ text })}>
          {messages.checkRows}
        </Button>
        <Button onPress={onClose}>{messages.closeSource}</Button>
      </div>
      <FieldFrame
        id={`${id}-file`}
        label={messages.chooseFile}
        hint={fill(messages.fileHint, { most: MOST_ORDER_SHEET_ROWS })}
      >
        <input
          className="cb-input cb-order-sheet__file-input"
          id={`${id}-file`}
          type="file"
          aria-describedby={`${id}-file-hint`}
          onChange={choose}
        />
      </FieldFrame>
      <SampleOrderSheet />
    </div>
  );
}
