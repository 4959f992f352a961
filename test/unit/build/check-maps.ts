/** Checks the source maps of a whole release. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect } from 'vitest';
import { ROOT } from '../structure/source-files.ts';

/** A quoted text that is long enough to occur in few places. Strings that the build joins from pieces have a blank. */
const QUOTED = /"([A-Za-z][\w:.-]{9,})"/g;

/**
 * Checks that every script with code has a map, that the maps name existing files of the tree, and that quoted texts of
 * the scripts are in the lines that the maps point to, if a package ships the sources of its own map.
 * @param release the folder of the scripts
 * @param maps the folder of their maps
 */
export function checkMaps(release: string, maps: string): void {
  const modules = readdirSync(join(release, 'assets')).filter((file) => file.endsWith('.js'));
  const scripts = [
    ...modules.map((file) => `assets/${file}`),
    'loader.js',
    'pointers/loader.js',
    'pointers/fall-back.js',
  ];
  const found = readdirSync(maps, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(found).toHaveLength(scripts.length);
  const sources = new Map<string, string | null>();
  let texts = 0;
  const moved: { script: string; text: string }[] = [];
  for (const script of scripts) {
    const map = new TraceMap(readFileSync(join(maps, `${script}.map`), 'utf8'));
    for (const source of map.sources) if (source) sources.set(source, sourceContentFor(map, source));
    for (const [index, line] of readFileSync(join(release, script), 'utf8').split('\n').entries()) {
      for (const { 0: quoted, 1: text = '', index: column } of line.matchAll(QUOTED)) {
        // A list of words that the minifier has joined.
        if (line.startsWith('.split(', column + quoted.length)) continue;
        const origin = originalPositionFor(map, { line: index + 1, column });
        // A package may ship a map without its sources.
        const isLeftOut = origin.source?.startsWith('node_modules/') && sources.get(origin.source) === null;
        if (isLeftOut) continue;
        const written = origin.source && sources.get(origin.source)?.split('\n')[origin.line - 1];
        if (written?.includes(text)) texts++;
        else moved.push({ script, text });
      }
    }
  }
  expect(texts).toBeGreaterThan(500);
  // If the minifier has replaced a name with its constant, the map points to the name.
  expect(moved.length).toBeLessThan(texts / 20);
  const contents = [...sources.values()].filter((content) => content !== null);
  for (const { script, text } of moved) {
    expect(
      contents.some((content) => content.includes(text) || hasTemplateOf(content, text)),
      `${script}: ${text}`,
    ).toBe(true);
  }
  for (const [source, content] of sources) {
    expect(source).toMatch(/^(widgets|shared|node_modules|dist\/<define:)/);
    if (!/^(node_modules|dist)/.test(source))
      expect(content, source).toBe(readFileSync(join(ROOT, source), 'utf8'));
  }
}

/** Whether a text is the minified form of a template: its first piece, followed by a constant. */
function hasTemplateOf(content: string, text: string): boolean {
  const lengths = Array.from({ length: text.length }, (_, index) => index + 1);
  return lengths.some((length) => length > 5 && content.includes(`\`${text.slice(0, length)}\${`));
}
