import { useLayoutEffect, useRef, useState } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import {
  type FallbackLink,
  findFallbackLink,
  readFallbackLinks,
} from '../../shared/page/links/fallback-links.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';

const messages = defineMessages('site-footer', {
  label: 'More of this site',
  products: 'Products',
  lifeScience: 'Life Science',
  chemistry: 'Chemistry',
  microscopes: 'Microscopes & Instruments',
  earth: 'Earth & Physics',
  books: 'Books',
  resources: 'Resources',
  teachers: 'Teacher Resources',
  lessons: 'Lesson Plans',
  safety: 'Lab Safety',
  help: 'Help',
  contact: 'Contact Us',
  returns: 'Returns, Exchanges & Satisfaction Guarantee',
  shipping: 'Shipping Information',
  credit: 'Credit Application',
  international: 'International Ordering',
  procurement: 'Procurement & Punchout Support',
  company: 'Company',
  about: 'About Us',
  facilities: 'Facilities',
  media: 'Media Room',
  employment: 'Employment Opportunities',
  terms: 'Terms of Use',
  privacy: 'Privacy & Security',
  affiliate: 'Affiliate Program',
  centers: 'Knowledge & Support Centers',
  call: 'Questions? Call us:',
  copyright: '© 2023 {name}',
});

/** The footer's links by column: the key of the text, and the address unless the page gives another [2 §2 Footer]. */
const COLUMNS = [
  {
    heading: 'products',
    links: [
      ['lifeScience', '/life-science.ct'],
      ['chemistry', '/chemistry.ct'],
      ['microscopes', '/microscopes-instruments.ct'],
      ['earth', '/earth-physics.ct'],
      ['books', '/books.ct'],
    ],
  },
  {
    heading: 'resources',
    links: [
      ['teachers', '/teacher-resources.co'],
      ['lessons', '/teacher-resources/lesson-plans.co'],
      ['safety', '/teacher-resources/lab-safety.co'],
    ],
  },
  {
    heading: 'help',
    links: [
      ['contact', '/help/contact-us'],
      ['returns', '/our-company/returns-exchanges-satisfaction-guarantee'],
      ['shipping', '/help/shipping-information'],
      ['credit', '/help/credit-application'],
      ['international', '/help/international-ordering'],
      ['procurement', '/help/procurement-punchout-support'],
    ],
  },
  {
    heading: 'company',
    links: [
      ['about', '/our-company/about-us'],
      ['facilities', '/our-company/facilities'],
      ['media', '/help/media-room'],
      ['employment', '/our-company/employment-opportunities'],
      ['terms', '/help/terms-of-use'],
      ['privacy', '/help/privacy-and-security'],
      ['affiliate', '/help/affiliate-program'],
    ],
  },
] as const;

/** The bottom of every page [2 §2 Footer]. */
export function SiteFooter() {
  const { phone, storeName } = configuration();
  const [pageLinks, setPageLinks] = useState<FallbackLink[]>([]);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current) setPageLinks(linksInFallback(root.current));
  }, []);
  const { columns, centers } = arrangeLinks(pageLinks);
  return (
    <footer ref={root} className="cb-root cb-site-footer">
      <div className="cb-site-footer__inner">
        <nav className="cb-site-footer__columns" aria-label={messages.label}>
          {columns.map(({ heading, links }) => (
            <FooterColumn key={heading} heading={heading} links={links} />
          ))}
          {centers.length > 0 && <FooterColumn heading={messages.centers} links={centers} />}
        </nav>
        <div className="cb-site-footer__legal">
          <p className="cb-site-footer__line">{fill(messages.copyright, { name: storeName ?? '' }).trim()}</p>
          {phone && (
            <p className="cb-site-footer__line">
              <span className="cb-site-footer__text">{messages.call}</span>{' '}
              <PhoneNumber phone={phone} linkClass="cb-site-footer__link" textClass="cb-site-footer__text" />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The fallback's links by host element, because a footer that is mounted in it again no longer finds the fallback. */
const fallbackLinks = new WeakMap<Element, FallbackLink[]>();

/**
 * Returns the links of the page's own markup in the mount point. They give the footer's links their addresses
 * [2 §2 Own links], and name the knowledge and support centers, which are on other sites.
 * @param footer the footer's root, whose own links are left out
 */
function linksInFallback(footer: Element): FallbackLink[] {
  const host = footer.closest('cb-site-footer');
  if (!host) return [];
  const known = fallbackLinks.get(host);
  if (known) return known;
  const anchors = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const links = readFallbackLinks(anchors.filter((anchor) => !footer.contains(anchor)));
  fallbackLinks.set(host, links);
  return links;
}

/** One link of the footer. */
interface FooterLink {
  name: string;
  url: string;
}

/**
 * Gives each link the address of the page's own link, if it has one. Its other links that lead to other sites are the
 * knowledge and support centers.
 */
function arrangeLinks(pageLinks: readonly FallbackLink[]) {
  const taken = new Set<FallbackLink>();
  const toLink = ([key, href]: (typeof COLUMNS)[number]['links'][number]): FooterLink => {
    const found = findFallbackLink(pageLinks, key, messages[key]);
    if (found) taken.add(found);
    return { name: messages[key], url: found?.url ?? href };
  };
  const columns = COLUMNS.map(({ heading, links }) => ({
    heading: messages[heading],
    links: links.map(toLink),
  }));
  const centers = pageLinks.filter((link) => !taken.has(link) && link.name && isOtherSite(link.url));
  return { columns, centers };
}

function isOtherSite(url: string): boolean {
  return url.startsWith('https:') && new URL(url).origin !== location.origin;
}

/** A heading with links. */
function FooterColumn({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <div className="cb-site-footer__column">
      <h2 className="cb-site-footer__heading">{heading}</h2>
      <ul className="cb-site-footer__list">
        {links.map(({ name, url }) => (
          <li key={url} className="cb-site-footer__item">
            <a className="cb-site-footer__link" href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
