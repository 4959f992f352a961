import { useLayoutEffect, useRef, useState } from 'react';
import { phoneUrl } from '../../shared/domain/url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { type FallbackLink, findFallbackLink } from '../../shared/page/links/fallback-links.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { linksInFallback } from './links-in-fallback.ts';

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

/** The links of the footer, by column: the key of a text, and where it leads unless the page says it [2 §2 Footer]. */
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
  const call = phone ? phoneUrl(phone) : null;
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
              {call ? (
                <a className="cb-site-footer__link" href={call}>
                  {phone}
                </a>
              ) : (
                <span className="cb-site-footer__text">{phone}</span>
              )}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

/** One link of the footer. */
interface FooterLink {
  name: string;
  url: string;
}

/** Gives each link the address that the page's own one has, and takes the rest that leads to other sites for centers. */
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
  const centers = pageLinks.filter((link) => !taken.has(link) && link.name && isElsewhere(link.url));
  return { columns, centers };
}

function isElsewhere(url: string): boolean {
  return url.startsWith('https:') && new URL(url).origin !== location.origin;
}

/** Links under a heading. */
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
