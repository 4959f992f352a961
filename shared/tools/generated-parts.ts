/**
 * The parts of documents that are generated, so that no sentence about files and policies is written twice. Each stands
 * between two comments that name it. `npm test -- --accept` writes them; a test fails where one is out of step.
 */
import { cachingTable, filesTable } from './caching.mjs';
import { headsTable, policyTable } from './policies.ts';

/** The parts by their names. */
const PARTS: Record<string, () => string> = {
  caching: cachingTable,
  files: filesTable,
  heads: headsTable,
  policies: policyTable,
};

/** The documents with generated parts. */
export const DOCUMENTS = [
  'shared/embed/README.md',
  'shared/tools/README.md',
  'shared/tools/reference/policies.md',
  'demo-pages/jsp/README.md',
];

const PART = /(<!-- generated: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g;

/**
 * Returns a document with its generated parts as they should be.
 * @throws if it names a part that doesn't exist
 */
export function withParts(text: string): string {
  return text.replace(PART, (_, start: string, name: string, end: string) => {
    const write = PARTS[name];
    if (!write)
      throw new Error(`there is no generated part "${name}"; there are ${Object.keys(PARTS).join(', ')}`);
    return `${start}${write()}${end}`;
  });
}

/** Returns the names of a document's generated parts. */
export function partsOf(text: string): string[] {
  return [...text.matchAll(PART)].map(([, , name = '']) => name);
}
