import { type FileTable, fileName } from '../../domain/files/file-table.ts';
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { report } from '../../page/report.ts';
import { csvFile, saveFile } from './save-file.ts';

const workbooks = lazyModule(() => import('./write-workbook.ts'));

/** A format of saved tables, which is also the ending of the file's name. */
export type TableFormat = 'csv' | 'xlsx';

/**
 * Saves a table as a file that is created on this page [files Files].
 * @param name the file's name without its ending
 * @returns the name of the saved file; null if it could not be created
 */
export async function saveTable(name: string, table: FileTable, format: TableFormat): Promise<string | null> {
  const file = `${name}.${format}`;
  const content = await contentOf(table, format);
  if (!content) return null;
  saveFile(file, content);
  return file;
}

async function contentOf(table: FileTable, format: TableFormat): Promise<Blob | null> {
  if (format === 'csv') return csvFile(table);
  const written = await workbooks.use(({ workbook }) => workbook(table).catch(reportUnwritten));
  return written.ok ? written.value : null;
}

function reportUnwritten(error: unknown): null {
  report('part-not-loaded', 'A file could not be created.', { error });
  return null;
}

/** Returns a file name without its ending that has today's date, in the shopper's time zone: 'cart-2026-03-04'. */
export function datedFileName(...parts: string[]): string {
  const now = new Date();
  const twoDigits = (number: number) => `${number}`.padStart(2, '0');
  const today = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
  return fileName(...parts, today);
}
