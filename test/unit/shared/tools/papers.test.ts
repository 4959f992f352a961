// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { STORED_DATA } from '../../../../shared/page/storage/stored-data.ts';
import { accessibilityReport } from '../../../../shared/tools/papers/accessibility-report.ts';
import { browserTable } from '../../../../shared/tools/papers/browsers.ts';
import { CRITERIA } from '../../../../shared/tools/papers/criteria.ts';
import { findEvidence } from '../../../../shared/tools/papers/find-evidence.ts';
import { type Papers, readPapers } from '../../../../shared/tools/papers/papers.ts';
import { filesIn, ROOT } from '../../structure/source-files.ts';

const engines = JSON.parse(readFileSync(join(ROOT, 'shared/tools/papers/engines.json'), 'utf8'));
const facts = {
  name: 'Catalogue Islands',
  version: '1.2.3',
  description: 'Islands: "all" of them',
  date: '2026-11-23',
};

describe('the conformance report', () => {
  let papers: Papers;
  beforeAll(() => {
    papers = readPapers(ROOT);
  });

  it('has each criterion of WCAG 2.2 at the levels A and AA once [embedding Papers]', () => {
    const count = (level: string) =>
      new Set(CRITERIA.filter((one) => one.level === level).map(({ number }) => number)).size;
    expect([count('A'), count('AA'), CRITERIA.length]).toEqual([31, 24, 55]);
  });

  it('calls a criterion supported only if tests prove it, and names these tests [embedding Papers]', () => {
    for (const { number, adherence, evidence } of CRITERIA) {
      expect(evidence.length > 0, number).toBe(adherence === 'supports');
    }
    const requirements = readFileSync(join(ROOT, 'test/requirements.md'), 'utf8');
    const tags = CRITERIA.flatMap(({ evidence }) => evidence).filter((tag) => !tag.startsWith('WCAG '));
    expect(tags.filter((tag) => !requirements.includes(`- \`${tag}\` `))).toEqual([]);
    expect(papers.accessibilityReport).toMatch(
      /num: "2\.1\.1"\n.*\n.*\n.*\n.*supports.*\n.*test\/pages\/accessibility\/keyboard\.test\.ts/,
    );
    expect(() => accessibilityReport(facts, {})).toThrow(/criterion 1\.1\.1: no test has the tag/);
  });

  it('relies on axe only for criteria for which axe has rules [embedding Papers]', () => {
    const tags = new Set(axe.getRules().flatMap((rule) => rule.tags));
    const withAxe = CRITERIA.filter(({ evidence }) => evidence.includes('accessibility Axe'));
    expect(withAxe.filter(({ number }) => !tags.has(`wcag${number.replaceAll('.', '')}`))).toEqual([]);
    expect(withAxe.length).toBeGreaterThan(5);
  });

  it('has the keys of OpenACR, and texts that YAML reads as they are [embedding Papers]', () => {
    const report = accessibilityReport(facts, findEvidence(ROOT));
    const lines = report.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^ *(- )?[a-z_]+:( ("(\\.|[^"\\])*"|\d+|true|false))?$/);
    expect(lines).toEqual(
      expect.arrayContaining([
        'title: "Catalogue Islands Accessibility Conformance Report"',
        '  description: "Islands: \\"all\\" of them"',
        'report_date: "2026-11-23"',
        'catalog: "2.5-edition-wcag-2.2-en"',
        '  success_criteria_level_aa:',
        '      - num: "2.4.11"',
        '          - name: "web"',
        '              level: "not-applicable"',
      ]),
    );
    const levels = lines.filter((line) => line.includes(' level: ')).map((line) => line.trim());
    expect(levels).toHaveLength(55);
    expect([...new Set(levels)].sort()).toEqual([
      'level: "not-applicable"',
      'level: "not-evaluated"',
      'level: "supports"',
    ]);
  });
});

it('the report names exactly the tests that have the tags [embedding Papers]', () => {
  const kept = JSON.parse(readFileSync(join(ROOT, 'shared/tools/papers/evidence.json'), 'utf8'));
  expect(kept, 'evidence.json is out of step: run "npm test -- --accept"').toEqual(findEvidence(ROOT));
});

describe('the table of supported browsers', () => {
  it('has the targets of the build and the engines of the tests [embedding Papers]', () => {
    const table = browserTable(engines);
    expect(table).toContain(`| Firefox | 114 | Firefox ${engines.firefox} |`);
    expect(table).toContain(`| Safari on macOS, iOS and iPadOS | 16.4 | WebKitGTK ${engines.webkit} |`);
    expect(table.split('\n')).toHaveLength(6);
    expect(Object.keys(engines).sort()).toEqual(['chromium', 'firefox', 'webkit']);
  });

  it('doesn’t claim an engine that the tests didn’t run in [embedding Papers]', () => {
    expect(() => browserTable({ ...engines, webkit: undefined })).toThrow(
      /no webkit: run "npm test -- --only engines"/,
    );
  });
});

describe('the table of stored data', () => {
  const modules = [...filesIn('shared', ['.ts', '.tsx']), ...filesIn('widgets', ['.ts', '.tsx'])].filter(
    ({ path }) => !/^shared\/(tools|build)\//.test(path) && path !== 'shared/page/storage/stored-data.ts',
  );
  const code = modules.map(({ text }) => text).join('\n');

  it('has no key that nothing stores [embedding Papers]', () => {
    const starts = Object.keys(STORED_DATA).map((key) => key.replace('*', ''));
    expect(starts.filter((start) => !code.includes(`'${start}'`) && !code.includes(`\`${start}`))).toEqual(
      [],
    );
    const table = readPapers(ROOT).storedData;
    for (const key of Object.keys(STORED_DATA)) expect(table).toContain(`| \`${key}\` |`);
  });

  it('has each stored key: modules that store something take their keys from it [embedding Papers]', () => {
    const storing = modules.filter(({ text }) => /(session|local)Storage\.setItem\(/.test(text));
    expect(storing.length).toBeGreaterThan(5);
    expect(storing.filter(({ text }) => !/\bStoredKey\b/.test(text)).map(({ path }) => path)).toEqual([]);
    expect(code).not.toMatch(
      /\b(sessionStorage|localStorage)\.setItem\(['"`]|\bindexedDB\b|\bcaches\.open|cookieStore/,
    );
    const cookies = [...code.matchAll(/document\.cookie = .+/g)].map(([text]) => text);
    expect(cookies.filter((text) => !text.includes('Max-Age=0'))).toEqual([]);
  });
});

it('the change log has a section for the version of the package [embedding Papers]', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const changeLog = readFileSync(join(ROOT, 'shared/embed/CHANGELOG.md'), 'utf8');
  expect(changeLog).toMatch(
    new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
});
