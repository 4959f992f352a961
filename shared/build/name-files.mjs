/**
 * Names each widget's files after it. esbuild calls a module `chunk-…` as soon as a lazy part shares it;
 * and its stylesheet, whose own hash is part of the module's content, can stand under the module's hash.
 * So one hash names both, and the loader, which carries the names of all, is the smaller for it. All hashes
 * are cut short, for no compression helps with them.
 */

/** Characters of a hash in a file's name: enough to tell versions apart, and every module names its imports. */
export const HASH_LENGTH = 5;

/**
 * Renames modules and the widgets' stylesheets in place, wherever they are named.
 * @param {{outputFiles: import('esbuild').OutputFile[], metafile: import('esbuild').Metafile,
 *   stylesheets: Map<string, {file: string, code: Uint8Array}>}} built
 * @param {{name: string, entry: string}[]} widgets
 * @returns the same build with files named `assets/NAME-HASH.js` and `assets/NAME-HASH.css`
 * @throws when two files would get one name
 */
export function nameFiles({ outputFiles, metafile, stylesheets }, widgets) {
  const names = new Map();
  for (const { name, entry } of widgets) {
    const [module] =
      Object.entries(metafile.outputs).find(([, { inputs }]) => inputs[entry]?.bytesInOutput) ?? [];
    const [, old, hash] = /([^/]+-(\w+))\.js$/.exec(module);
    const named = `${name}-${hash.slice(0, HASH_LENGTH)}`;
    names.set(old, named);
    const sheet = stylesheets.get(`widgets/${name}/${name}.css`);
    if (sheet) names.set(sheet.file.replace(/^assets\/|\.css$/g, ''), named);
  }
  for (const file of Object.keys(metafile.outputs)) {
    const [, old, name, hash] = /(([^/]+)-([A-Z2-7]{8}))\.js$/.exec(file) ?? [];
    const named = `${name}-${hash?.slice(0, HASH_LENGTH)}`;
    if (!old || names.has(old)) continue;
    if ([...names.values()].includes(named)) throw new Error(`two files would be called ${named}`);
    names.set(old, named);
  }
  const rename = (text) => text.replace(/[\w-]+-[A-Z2-7]{7,8}\b/g, (word) => names.get(word) ?? word);
  return {
    metafile: JSON.parse(rename(JSON.stringify(metafile))),
    outputFiles: outputFiles.map(({ path, text }) => ({
      path: rename(path),
      contents: new TextEncoder().encode(rename(text)),
    })),
    stylesheets: new Map(
      [...stylesheets].map(([source, { file, code }]) => [source, { file: rename(file), code }]),
    ),
  };
}
