import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a picture compares with the one taken before. */
export interface Comparison {
  /** Such as `cart-page-empty.375.png`. */
  file: string;
  kind: 'same' | 'changed' | 'new' | 'gone';
  /** The number of pixels that differ. */
  pixels: number;
}

/** Pixels that differ by less count as equal. This ignores the edges of letters. */
const THRESHOLD = 0.1;

const SAME = { pixels: 0, picture: undefined };

/** Compares the pictures in two folders, and writes the differences to a third. */
export async function compareShots(before: string, after: string, difference: string): Promise<Comparison[]> {
  await mkdir(difference, { recursive: true });
  const files = new Set([...(await readdir(before)), ...(await readdir(after))]);
  const found: Comparison[] = [];
  for (const file of [...files].filter((name) => name.endsWith('.png')).sort()) {
    const [old, current] = [join(before, file), join(after, file)];
    if (!existsSync(old)) found.push({ file, kind: 'new', pixels: 0 });
    else if (!existsSync(current)) found.push({ file, kind: 'gone', pixels: 0 });
    else {
      const [one, other] = [await readFile(old), await readFile(current)];
      // Most pictures are the same file, which is found much faster.
      const { pixels, picture } = one.equals(other) ? SAME : differenceOf(one, other);
      if (picture && pixels > 0) await writeFile(join(difference, file), picture);
      found.push({ file, kind: pixels > 0 ? 'changed' : 'same', pixels });
    }
  }
  return found;
}

/** Compares two pictures. If one is larger, everything the other lacks counts as changed. */
export function differenceOf(before: Buffer, after: Buffer): { pixels: number; picture: Buffer } {
  const pictures = [before, after].map((buffer) => PNG.sync.read(buffer));
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = pictures.map((picture) => onCanvas(picture, width, height)) as [PNG, PNG];
  const result = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, result.data, width, height, { threshold: THRESHOLD });
  return { pixels, picture: PNG.sync.write(result) };
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
