import { SHOP } from '../shop.ts';
import { type Html, html } from './html.ts';
import { mountPointIfBuilt } from './mount-point.ts';
import type { PageContext } from './page-context.ts';

/** The links at the bottom of every page, by column. */
const COLUMNS = [
  {
    heading: 'Products',
    links: [
      ['Life Science', '/life-science.ct'],
      ['Chemistry', '/chemistry.ct'],
      ['Microscopes & Instruments', '/microscopes-instruments.ct'],
      ['Earth & Physics', '/earth-physics.ct'],
      ['Books', '/books.ct'],
    ],
  },
  {
    heading: 'Resources',
    links: [
      ['Teacher Resources', '/teacher-resources.co'],
      ['Lesson Plans', '/teacher-resources/lesson-plans.co'],
      ['Lab Safety', '/teacher-resources/lab-safety.co'],
    ],
  },
  {
    heading: 'Help',
    links: [
      ['Contact Us', '/help/contact-us'],
      [
        'Returns, Exchanges & Satisfaction Guarantee',
        '/our-company/returns-exchanges-satisfaction-guarantee',
      ],
      ['Shipping Information', '/help/shipping-information'],
      ['Credit Application', '/help/credit-application'],
      ['International Ordering', '/help/international-ordering'],
      ['Procurement & Punchout Support', '/help/procurement-punchout-support'],
    ],
  },
  {
    heading: 'Company',
    links: [
      ['About Us', '/our-company/about-us'],
      ['Facilities', '/our-company/facilities'],
      ['Media Room', '/help/media-room'],
      ['Employment Opportunities', '/our-company/employment-opportunities'],
      ['Terms of Use', '/help/terms-of-use'],
      ['Privacy & Security', '/help/privacy-and-security'],
      ['Affiliate Program', '/help/affiliate-program'],
    ],
  },
  {
    heading: 'Knowledge & Support Centers',
    links: [
      ['Knowledge Center', 'https://knowledge.fernbrook.example/'],
      ['Support Center', 'https://support.fernbrook.example/'],
    ],
  },
] as const;

/** The bottom of every page. */
export function siteFooter(context: PageContext): Html {
  return mountPointIfBuilt(
    context,
    'site-footer',
    {},
    html`<footer class="site-footer"><div class="site-frame">
<div class="footer-columns">${COLUMNS.map(
      ({ heading, links }) =>
        html`<div><h2>${heading}</h2><ul>${links.map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></div>`,
    )}</div>
<p class="legal"><span>© 2023 ${SHOP.name}</span> <span>Questions? Call us: <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a></span></p>
</div></footer>`,
  );
}
