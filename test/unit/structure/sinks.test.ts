// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { codeOf, filesIn, type SourceFile } from './source-files.ts';

interface Ban {
  what: string;
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
  /** The files that may use it. */
  only?: string[];
  /** Code in which the pattern must find something. */
  example: string;
}

/** Prototype.js replaces the browser's `reduce`, `entries` and so on. */
const REPLACED: Ban[] = [
  {
    what: 'Array.from',
    pattern: /\bArray\.from\b/,
    instead: '[...list]',
    example: 'Array.from(lines, toRow)',
  },
  { what: 'reduce', pattern: /\.reduce(Right)?\(/, instead: 'a loop', example: 'lines.reduce(add, 0)' },
  {
    what: 'entries of a list',
    pattern: /(?<!\bObject)\.entries\(/,
    instead: 'a loop with an index',
    example: 'lines.entries()',
  },
  { what: 'bind', pattern: /\.bind\(/, instead: 'an arrow function', example: 'read.bind(null, 1)' },
  {
    what: 'scrollTo of an element',
    pattern: /\.scrollTo\(/,
    instead: 'scrollLeft and scrollTop',
    example: 'row.scrollTo({ left: 0 })',
  },
  {
    what: 'JSON.stringify',
    pattern: /\bJSON\.stringify\b/,
    only: ['shared/domain/json.ts'],
    instead: 'writeJson of shared/domain/json.ts',
    example: 'JSON.stringify(ids)',
  },
];

const BANS: Ban[] = [
  {
    what: 'innerHTML',
    pattern: /\binnerHTML\b(?!:)/,
    instead: 'JSX, or <ServerHtml html={…} />',
    example: 'element.innerHTML = text',
  },
  {
    what: 'outerHTML',
    pattern: /\bouterHTML\b/,
    instead: 'JSX, or <ServerHtml html={…} />',
    example: 'element.outerHTML = text',
  },
  {
    what: 'insertAdjacentHTML',
    pattern: /\binsertAdjacentHTML\b/,
    instead: 'JSX, or <ServerHtml html={…} />',
    example: "a.insertAdjacentHTML('x', b)",
  },
  {
    what: 'document.write',
    pattern: /\bdocument\.write(ln)?\b/,
    instead: 'JSX',
    example: 'document.write(text)',
  },
  {
    what: 'DOMParser',
    pattern: /\bDOMParser\b/,
    instead: '<ServerHtml html={…} />',
    example: 'new DOMParser()',
  },
  {
    what: 'createContextualFragment',
    pattern: /createContextualFragment/,
    instead: '<ServerHtml html={…} />',
    example: 'r.createContextualFragment(t)',
  },
  {
    what: 'setHTMLUnsafe',
    pattern: /\bsetHTML(Unsafe)?\b/,
    instead: '<ServerHtml html={…} />',
    example: 'element.setHTMLUnsafe(text)',
  },
  {
    what: 'dangerouslySetInnerHTML',
    pattern: /dangerouslySetInnerHTML/,
    only: ['shared/ui/content/clean-html.tsx'],
    instead: '<ServerHtml html={…} />',
    example: '<p dangerouslySetInnerHTML={x} />',
  },
  {
    what: 'location.assign',
    pattern: /\blocation\.assign\b/,
    only: ['shared/page/navigate.ts'],
    instead: 'navigate of shared/page/navigate.ts',
    example: 'window.location.assign(url)',
  },
  {
    what: 'location.reload',
    pattern: /\blocation\.reload\b/,
    only: ['shared/page/lazy/reload-page.ts'],
    instead: 'reloadPage of shared/page/lazy/reload-page.ts',
    example: 'location.reload()',
  },
  {
    what: 'location.replace',
    pattern: /\blocation\.replace\b/,
    instead: 'navigate of shared/page/navigate.ts',
    example: 'location.replace(url)',
  },
  {
    what: 'setting the location',
    pattern: /\blocation(\.href)?\s*=(?![=>])/,
    instead: 'navigate of shared/page/navigate.ts',
    example: 'document.location.href = url',
  },
  {
    what: 'window.open',
    pattern: /\bwindow\.open\b/,
    instead: 'a link with a target',
    example: 'window.open(url)',
  },
  {
    what: "setting a form's action",
    pattern: /\.action\s*=(?!=)/,
    instead: 'an action that is rendered with the form',
    example: 'form.action = url',
  },
  { what: 'eval', pattern: /\beval\s*\(/, instead: 'a function', example: 'eval(text)' },
  {
    what: 'new Function',
    pattern: /\bnew Function\b/,
    instead: 'a function',
    example: "new Function('return 1')",
  },
  {
    what: 'console',
    pattern: /\bconsole\./,
    // Code that reports a failed release must not need a file of that release, such as the hints that `report` fetches.
    // Debug mode explains problems that are already reported; `report` would send them to the page twice.
    only: ['shared/page/report.ts', 'shared/embed/fall-back.ts', 'shared/embed/debug/debug-page.ts'],
    instead: 'report of shared/page/report.ts',
    example: 'console.log(text)',
  },
  {
    what: 'fetch',
    pattern: /(?<![.\w])fetch\(|window\.fetch\b/,
    only: ['shared/api/transport/send.ts'],
    instead: 'a function of shared/api',
    example: 'await fetch(url)',
  },
  {
    what: 'XMLHttpRequest',
    pattern: /\bXMLHttpRequest\b|\bsendBeacon\b/,
    instead: 'a function of shared/api',
    example: 'new XMLHttpRequest()',
  },
  {
    what: 'all of React at once',
    pattern: /import\s+(\*\s+as\s+)?React\b/,
    instead: 'named imports',
    example: "import React from 'react'",
  },
  {
    what: 'what Preact lacks',
    pattern: /\b(useActionState|useOptimistic|Activity|forwardRef|findDOMNode)\b/,
    instead: 'hooks that both runtimes have',
    example: "import { useOptimistic } from 'react'",
  },
  {
    what: 'preact itself',
    pattern: /from\s+['"](preact|@preact\/signals)(\/[^'"]*)?['"]/,
    instead: 'react, in whose place the build puts Preact',
    example: "import { h } from 'preact'",
  },
  {
    what: 'an inline style sheet',
    pattern: /<style\b|createElement\(['"]style['"]\)/,
    instead: 'a .css file',
    example: '<style>{css}</style>',
  },
  {
    what: 'an unload listener',
    pattern: /['"](before)?unload['"]/,
    instead: 'pagehide, which leaves the page in the back/forward cache',
    example: "addEventListener('unload', end)",
  },
  {
    what: 'writing to storage',
    pattern: /\b(session|local)Storage\s*\.(setItem|removeItem|clear)\b/,
    only: [
      'shared/page/storage/merge-decision.ts',
      'shared/page/storage/count-note.ts',
      'shared/page/storage/failed-release.ts',
      'shared/page/storage/kept-edits.ts',
      'shared/page/storage/last-sender.ts',
      'shared/page/storage/next-page.ts',
      'shared/page/storage/shopper-storage.ts',
      'shared/page/storage/tab-claim.ts',
      'widgets/order-confirmation/record-purchase.ts',
      'widgets/site-header/sign-out.ts',
    ],
    instead: 'a module of shared/page/storage: a prerendered page may not write',
    example: "sessionStorage.setItem('a', text)",
  },
  {
    what: 'an event of its own',
    pattern: /\bnew CustomEvent\b/,
    only: ['shared/page/events.ts', 'shared/page/leaving/may-leave.ts'],
    instead: 'emit of shared/page/leaving/emit.ts, which waits on a prerendered page',
    example: "new CustomEvent('cb:widget-mounted')",
  },
  {
    what: 'document.prerendering',
    pattern: /\.prerendering\b|\{\s*prerendering\b/,
    only: ['shared/page/leaving/when-activated.ts'],
    instead: 'whenActivated of shared/page/leaving/when-activated.ts',
    example: 'if (document.prerendering) return',
  },
];

function uses({ pattern }: Pick<Ban, 'pattern'>, file: SourceFile): boolean {
  return pattern.test(codeOf(file.text));
}

/** Code that runs on a page of the shop; the tools run on the command line. */
const sources = ['widgets', 'shared']
  .flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
  .filter(({ path }) => !path.startsWith('shared/tools/'));

/** Fails for each file that uses something banned, and for each exception that is no longer needed. */
function expectNoUse(ban: Ban): void {
  const { only = [], instead } = ban;
  const users = sources.filter((file) => uses(ban, file)).map(({ path }) => path);
  expectNone(
    users.filter((path) => !only.includes(path)),
    `use ${instead}.`,
  );
  expectNone(
    only.filter((path) => !users.includes(path)),
    'the file needs no exception: take it out of `only`.',
  );
}

describe('code that is forbidden in widgets', () => {
  it.each(BANS)('isn’t used: $what [S1, S5]', expectNoUse);

  it.each(BANS)('is reported: $what', (ban) => {
    expect(uses(ban, { path: 'widgets/a/a.tsx', text: `  ${ban.example};` })).toBe(true);
    expect(uses(ban, { path: 'widgets/a/a.tsx', text: `// ${ban.example}\n/* ${ban.example} */` })).toBe(
      false,
    );
  });
});

describe('code that old libraries replace', () => {
  it.each(REPLACED)('isn’t used: $what [reliability Legacy built-ins]', expectNoUse);

  it.each(REPLACED)('is reported: $what', (ban) => {
    expect(uses(ban, { path: 'widgets/a/a.tsx', text: ban.example })).toBe(true);
  });
});
