import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Copies a build to where the tests serve it, with one of its files compressed, too.
 * @returns the path of that file, below the copy
 */
export async function copyWithCompressed(build: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await cp(build, to, { recursive: true });
  const { loader } = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8')) as {
    loader: { file: string };
  };
  const content = await readFile(join(to, loader.file));
  await writeFile(join(to, `${loader.file}.br`), brotliCompressSync(content));
  await writeFile(join(to, `${loader.file}.gz`), gzipSync(content));
  return loader.file;
}
