import { listProducts, productUrl } from '../../catalogue/catalogue.ts';
import { SHOP } from '../../shop.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';

/** The pages about help and the company, and landing pages: title and text. */
const CONTENT: Record<string, readonly [title: string, text: string]> = {
  '/help/contact-us': ['Contact Us', 'Call us, or write to us: we answer within one business day.'],
  '/help/shipping-information': [
    'Shipping Information',
    'Freight is estimated from your zip code and the weight of your order.',
  ],
  '/help/credit-application': ['Credit Application', 'Schools and businesses may open a credit account.'],
  '/help/international-ordering': [
    'International Ordering',
    'Send us a quote request; our international team answers within two business days.',
  ],
  '/help/procurement-punchout-support': [
    'Procurement & Punch-out Support',
    'We connect to the common procurement systems.',
  ],
  '/help/media-room': ['Media Room', 'News about us, with pictures that you may print.'],
  '/help/terms-of-use': ['Terms of Use', 'This is a demonstration: nothing can be bought here.'],
  '/help/privacy-and-security': [
    'Privacy & Security',
    'What you type stays on this machine and is forgotten when the shop stops.',
  ],
  '/help/affiliate-program': [
    'Affiliate Program',
    'Link to us from your site, and earn with what is bought.',
  ],
  '/our-company/returns-exchanges-satisfaction-guarantee': [
    'Returns, Exchanges & Satisfaction Guarantee',
    'Whatever does not work in your classroom comes back to us at our expense.',
  ],
  '/our-company/about-us': ['About Us', 'We have sent science to classrooms since 1927.'],
  '/our-company/facilities': ['Facilities', 'Greenhouses, culture rooms and a warehouse, all in one place.'],
  '/our-company/employment-opportunities': [
    'Employment Opportunities',
    'We look for people who like frogs, and for some who like forklifts.',
  ],
  '/landing/college/materials-for-popular-biology-labs': [
    'Materials for Popular Biology Labs',
    'Lists of what college labs need, sorted by what is taught.',
  ],
  '/quote-request': ['Request a Quote', 'Tell us what you need; we answer with a price within one day.'],
};

/** Addresses of the shop's old content management system: categories end in `.ct`, resources in `.co`. */
const OLD_CONTENT = /\/([a-z0-9-]+)\.(?:ct|co)$/;

const FEW = 4;

/** Returns the content page at an address, or undefined if there is none. */
export function contentPage({ address }: PageContext): Page | undefined {
  const path = address.replace(/\?.*/, '');
  const [, slug] = OLD_CONTENT.exec(path) ?? [];
  const known = Object.hasOwn(CONTENT, path) ? CONTENT[path] : undefined;
  const [title, text] = known ?? (slug ? [readable(slug), 'Chosen for your classroom.'] : []);
  if (title === undefined || text === undefined) return undefined;
  return {
    title,
    trail: [],
    body: html`<h1>${title}</h1><p class="lead">${text}</p>${path.endsWith('.ct') && products(slug ?? '')}<p>Questions? Call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a> or see <a href="/help">Help</a>.</p>`,
  };
}

function readable(slug: string): string {
  return slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns a few products, different ones for each category. */
function products(slug: string) {
  const all = listProducts();
  const start = slug.length % (all.length - FEW);
  return html`<ul>${all
    .slice(start, start + FEW)
    .map(
      (product) => html`<li><a href="${productUrl(product)}">${product.name}</a></li>`,
    )}</ul><p><a href="/catalogue">Full catalogue</a></p>`;
}
