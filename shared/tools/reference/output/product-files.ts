/** The files that describe the product, beside what the build makes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Product, readProduct, type ShownState } from '../product.ts';
import { readModule } from '../sources/parse-module.ts';
import { customElements } from './custom-elements.ts';
import { declarationFiles } from './declaration-files.ts';
import { htmlData, webTypes } from './editor-data.ts';
import { referencePage } from './reference-page.tsx';

/**
 * Reads the product and writes its reference, its types, and its data for editors.
 * @param root the project's directory
 * @param out absolute path of the build's directory
 * @param shownStates the demo shop's table of states
 * @throws where a source says something that cannot be read, with its place
 */
export async function writeProductFiles(
  root: string,
  out: string,
  shownStates: readonly ShownState[],
): Promise<Product> {
  const product = await readProduct(root, shownStates);
  for (const [file, content] of productFiles(root, product)) {
    const path = join(out, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return product;
}

function productFiles(root: string, product: Product): Map<string, string> {
  return new Map([
    ['reference.html', referencePage(product)],
    ['reference.css', readModule(root, 'shared/tools/reference/output/reference.css').text],
    ['html-data.json', inJson(htmlData(product))],
    ['web-types.json', inJson(webTypes(product))],
    ['custom-elements.json', inJson(customElements(product))],
    ...[...declarationFiles(product)].map(([file, text]) => [`types/${file}`, text] as const),
  ]);
}

function inJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
