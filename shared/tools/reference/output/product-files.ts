/** The files that describe the product, in addition to those of the build. */
import { readProduct, type ShownState } from '../product.ts';
import { readModule } from '../sources/parse-module.ts';
import { customElements } from './custom-elements.ts';
import { declarationFiles } from './declaration-files.ts';
import { htmlData, webTypes } from './editor-data.ts';
import { referencePage } from './reference-page.tsx';

/**
 * Reads the product and creates its reference, its types, and its data for editors.
 * @param root the project's directory
 * @param shownStates the demo shop's table of states
 * @returns the contents by path below the build's directory
 * @throws if a source can't be read, with its position
 */
export async function productFiles(
  root: string,
  shownStates: readonly ShownState[],
): Promise<Map<string, string>> {
  const product = await readProduct(root, shownStates);
  const styles = readModule(root, 'shared/tools/reference/output/reference.css').text;
  return new Map([
    ['CHANGELOG.md', product.texts.changeLog],
    ['papers/accessibility.yaml', product.papers.accessibilityReport],
    ['papers/accessibility.md', `# Accessibility\n\n${product.papers.accessibility}`],
    ['papers/browsers.md', `# Supported browsers\n\n${product.papers.browsers}`],
    ['papers/stored-data.md', `# Stored data\n\n${product.papers.storedData}`],
    ['reference.html', referencePage(product, styles)],
    ['html-data.json', inJson(htmlData(product))],
    ['web-types.json', inJson(webTypes(product))],
    ['custom-elements.json', inJson(customElements(product))],
    ...[...declarationFiles(product)].map(([file, text]) => [`types/${file}`, text] as const),
  ]);
}

function inJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
