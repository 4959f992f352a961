import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { printState } from '../../support/state-block.ts';

const CENTERS = `<footer><a href="/help/contact-us">Contact Us</a>
<a href="https://knowledge.test/">Knowledge Center</a><a href="http://plain.test/">Plain</a>
<a href="javascript:alert(1)">Evil</a><a href="https://support.test/start">Support Center</a></footer>`;

let footer: HTMLElement;

async function show(state: object = {}, fallback = ''): Promise<void> {
  printState(state);
  footer = document.createElement('cb-site-footer');
  footer.innerHTML = fallback;
  document.body.append(footer);
  await vi.waitFor(() => expect(footer.querySelector('.cb-root')).not.toBeNull());
}

/** Each column's heading with the paths of its links. */
const columns = () =>
  [...footer.querySelectorAll('.cb-site-footer__column')].map((column) => [
    column.querySelector('h2')?.textContent,
    [...column.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]);

beforeAll(async () => {
  beginPage();
  const { islandElement } = await import('../../../../shared/embed/define-widget.ts');
  const { SiteFooter } = await import('../../../../widgets/site-footer/site-footer.tsx');
  const { definition } = await import('../../../../widgets/site-footer/site-footer-definition.ts');
  customElements.define('cb-site-footer', islandElement(definition, SiteFooter as never, []));
});

beforeEach(() => {
  document.head.replaceChildren();
});

describe('the footer', () => {
  it('links to categories, which end in .ct, and to resources, which end in .co [2 §2 Footer]', async () => {
    await show();
    const [products, resources] = columns() as [string, string[]][];
    expect([products?.[0], resources?.[0]]).toEqual(['Products', 'Resources']);
    expect(products?.[1].length).toBeGreaterThan(2);
    expect(products?.[1].every((path) => /^\/[a-z/-]+\.ct$/.test(path))).toBe(true);
    expect(resources?.[1].every((path) => /^\/[a-z/-]+\.co$/.test(path))).toBe(true);
  });

  it('links to every page of Help and Company [2 §2 Footer]', async () => {
    await show();
    expect(columns().slice(2)).toEqual([
      [
        'Help',
        [
          '/help/contact-us',
          '/our-company/returns-exchanges-satisfaction-guarantee',
          '/help/shipping-information',
          '/help/credit-application',
          '/help/international-ordering',
          '/help/procurement-punchout-support',
        ],
      ],
      [
        'Company',
        [
          '/our-company/about-us',
          '/our-company/facilities',
          '/help/media-room',
          '/our-company/employment-opportunities',
          '/help/terms-of-use',
          '/help/privacy-and-security',
          '/help/affiliate-program',
        ],
      ],
    ]);
  });

  it('keeps the knowledge and support centers that the page itself links to [2 §2 Footer]', async () => {
    await show({}, CENTERS);
    expect(columns().at(-1)).toEqual([
      'Knowledge & Support Centers',
      ['https://knowledge.test/', 'https://support.test/start'],
    ]);
    expect(footer.querySelectorAll('footer')).toHaveLength(1);
  });

  it('goes where the page’s own links go, and doesn’t mistake any of them for a center [2 §2 Own links]', async () => {
    await show(
      {},
      `<a href="/store/contact">Contact us</a><a href="https://jobs.test/">Employment Opportunities</a>
<a data-cb-link="terms" href="/store/legal">Conditions</a><a href="https://knowledge.test/">Knowledge Center</a>`,
    );
    const [, , help, company, centers] = columns() as [string, string[]][];
    expect(help?.[1][0]).toBe('/store/contact');
    expect(help?.[1][1]).toBe('/our-company/returns-exchanges-satisfaction-guarantee');
    expect(company?.[1].slice(3, 5)).toEqual(['https://jobs.test/', '/store/legal']);
    expect(centers?.[1]).toEqual(['https://knowledge.test/']);
    expect(footer.textContent).not.toContain('Conditions');
  });

  it('shows the year 2023 with the shop’s name, and the phone number [2 §2 Footer]', async () => {
    await show({ config: { storeName: 'Fern', phone: '1-800-555-0142' } });
    expect(footer.textContent).toContain('© 2023 Fern');
    const call = footer.querySelector('a[href^="tel:"]');
    expect([call?.textContent, call?.getAttribute('href')]).toEqual(['1-800-555-0142', 'tel:+18005550142']);
  });

  it('works without a state block', async () => {
    await show();
    expect(footer.querySelector('.cb-site-footer__legal')?.textContent).toBe('© 2023');
    expect(footer.querySelector('nav')?.getAttribute('aria-label')).toBe('More of this site');
  });

  it('shows a number with letters as text', async () => {
    await show({ config: { phone: '1-800-SCIENCE' } });
    expect(footer.textContent).toContain('1-800-SCIENCE');
    expect(footer.querySelector('a[href^="tel:"]')).toBeNull();
  });
});
