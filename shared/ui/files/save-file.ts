import { csvText } from '../../domain/files/csv-text.ts';
import type { FileTable } from '../../domain/files/file-table.ts';

/** How long a browser may take to start saving. */
const KEEP_MS = 60_000;

/** Saves a file that was created on this page. Nothing is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // The link is not in the document, so that no script of the page takes the click for the shopper's.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** Returns a table as the content of a CSV file [files CSV]. */
export function csvFile(table: FileTable): Blob {
  return new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' });
}
