import { MOST_ORDER_SHEET_ROWS } from '../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { type FileTable, fileTable } from '../../../shared/domain/files/file-table.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { fileHeadings } from '../../../shared/ui/files/file-tables.ts';
import type { TableFormat } from '../../../shared/ui/files/save-table.ts';
import { useTableSaving } from '../../../shared/ui/files/use-table-saving.ts';

const messages = defineMessages('quick-order', {
  sampleHint:
    'Starting a new file? Download a sample. It has the columns we read, {item} and {quantity}, and three example rows. One file can have up to {most} rows.',
  sampleExcel: 'Sample Excel file (.xlsx)',
  sampleCsv: 'Sample CSV file',
  sampleSaved: 'Saved: {file}',
  sampleFailed: 'We couldn’t create the sample. Please try again.',
  sampleNotes: 'Notes',
  sampleReplace: 'Replace the example rows with your own, up to {most} rows.',
  sampleIgnored: 'We read only {item} and {quantity}. You can leave this column empty or delete it.',
});

/** Example rows. A spreadsheet changes none of these item numbers: they neither start with a zero nor look like a date. */
const EXAMPLES = [
  { itemNumber: '151261', quantity: 2 },
  { itemNumber: '721002', quantity: 12 },
  { itemNumber: 'SF1200', quantity: 1 },
] as const;

/** The names of the columns, and the limit of an order sheet. */
function sampleFacts() {
  const { fileItemNumber: item, fileQuantity: quantity } = fileHeadings;
  return { item, quantity, most: MOST_ORDER_SHEET_ROWS };
}

/** Returns an order sheet to fill in: the columns that are read, three rows, and notes that say what to do. */
export function sampleOrderSheet(): FileTable {
  const facts = sampleFacts();
  const notes = [fill(messages.sampleReplace, facts), fill(messages.sampleIgnored, facts)];
  return fileTable(
    EXAMPLES.map((example, index) => ({ ...example, note: notes[index] })),
    [
      [facts.item, ({ itemNumber }) => itemNumber],
      [facts.quantity, ({ quantity }) => quantity],
      [messages.sampleNotes, ({ note }) => note],
    ],
  );
}

/** Offers a sample order sheet in both formats, and says how many rows one can have [sheet Sample]. */
export function SampleOrderSheet() {
  const { outcome, save } = useTableSaving({ saved: messages.sampleSaved, failed: messages.sampleFailed });
  const saveAs = (format: TableFormat) => save('quick-order-sample', sampleOrderSheet(), format);
  return (
    <div className="cb-order-sheet__sample">
      <p className="cb-order-sheet__hint">{fill(messages.sampleHint, sampleFacts())}</p>
      <div className="cb-order-sheet__tools">
        <Button tone="link" onPress={() => saveAs('xlsx')}>
          {messages.sampleExcel}
        </Button>
        <Button tone="link" onPress={() => saveAs('csv')}>
          {messages.sampleCsv}
        </Button>
      </div>
      {outcome && <p className="cb-order-sheet__hint">{outcome}</p>}
    </div>
  );
}
