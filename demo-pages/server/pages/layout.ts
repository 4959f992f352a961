import { SHOP } from '../shop.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';
import { siteFooter } from './site-footer.ts';
import { siteHeader } from './site-header.ts';
import { stateBlock } from './state-block.ts';

/** One page of the shop. */
export interface Page {
  title: string;
  /** Where the page stands below the home page; left out, it has no trail. */
  trail?: readonly (readonly [text: string, href: string])[];
  body: Html;
  /** Another state block than the session's, such as a broken one. */
  state?: Html;
  /** Which sheets it has: the site's, none at all, or the site's and one that spoils everything. */
  sheets?: 'site' | 'bare' | 'hostile';
}

const SITE_SHEETS = ['/vendor/bootstrap/css/bootstrap.min.css', '/site/site.css'];
const SHEETS = { site: SITE_SHEETS, bare: [], hostile: [...SITE_SHEETS, '/site/hostile.css'] };

/** Writes a whole page, header and footer around its body. */
export function layout(page: Page, context: PageContext): Html {
  const { title, body, trail, state, sheets = 'site' } = page;
  const isBare = sheets === 'bare';
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${SHOP.name}</title>
<link rel="icon" href="/site/images/icon.svg" type="image/svg+xml">
${SHEETS[sheets].map((sheet) => html`<link rel="stylesheet" href="${sheet}">\n`)}${state ?? stateBlock(context.session, context.portal)}
<script type="module" src="/widgets/loader.js"></script>
<script src="/vendor/jquery/jquery.min.js" defer></script>
<script src="/site/shop.js" defer></script>
</head>
<body>
${!isBare && siteHeader(context)}
<main id="content" class="container" tabindex="-1">
${trail && breadcrumb(trail, title)}${body}
</main>
${!isBare && siteFooter(context)}
</body>
</html>
`;
}

function breadcrumb(trail: readonly (readonly [string, string])[], title: string): Html {
  return html`<nav aria-label="You are here"><ol class="breadcrumb"><li><a href="/">Home</a></li>${trail.map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}<li class="active" aria-current="page">${title}</li></ol></nav>`;
}
