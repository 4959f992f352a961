// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { codeOf, filesIn, type SourceFile } from './source-files.ts';

interface Ban {
  what: string;
  pattern: RegExp;
  /** The one file that may. */
  only?: string;
  /** Code in which the pattern must find something. */
  example: string;
}

/** Prototype.js has another `reduce`, `entries` and so on in place of the browser's. */
const REPLACED: (Omit<Ban, 'only'> & { only?: string[] })[] = [
  { what: 'Array.from', pattern: /\bArray\.from\b/, example: 'Array.from(lines, toRow)' },
  { what: 'reduce', pattern: /\.reduce(Right)?\(/, example: 'lines.reduce(add, 0)' },
  { what: 'entries of a list', pattern: /(?<!\bObject)\.entries\(/, example: 'lines.entries()' },
  { what: 'bind', pattern: /\.bind\(/, example: 'read.bind(null, 1)' },
  { what: 'scrollTo of an element', pattern: /\.scrollTo\(/, example: 'row.scrollTo({ left: 0 })' },
  {
    what: 'JSON.stringify',
    pattern: /\bJSON\.stringify\b/,
    // The second runs in the build alone.
    only: ['shared/domain/json.ts', 'shared/embed/loader-table.ts'],
    example: 'JSON.stringify(ids)',
  },
];

const BANS: Ban[] = [
  { what: 'innerHTML', pattern: /\binnerHTML\b(?!:)/, example: 'element.innerHTML = text' },
  { what: 'outerHTML', pattern: /\bouterHTML\b/, example: 'element.outerHTML = text' },
  { what: 'insertAdjacentHTML', pattern: /\binsertAdjacentHTML\b/, example: "a.insertAdjacentHTML('x', b)" },
  { what: 'document.write', pattern: /\bdocument\.write(ln)?\b/, example: 'document.write(text)' },
  { what: 'DOMParser', pattern: /\bDOMParser\b/, example: 'new DOMParser()' },
  {
    what: 'createContextualFragment',
    pattern: /createContextualFragment/,
    example: 'r.createContextualFragment(t)',
  },
  { what: 'setHTMLUnsafe', pattern: /\bsetHTML(Unsafe)?\b/, example: 'element.setHTMLUnsafe(text)' },
  {
    what: 'dangerouslySetInnerHTML',
    pattern: /dangerouslySetInnerHTML/,
    only: 'shared/ui/content/clean-html.tsx',
    example: '<p dangerouslySetInnerHTML={x} />',
  },
  {
    what: 'location.assign',
    pattern: /\blocation\.assign\b/,
    only: 'shared/page/navigate.ts',
    example: 'window.location.assign(url)',
  },
  {
    what: 'location.reload',
    pattern: /\blocation\.reload\b/,
    only: 'shared/page/parts/reload-page.ts',
    example: 'location.reload()',
  },
  { what: 'location.replace', pattern: /\blocation\.replace\b/, example: 'location.replace(url)' },
  {
    what: 'setting the location',
    pattern: /\blocation(\.href)?\s*=(?![=>])/,
    example: 'document.location.href = url',
  },
  { what: 'window.open', pattern: /\bwindow\.open\b/, example: 'window.open(url)' },
  { what: "setting a form's action", pattern: /\.action\s*=(?!=)/, example: 'form.action = url' },
  { what: 'eval', pattern: /\beval\s*\(/, example: 'eval(text)' },
  { what: 'new Function', pattern: /\bnew Function\b/, example: "new Function('return 1')" },
  { what: 'console', pattern: /\bconsole\./, only: 'shared/page/report.ts', example: 'console.log(text)' },
  {
    what: 'fetch',
    pattern: /(?<![.\w])fetch\(|window\.fetch\b/,
    only: 'shared/api/transport/send.ts',
    example: 'await fetch(url)',
  },
  { what: 'XMLHttpRequest', pattern: /\bXMLHttpRequest\b|\bsendBeacon\b/, example: 'new XMLHttpRequest()' },
  {
    what: 'all of React at once',
    pattern: /import\s+(\*\s+as\s+)?React\b/,
    example: "import React from 'react'",
  },
  {
    what: 'what Preact lacks',
    pattern: /\b(useActionState|useOptimistic|Activity|forwardRef|findDOMNode)\b/,
    example: "import { useOptimistic } from 'react'",
  },
  {
    what: 'preact itself',
    pattern: /from\s+['"](preact|@preact\/signals)(\/[^'"]*)?['"]/,
    only: 'shared/build/react-on-preact.ts',
    example: "import { h } from 'preact'",
  },
  {
    what: 'an inline style sheet',
    pattern: /<style\b|createElement\(['"]style['"]\)/,
    example: '<style>{css}</style>',
  },
  {
    what: 'an unload listener',
    pattern: /['"](before)?unload['"]/,
    example: "addEventListener('unload', end)",
  },
];

function uses({ pattern }: Pick<Ban, 'pattern'>, file: SourceFile): boolean {
  return pattern.test(codeOf(file.text));
}

/** The tools run on the command line, and never on a page of the shop. */
const sources = ['widgets', 'shared']
  .flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
  .filter(({ path }) => !path.startsWith('shared/tools/'));

describe('what the widgets may not do', () => {
  it.each(BANS)('is $what [S1, S5]', (ban) => {
    const users = sources.filter((file) => uses(ban, file)).map(({ path }) => path);
    expect(users).toEqual(ban.only ? [ban.only] : []);
  });

  it.each(BANS)('is found: $what', (ban) => {
    expect(uses(ban, { path: 'widgets/a/a.tsx', text: `  ${ban.example};` })).toBe(true);
    expect(uses(ban, { path: 'widgets/a/a.tsx', text: `// ${ban.example}\n/* ${ban.example} */` })).toBe(
      false,
    );
  });
});

describe('what old libraries have replaced', () => {
  it.each(REPLACED)('is not used: $what [reliability Legacy built-ins]', (ban) => {
    const users = sources.filter((file) => uses(ban, file)).map(({ path }) => path);
    expect(users).toEqual(ban.only ?? []);
    expect(uses(ban, { path: 'widgets/a/a.tsx', text: ban.example })).toBe(true);
  });
});
