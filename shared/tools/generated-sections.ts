/**
 * The sections of documents that are generated, so that no sentence about files and policies is written twice. Each is
 * between two comments that name it. `npm test -- --accept` writes them; a test fails where one is out of step.
 */
import { cachingTable, filesTable } from './caching.mjs';
import { headsTable, policyTable } from './policies.ts';
import { prerenderingTable } from './speculation-rules.mjs';

/** The sections by their names. */
const SECTIONS: Record<string, () => string> = {
  caching: cachingTable,
  files: filesTable,
  heads: headsTable,
  policies: policyTable,
  prerendering: prerenderingTable,
};

/** The documents with generated sections. */
export const DOCUMENTS = [
  'shared/embed/README.md',
  'shared/tools/README.md',
  'shared/tools/reference/policies.md',
  'demo-pages/jsp/README.md',
];

const SECTION = /(<!-- generated: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g;

/**
 * Returns a document with its generated sections as they should be.
 * @throws if it names a part that doesn't exist
 */
export function withSections(text: string): string {
  return text.replace(SECTION, (_, start: string, name: string, end: string) => {
    const write = SECTIONS[name];
    if (!write)
      throw new Error(
        `there is no generated section "${name}"; there are ${Object.keys(SECTIONS).join(', ')}`,
      );
    return `${start}${write()}${end}`;
  });
}
