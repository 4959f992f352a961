/**
 * Names the files of a build: a widget's after the widget, what several widgets load by number, and one
 * mark of the whole build in every name. The loader, which every page pays for, so carries one mark instead
 * of a hash for each of forty files. A release makes shoppers fetch all files again; with a hash each
 * it would nearly do so, too, since a module's content names the modules that it imports.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { importsOf } from './outputs.mjs';

const MODULE = /(([^/]+)-[A-Z2-7]{8})\.js$/;
const STYLESHEET = /((\w[\w-]*)-[A-Z2-7]{7})\.css$/;

/**
 * A mark of what a build holds: two builds with one mark are the same build.
 * @param {string} runtime
 * @param {{outputFiles: import('esbuild').OutputFile[], stylesheets: Map<string, {file: string, code: Uint8Array}>}} built
 * @returns {string} 8 hexadecimal digits
 */
export function markOf(runtime, { outputFiles, stylesheets }) {
  const contents = new Map(outputFiles.map((file) => [basename(file.path), file.contents]));
  for (const { file, code } of stylesheets.values()) contents.set(basename(file), code);
  const hash = createHash('sha256').update(runtime);
  for (const name of [...contents.keys()].sort()) hash.update(name).update(contents.get(name));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Renames modules and stylesheets, wherever they are named, and leaves out the files that esbuild makes for
 * entries whose code went into a chunk.
 * @param {{outputFiles: import('esbuild').OutputFile[], metafile: import('esbuild').Metafile,
 *   stylesheets: Map<string, {file: string, code: Uint8Array}>}} built
 * @param {{name: string, entry: string}[]} widgets
 * @param {string} mark
 * @returns the same build with files named `assets/NAME-MARK.js`, `assets/shared-N-MARK.js` (N to base 36, lowest
 *   for what most widgets load first) and `assets/NAME-MARK.css`
 * @throws when two files would get one name
 */
export function nameFiles({ outputFiles, metafile, stylesheets }, widgets, mark) {
  const outputs = withoutStubs(metafile.outputs, widgets);
  const owners = new Map(
    widgets.map(({ name, entry }) => [
      Object.keys(outputs).find((path) => outputs[path].inputs[entry]?.bytesInOutput),
      name,
    ]),
  );
  const chunks = chunksByUse(outputs, owners);
  const names = new Map();
  const add = (old, name) => {
    const named = `${name}-${mark}`;
    if ([...names.values()].includes(named)) throw new Error(`two files would be called ${named}`);
    names.set(old, named);
  };
  for (const path of Object.keys(outputs)) {
    const [, old, own] = MODULE.exec(path) ?? [];
    const number = chunks.indexOf(path);
    if (old) add(old, owners.get(path) ?? (number < 0 ? own : `shared-${number.toString(36)}`));
  }
  for (const { file } of stylesheets.values()) {
    const [, old, own] = STYLESHEET.exec(file);
    names.set(old, `${own}-${mark}`);
  }

  const rename = (text) => text.replace(/[\w-]+-[A-Z2-7]{7,8}\b/g, (word) => names.get(word) ?? word);
  const isKept = ({ path }) => Object.keys(outputs).some((kept) => basename(kept) === basename(path));
  return {
    metafile: JSON.parse(rename(JSON.stringify({ ...metafile, outputs }))),
    outputFiles: outputFiles.filter(isKept).map(({ path, text }) => ({
      path: rename(path),
      contents: new TextEncoder().encode(rename(text)),
    })),
    stylesheets: new Map(
      [...stylesheets].map(([source, { file, code }]) => [source, { file: rename(file), code }]),
    ),
  };
}

/** Where a widget shares its code with its lazy parts, the entry's own file only imports the chunk. */
function withoutStubs(outputs, widgets) {
  const entries = widgets.map(({ entry }) => entry);
  const isStub = ({ entryPoint, inputs }) =>
    entries.includes(entryPoint) && !inputs[entryPoint]?.bytesInOutput;
  return Object.fromEntries(Object.entries(outputs).filter(([, output]) => !isStub(output)));
}

/** The chunks that are nobody's own, those first that most widgets load before they run. */
function chunksByUse(outputs, owners) {
  const uses = new Map();
  for (const module of owners.keys()) {
    for (const path of importsOf(outputs, module)) uses.set(path, (uses.get(path) ?? 0) + 1);
  }
  return Object.keys(outputs)
    .filter((path) => /(^|\/)chunk-/.test(path) && !owners.has(path))
    .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1));
}
