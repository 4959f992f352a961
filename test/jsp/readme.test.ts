/** The four pages of the kit's README: the widgets from the origin of the page or from another one, with nonces or without. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { shareBrowser } from './support/jsp-visit.ts';

const JSP = join(import.meta.dirname, '../../demo-pages/jsp');
const readme = readFileSync(join(JSP, 'README.md'), 'utf8');
const webXml = readFileSync(join(JSP, 'webapp/WEB-INF/web.xml'), 'utf8');

const PAGES = [
  ['own', 'Own origin, without nonces'],
  ['own-nonce', 'Own origin, with nonces'],
  ['other', 'Another origin, without nonces'],
  ['other-nonce', 'Another origin, with nonces'],
] as const;

const pages = inject('tomcat');
const visit = shareBrowser();

/** The code blocks below a heading of the README. */
function blocks(heading: string): string[] {
  const [, section = ''] = readme.split(`### ${heading}\n`);
  return [...section.matchAll(/```(?:xml|jsp)\n([\s\S]*?)```/g)].slice(0, 2).map(([, code = '']) => code);
}

function parametersOf(xml: string): string[] {
  return [...xml.matchAll(/<init-param>.*?<\/init-param>/g)].map(([one]) =>
    one.replace('${demo.files}', 'https://files.example/widgets/'),
  );
}

describe.each(PAGES)('the page "%s"', (name, heading) => {
  it('is in the README exactly as it runs, with the parameters of its filter [jsp Policies]', () => {
    const [parameters = '', page] = blocks(heading);
    expect(page).toBe(readFileSync(join(JSP, `webapp/WEB-INF/pages/policies/${name}.jsp`), 'utf8'));
    const [, filter = ''] = webXml.split(`<filter-name>${name}</filter-name>`);
    const [mine = ''] = filter.split('</filter>');
    expect(parametersOf(parameters)).toEqual(parametersOf(mine));
    expect(parametersOf(parameters).length).toBeGreaterThan(0);
  });

  it('shows the cart with its styles, from that origin, and nothing is refused [jsp Policies]', async () => {
    const page = await visit(`/policies/${name}?as=individual&cart=sample`);
    await page.waitForSelector('cb-cart-page tr[data-line]');
    const [isElsewhere, hasNonce] = [name.startsWith('other'), name.endsWith('nonce')];
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const origins = files.filter((file) => file.includes('/widgets/')).map((file) => new URL(file).origin);
    expect([...new Set(origins)]).toEqual([isElsewhere ? pages.files : pages.address]);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes('/widgets/'))
        .map(({ cssRules }) => cssRules.length),
    );
    expect(sheets.length).toBeGreaterThan(1);
    expect(Math.min(...sheets)).toBeGreaterThan(0);
    const policy = (await page.reload())?.headers()['content-security-policy'] ?? '';
    expect(policy.includes("'strict-dynamic'")).toBe(hasNonce);
    expect(policy.includes('nonce-')).toBe(hasNonce);
    await page.waitForSelector('cb-cart-page tr[data-line]');
  });
});

describe('names that a page uses', () => {
  it('may be the same as the kit’s, in scriptlets and in the page’s scope [jsp Tags]', async () => {
    const html = await (await fetch(`${pages.address}/more/names.jsp`)).text();
    expect(html).toContain('"config":{"storeName":"Own"}');
    expect(html).toContain('<p>self /widgets/ standard</p>');
  });
});
