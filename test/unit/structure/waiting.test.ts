// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { codeOf, filesIn, type SourceFile } from './source-files.ts';

interface Ban {
  what: string;
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
  /** Code in which the pattern must find something. */
  example: string;
  /** The files that may use it, with the reason. */
  except?: Record<string, string>;
}

const FOR_A_SIGN =
  'wait for what shows that it is done: `eventually`, `sees`, `requestsEnd`, a held reply (test/pages/support/replies/held-replies.ts)';

const BANS: Ban[] = [
  {
    what: 'a promise that time resolves',
    pattern: /new Promise\b[^;]{0,120}?\bsetTimeout\(\s*[^(),]+,\s*(?!0\b)[^)\s]/,
    instead: `${FOR_A_SIGN}. If time itself matters, let it pass on a held clock: \`passTime\` and \`atRest\` of test/pages/support/page-clock.ts in a browser, \`later\` or \`pass\` of test/unit/support in a unit test`,
    example: 'await new Promise((resolve) => setTimeout(resolve, 300));',
    except: { 'test/unit/faults/faulty-shop.ts': 'its timers are those of vitest, which a test advances' },
  },
  {
    what: 'a timer as a promise',
    pattern: /['"](node:)?timers\/promises['"]|\bscheduler\.wait\(/,
    instead: FOR_A_SIGN,
    example: "import { setTimeout as pause } from 'node:timers/promises';",
    except: { 'test/second-server/register-second-server.ts': 'its replies come late, as real ones do' },
  },
  {
    what: 'a pause of the browser driver',
    pattern: /\bwaitForTimeout\(|\bdelay: \d/,
    instead: FOR_A_SIGN,
    example: "await page.keyboard.type('sf1200', { delay: 60 });",
  },
  {
    what: 'a network that is quiet for a while',
    pattern: /\bwaitForNetworkIdle\(|['"]networkidle\d?['"]/,
    instead:
      '`requestsEnd` waits for the requests themselves, and `atRest` for all that a page still has to do',
    example: 'await page.waitForNetworkIdle({ idleTime: 500 });',
  },
  {
    what: 'a retry',
    pattern: /\b(retry|retries): |\bthis\.retries\(|--retry(=|',\s*'| )[1-9]/,
    instead:
      'a test that passes at the second try has a race: find what it does not wait for. The page tests have one retry, which is reported and fails the run in CI',
    example: "it('is saved', { retry: 2 }, save);",
    except: { 'test/vitest.config.mjs': 'it tells a race from a failure: see test/second-tries.mjs' },
  },
];

function uses({ pattern, except = {} }: Ban, { path, text }: SourceFile): boolean {
  return !(path in except) && pattern.test(codeOf(text));
}

const message = ({ what, instead }: Ban, files: readonly SourceFile[]) =>
  files.length > 0 ? `${what} in ${files.map(({ path }) => path).join(', ')}: ${instead}` : '';

describe('a test waits for its expected result, never for a time, and is tried once', () => {
  const files = filesIn('test', ['.ts', '.tsx', '.mjs']).filter(
    ({ path }) => path !== 'test/unit/structure/waiting.test.ts',
  );

  it.each(BANS)('without $what', (ban) => {
    const found = files.filter((file) => uses(ban, file));
    expect(message(ban, found)).toBe('');
    // Exceptions that are no longer needed must be removed.
    for (const path of Object.keys(ban.except ?? {})) {
      const file = files.find((one) => one.path === path) as SourceFile;
      expect(uses({ ...ban, except: undefined }, file)).toBe(true);
    }
  });

  it.each(BANS)('and is reported with $what, and what to write instead', (ban) => {
    const breach = {
      path: 'test/pages/a.test.ts',
      text: `it('is saved', async () => {\n  ${ban.example}\n});`,
    };
    expect(uses(ban, breach)).toBe(true);
    expect(uses(ban, { ...breach, text: `// ${ban.example}` })).toBe(false);
    expect(message(ban, [breach])).toContain(`test/pages/a.test.ts: ${ban.instead}`);
  });

  it('may let the current task end', () => {
    const text =
      'await new Promise((resolve) => setTimeout(resolve));\nawait new Promise((r) => setTimeout(r, 0));';
    for (const ban of BANS) expect(uses(ban, { path: 'test/browser/a.test.ts', text })).toBe(false);
  });
});
