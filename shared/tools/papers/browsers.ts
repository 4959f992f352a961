import { OLDEST_BROWSERS } from '../../build/targets.mjs';

/** The engine of each browser, the system that the tests run it on, and its name in the record. */
const BROWSERS = {
  chrome: ['Chrome, and other browsers with Chromium', 'Chromium', 'chromium'],
  edge: ['Edge', 'Chromium', 'chromium'],
  firefox: ['Firefox', 'Firefox', 'firefox'],
  safari: ['Safari on macOS, iOS and iPadOS', 'WebKitGTK', 'webkit'],
} as const;

/**
 * The supported browsers as a table in Markdown, from the targets of the build and the engines of the tests.
 * @param engines the versions that the journeys last ran in, by engine
 * @throws if the build has a target, or the tests an engine, that the table doesn't know
 */
export function browserTable(engines: Record<string, string>): string {
  const rows = Object.entries(OLDEST_BROWSERS).map(([name, version]) => {
    const known = BROWSERS[name as keyof typeof BROWSERS];
    if (!known) throw new Error(`browsers.ts knows no browser ${name} of the build's targets`);
    const [browser, system, engine] = known;
    const tried = engines[engine];
    if (!tried) throw new Error(`engines.json has no ${engine}: run "npm test -- --only engines"`);
    return `| ${browser} | ${version} | ${system} ${tried} |`;
  });
  return ['| browser | from version | the tests ran in |', '| --- | --- | --- |', ...rows].join('\n');
}
