// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compareShots, differenceOf } from '../../../../demo-pages/shots/compare-shots.ts';
import { writeReport } from '../../../../demo-pages/shots/report.ts';

/** A picture of one colour, black from some row on. */
function picture(width: number, height: number, blackFrom = height): Buffer {
  const png = new PNG({ width, height });
  for (let row = 0; row < height; row += 1)
    png.data.fill(row < blackFrom ? 255 : 0, row * width * 4, (row + 1) * width * 4);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  it('differ in the pixels that aren’t the same [workbench Shots]', () => {
    expect(differenceOf(picture(10, 10), picture(10, 10)).pixels).toBe(0);
    expect(differenceOf(picture(10, 10), picture(10, 10, 8)).pixels).toBe(20);
  });

  it('of different lengths differ in the pixels that one of them lacks [workbench Shots]', () => {
    expect(differenceOf(picture(10, 10), picture(10, 12, 10)).pixels).toBe(20);
  });
});

it('a run is compared picture by picture, and the page shows what differs [workbench Shots]', async () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'shots-'));
  const [before, after] = [folder(), folder()];
  const put = (where: string, name: string, content: Buffer) => writeFileSync(join(where, name), content);
  for (const where of [before, after]) put(where, 'same.1280.png', picture(4, 4));
  put(before, 'changed.375.png', picture(4, 4));
  put(after, 'changed.375.png', picture(4, 4, 2));
  put(before, 'gone.640.png', picture(4, 4));
  put(after, 'new.paper.png', picture(4, 4));
  const found = await compareShots(before, after, folder());
  expect(found.map(({ file, kind, pixels }) => [file, kind, pixels])).toEqual([
    ['changed.375.png', 'changed', 8],
    ['gone.640.png', 'gone', 0],
    ['new.paper.png', 'new', 0],
    ['same.1280.png', 'same', 0],
  ]);
  const report = writeReport(found, ['a1', 'b2'], { before: 'a1', after: 'b2', difference: 'difference' });
  expect(report).toContain('3 of 4 pictures differ.');
  for (const source of ['a1/changed', 'b2/changed', 'difference/changed', 'a1/gone', 'b2/new'])
    expect(report).toContain(`src="${source}`);
  expect(report).not.toContain('same.1280');
});
