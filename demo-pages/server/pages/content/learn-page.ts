import { listProducts } from '../../catalogue/catalogue.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import { type PageContext, queryOf } from '../page-context.ts';
import { ARTICLES, articleUrl } from './articles.ts';
import { productGrid } from './catalogue-pages.ts';

const SECTIONS = ['shop', 'learn', 'articles'];

/** A number of products that fills rows of two, three or four. */
const WHOLE_ROWS = 12;

/** A long content page with sections, a sticky navigation, and articles in frames. */
export function learnPage(context: PageContext): Page {
  return {
    title: 'Pond Life',
    trail: [],
    body: html`<h1>Pond Life</h1><p class="lead">A drop of pond water holds more stories than a shelf of books.</p>
${mountPointIfBuilt(context, 'section-nav', { class: 'section-mount', 'data-sections': SECTIONS.join() }, sectionLinks())}
<section id="shop" class="content-section"><h2>Shop</h2>${productGrid(context, listProducts('living-materials').slice(0, WHOLE_ROWS))}</section>
<section id="learn" class="content-section"><h2>Learn</h2><div class="lessons">${LESSONS.map(
      ([heading, text]) => html`<div><h3>${heading}</h3><p>${text}</p></div>`,
    )}</div></section>
<section id="articles" class="content-section"><h2>Articles</h2>${mountPointIfBuilt(context, 'article-container', { class: 'articles-mount', 'data-articles': JSON.stringify(articlesOf(context)) }, articleLinks())}</section>`,
  };
}

/** Returns the articles. With `?articles=barred`, the first has an address that may not be framed. */
function articlesOf(context: PageContext): object[] {
  const isBarred = queryOf(context, 'articles') === 'barred';
  return ARTICLES.map((article, index) => ({
    url: isBarred && index === 0 ? 'ftp://articles.example/daphnia' : articleUrl(article),
    title: article.title,
    height: article.height,
  }));
}

const LESSONS = [
  [
    'Collecting',
    'Take a jar, a net and a white tray. Sweep the net slowly along the plants at the edge, where the water is warm. What lives on the bottom wants a spoon, and patience. Write on each jar where it was filled: the same pond is three ponds.',
  ],
  [
    'Looking',
    'Put one drop on a slide and look at forty times first. Whatever moves out of sight was worth following. A thread of cotton slows paramecia down; a pinch of methylene blue shows what they have eaten.',
  ],
  [
    'Keeping',
    'A jar on a north window keeps for weeks. Water fleas want algae, hydras want water fleas, and nobody wants chlorine: let tap water stand for a day. Change a third of it each week.',
  ],
  [
    'Counting',
    'Count what ten drops hold, again a week later, and draw the two as bars. The class that counts together sees the bloom come, and the crash after it.',
  ],
] as const;

function sectionLinks(): Html {
  return html`<nav aria-label="On this page"><ul class="list-inline">${SECTIONS.map(
    (section) => html`<li><a href="#${section}">${section[0]?.toUpperCase()}${section.slice(1)}</a></li>`,
  )}</ul></nav>`;
}

function articleLinks(): Html {
  return html`<ul>${ARTICLES.map((article) => html`<li><a href="${articleUrl(article)}">${article.title}</a></li>`)}</ul>`;
}
