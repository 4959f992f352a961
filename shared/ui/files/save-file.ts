import { csvText } from '../../domain/files/csv-text.ts';
import type { FileTable } from '../../domain/files/file-table.ts';

/** How long a browser may take to begin saving. */
const KEEP_MS = 60_000;

/** Has the browser save a file that was made on this page. Nothing is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // Not in the document, so that no script of the page takes the press for one of a shopper.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** A table as the content of a CSV file [files CSV]. */
export function csvFile(table: FileTable): Blob {
  return new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' });
}
