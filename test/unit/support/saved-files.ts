/** Catches the files that a page saves. */
import { Blob as NodeBlob } from 'node:buffer';
import { readSheet } from 'read-excel-file/node';
import { afterEach, expect, vi } from 'vitest';

import type { screenOf } from './screen.ts';

let blobs: Map<string, Blob>;

afterEach(() => vi.restoreAllMocks());

/** Presses the opener of 'Save or share', then CSV. @returns the file's name, and its lines without the byte order mark */
export async function saveCsv(
  screen: Pick<ReturnType<typeof screenOf>, 'press' | 'pressInside'>,
  opener: string,
): Promise<{ name: string; lines: string[] }> {
  const saved = catchFiles();
  await screen.press(opener);
  await screen.pressInside('CSV');
  const [{ name, content } = { name: '', content: new Blob() }] = saved;
  const text = await content.text();
  return {
    name,
    lines: text
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1),
  };
}

/** Presses the opener of 'Save or share', then Excel. @returns the file's name, and its rows of cells */
export async function saveWorkbook(
  screen: Pick<ReturnType<typeof screenOf>, 'press' | 'pressInside'>,
  opener: string,
): Promise<{ name: string; rows: unknown[][] }> {
  // The simulated one cannot hold bytes.
  vi.stubGlobal('Blob', NodeBlob);
  const saved = catchFiles();
  await screen.press(opener);
  await screen.pressInside('Excel (.xlsx)');
  // The code that writes workbooks is large; a busy machine needs its time.
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
  const [{ name, content } = { name: '', content: new Blob() }] = saved;
  return { name, rows: await readSheet(Buffer.from(await content.arrayBuffer())) };
}

/** @returns a list that grows with each file */
export function catchFiles(): { name: string; content: Blob }[] {
  blobs = new Map();
  const saved: { name: string; content: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:test/${blobs.size}`;
    blobs.set(address, content as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href) ?? new Blob() });
  });
  return saved;
}
