/** What can be made of a cart, an order or a list: a link, a file, a sheet of paper. Loaded when it is wanted. */
import { type ReactNode, useState } from 'react';
import { type FileTable, fileName } from '../../domain/files/file-table.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { loadPart } from '../../page/parts/load-part.ts';
import { report } from '../../page/report.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { csvFile, saveFile } from './save-file.ts';

const messages = defineMessages('ui', {
  filesTitle: 'Save or share',
  filesClose: 'Close',
  filesHeading: 'Save as a file',
  filesHint: 'The file is made on this device. Choose Excel if item numbers begin with a zero.',
  filesUnpriced: 'Prices are not in it, since they are not shown for your account.',
  filesCsv: 'CSV',
  filesExcel: 'Excel (.xlsx)',
  filesSaved: 'Saved: {file}',
  filesFailed: 'The file could not be made. Please try again.',
});

interface SaveOrShareProps {
  /** What the file is called, such as `order` and its number; the date of the day is added. */
  name: string;
  /** What is saved, as it is at the moment. */
  table: () => FileTable;
  /** Whether this visitor is shown prices. */
  priced: boolean;
  onClose: () => void;
  /** What else can be made of it. */
  children?: ReactNode;
}

/** The dialog 'Save or share'. */
export function SaveOrShare({ name, table, priced, onClose, children }: SaveOrShareProps) {
  const [told, setTold] = useState('');

  async function save(ending: 'csv' | 'xlsx'): Promise<void> {
    const file = `${fileName(name, today())}.${ending}`;
    const text = await contentOf(table(), ending).then(
      (content) => {
        saveFile(file, content);
        return fill(messages.filesSaved, { file });
      },
      (error) => {
        report('part-not-loaded', 'A file could not be made.', { error });
        return messages.filesFailed;
      },
    );
    setTold(text);
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
          <h3 className="cb-files__title">{messages.filesHeading}</h3>
          <p className="cb-files__text">
            {messages.filesHint} {!priced && messages.filesUnpriced}
          </p>
          <div className="cb-files__ways">
            <Button onPress={() => save('csv')}>{messages.filesCsv}</Button>
            <Button onPress={() => save('xlsx')}>{messages.filesExcel}</Button>
          </div>
          <p className="cb-files__told">{told}</p>
        </section>
      </div>
    </Dialog>
  );
}

async function contentOf(table: FileTable, ending: 'csv' | 'xlsx'): Promise<Blob> {
  if (ending === 'csv') return csvFile(table);
  const { workbook } = await loadPart(() => import('./write-workbook.ts'));
  return workbook(table);
}

/** The day where the shopper is, as files are sorted by it. */
function today(): string {
  const now = new Date();
  const twoDigits = (number: number) => `${number}`.padStart(2, '0');
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}
