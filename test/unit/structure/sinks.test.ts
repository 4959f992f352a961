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
    only: 'shared/ui/clean-html.tsx',
    example: '<p dangerouslySetInnerHTML={x} />',
  },
  {
    what: 'location.assign',
    pattern: /\blocation\.assign\b/,
    only: 'shared/page/navigate.ts',
    example: 'window.location.assign(url)',
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
    only: 'shared/api/send.ts',
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

function uses({ pattern }: Ban, file: SourceFile): boolean {
  return pattern.test(codeOf(file.text));
}

describe('what the widgets may not do', () => {
  const sources = ['widgets', 'shared'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));

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
