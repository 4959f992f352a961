import type { FileTable } from '../../domain/files/file-table.ts';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { datedFileName, type TableFormat } from './save-table.ts';
import { useTableSaving } from './use-table-saving.ts';

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
  const { outcome, save } = useTableSaving({ saved: messages.filesSaved, failed: messages.filesFailed });
  const saveAs = (format: TableFormat) => save(datedFileName(name), table(), format);
  return (
    <>
      <div className="cb-files__ways">
        <Button onPress={() => saveAs('csv')}>{messages.filesCsv}</Button>
        <Button onPress={() => saveAs('xlsx')}>{messages.filesExcel}</Button>
      </div>
      <p className="cb-files__told">{outcome}</p>
    </>
  );
}
