/**
 * The papers that buyers of software ask for, generated from the code and its tests: accessibility, browsers, and
 * stored data. The change log is a file of its own.
 */
import { STORED_DATA, type StoredEntry } from '../../page/storage/stored-data.ts';
import { readModule } from '../reference/sources/parse-module.ts';
import { accessibilityReport, criteriaTable } from './accessibility-report.ts';
import { browserTable } from './browsers.ts';

/** The texts in Markdown, and the report in OpenACR's format. */
export interface Papers {
  accessibility: string;
  accessibilityReport: string;
  browsers: string;
  storedData: string;
}

/**
 * Writes the papers.
 * @param root the project's directory
 * @throws if one of them would say something that no test or table proves
 */
export function readPapers(root: string): Papers {
  const { version, description } = JSON.parse(readModule(root, 'package.json').text) as Record<
    string,
    string
  >;
  const engines = JSON.parse(readModule(root, 'shared/tools/papers/engines.json').text);
  const evidence = JSON.parse(readModule(root, 'shared/tools/papers/evidence.json').text);
  const [, date = ''] =
    /^## \[\d[^\]]*\] - (\S+)/m.exec(readModule(root, 'shared/embed/CHANGELOG.md').text) ?? [];
  const facts = { name: 'Catalogue Islands', version: version ?? '', description: description ?? '', date };
  return {
    accessibility: accessibilityText(),
    accessibilityReport: accessibilityReport(facts, evidence),
    browsers: browserText(engines),
    storedData: storedDataText(),
  };
}

function accessibilityText(): string {
  return `WCAG 2.2, levels A and AA, for the widgets alone. \`dist/papers/accessibility.yaml\` is the same as a conformance report in the
format of OpenACR, with the files of the tests. What no test proves is not evaluated.

${criteriaTable()}
`;
}

function browserText(engines: Record<string, string>): string {
  return `The widgets are built for these versions and later ones. In older browsers the content of the mount points stays, as without
JavaScript.

${browserTable(engines)}

The journeys of the tests run in all three engines; the rest of the tests run in Chromium.
`;
}

function storedDataText(): string {
  const rows = Object.entries<StoredEntry>(STORED_DATA).map(
    ([key, { storage, content, purpose, until, isPersonal }]) =>
      `| \`${key}\` | ${storage} | ${content} | ${purpose} | ${until} | ${isPersonal ? 'yes' : 'no'} |`,
  );
  return `The widgets set no cookies. They store these entries in the visitor's browser, where only the shop's own pages can read them. A \`*\` stands for anything. What is
stored in the tab is in its \`sessionStorage\`, what is stored in the browser in the shop's \`localStorage\`.

| key | stored in | content | what for | until | about the shopper |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

- If another shopper signs in, entries with a profile id are deleted as soon as they would be read.
- Logout deletes all entries that begin with \`cb-\`, and all of the shop's \`localStorage\`.
- Once an order is confirmed, cookies with affiliate click ids are deleted (\`config.affiliateCookies\`).
- Tabs tell one another on the channel \`cb\` that the cart, a list or the session has changed, without saying how.
- \`window.dataLayer\` gets entries for the shop's tag manager; what that stores is up to the shop.
`;
}
