import { useState } from 'react';
import type { FileTable } from '../../domain/files/file-table.ts';
import { announce } from '../../page/announce.ts';
import { fill } from '../../page/messages.ts';
import { saveTable, type TableFormat } from './save-table.ts';

/** The texts about the outcome. `saved` has the placeholder `{file}`. */
interface SavingTexts {
  saved: string;
  failed: string;
}

/**
 * Saves tables as files, like `saveTable`, and announces the outcome.
 * @returns `outcome`: the text about the last one, to be shown; empty before
 */
export function useTableSaving({ saved, failed }: SavingTexts) {
  const [outcome, setOutcome] = useState('');

  async function save(name: string, table: FileTable, format: TableFormat): Promise<void> {
    const file = await saveTable(name, table, format);
    const text = file ? fill(saved, { file }) : failed;
    setOutcome(text);
    announce(text);
  }

  return { outcome, save };
}
