/** Saving or sharing a cart, an order or a list: as a link, a file, or on paper. Loaded when it is opened. */
import { type ReactNode, useState } from 'react';
import type { FileTable } from '../../domain/files/file-table.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { datedFileName, saveTable, type TableFormat } from './save-table.ts';

const messages = defineMessages('ui', {
  filesTitle: 'Save or share',
  filesClose: 'Close',
  filesHeading: 'Save as a file',
  filesHint: 'The file is created on this device. Choose Excel if any item numbers start with a zero.',
  filesUnpriced: 'It doesn’t include prices, because they aren’t shown for your account.',
  filesCsv: 'CSV',
  filesExcel: 'Excel (.xlsx)',
  filesSaved: 'Saved: {file}',
  filesFailed: 'We couldn’t create the file. Please try again.',
});

interface SaveOrShareProps {
  /** The file's name without its extension, such as `order-1`. Today's date is added to it. */
  name: string;
  /** Returns the current content to save. */
  table: () => FileTable;
  /** Whether this visitor sees prices. */
  priced: boolean;
  onClose: () => void;
  /** Other ways to save or share. */
  children?: ReactNode;
}

/** The dialog 'Save or share'. */
export function SaveOrShare({ name, table, priced, onClose, children }: SaveOrShareProps) {
  const [outcome, setOutcome] = useState('');

  async function save(format: TableFormat): Promise<void> {
    const file = await saveTable(datedFileName(name), table(), format);
    const text = file ? fill(messages.filesSaved, { file }) : messages.filesFailed;
    setOutcome(text);
    announce(text);
  }

  return (
    <Dialog
      title={messages.filesTitle}
      onClose={onClose}
      actions={<Button onPress={onClose}>{messages.filesClose}</Button>}
    >
      <div className="cb-files">
        {children}
        <section className="cb-files__part">
          <h3 className="cb-subheading">{messages.filesHeading}</h3>
          <p className="cb-files__text">
            {messages.filesHint} {!priced && messages.filesUnpriced}
          </p>
          <div className="cb-files__ways">
            <Button onPress={() => save('csv')}>{messages.filesCsv}</Button>
            <Button onPress={() => save('xlsx')}>{messages.filesExcel}</Button>
          </div>
          <p className="cb-files__told">{outcome}</p>
        </section>
      </div>
    </Dialog>
  );
}
