import { useState } from 'react';
import type { FileTable } from '../../domain/files/file-table.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { datedFileName, saveTable, type TableFormat } from './save-table.ts';

const messages = defineMessages('ui', {
  filesCsv: 'CSV',
  filesExcel: 'Excel (.xlsx)',
  filesSaved: 'Saved: {file}',
  filesFailed: 'We couldn’t create the file. Please try again.',
});

/** What is saved. */
export interface SaveTableButtonsProps {
  /** The file's name without its ending, such as `order-1`. Today's date is added to it. */
  name: string;
  /** Returns the current content to save. */
  table: () => FileTable;
}

/** Buttons that save a table in either format, and the outcome, which is announced. */
export function SaveTableButtons({ name, table }: SaveTableButtonsProps) {
  const [outcome, setOutcome] = useState('');

  async function save(format: TableFormat): Promise<void> {
    const file = await saveTable(datedFileName(name), table(), format);
    const text = file ? fill(messages.filesSaved, { file }) : messages.filesFailed;
    setOutcome(text);
    announce(text);
  }

  return (
    <>
      <div className="cb-files__ways">
        <Button onPress={() => save('csv')}>{messages.filesCsv}</Button>
        <Button onPress={() => save('xlsx')}>{messages.filesExcel}</Button>
      </div>
      <p className="cb-files__told">{outcome}</p>
    </>
  );
}
