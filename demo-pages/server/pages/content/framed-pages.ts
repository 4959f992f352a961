import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '../html.ts';
import { ARTICLES } from './articles.ts';

/** Framed pages have no session: browsers may withhold the visitor's cookie from a frame. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const POLICY = "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'";

/** Registers the pages shown in frames: articles, and the form of a marketing service. */
export function registerFramedPages(app: FastifyInstance): void {
  app.get<{ Params: { slug: string } }>('/learn/articles/:slug', (request, reply) => {
    const article = ARTICLES.find(({ slug }) => slug === request.params.slug);
    if (!article) return reply.callNotFound();
    return send(
      reply,
      article.title,
      html`<h1>${article.title}</h1>${article.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}<p><a href="/catalogue/living-materials" target="_top">Order the animals</a></p>`,
    );
  });
  app.get('/forms/catalog', (_request, reply) => send(reply, 'Request a Catalog', catalogForm()));
  app.post('/forms/catalog', (_request, reply) =>
    send(reply, 'Thank you', html`<h1>Thank you</h1><p>Your catalog is in the mail within two weeks.</p>`),
  );
  app.get('/forms/refused', (_request, reply) =>
    send(reply.header('x-frame-options', 'DENY'), 'Not here', html`<h1>Not in a frame</h1>`, 'none'),
  );
  app.get('/forms/hanging', (_request, reply) => {
    reply.hijack();
  });
}

function catalogForm(): Html {
  return html`<h1>Request a Catalog</h1><form action="/forms/catalog" method="post"><div class="fields">${field('Name', 'name')}${field('School', 'organization')}</div>${field('Street address', 'street-address')}<div class="fields">${field('City', 'address-level2')}${field('Zip code', 'postal-code', 'short')}</div><button type="submit">Send</button></form>`;
}

function field(label: string, name: string, width = ''): Html {
  return html`<div class="${width}"><label for="${name}">${label}</label><input id="${name}" name="${name}" autocomplete="${name}" required></div>`;
}

/** @param ancestors who may frame the page; overrides `x-frame-options` */
function send(
  reply: FastifyReply,
  title: string,
  body: Html,
  ancestors: 'self' | 'none' = 'self',
): FastifyReply {
  return reply
    .headers({ ...HEADERS, 'content-security-policy': `${POLICY}; frame-ancestors '${ancestors}'` })
    .type('text/html; charset=utf-8')
    .send(
      html`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><link rel="stylesheet" href="/site/framed.css"></head><body><main>${body}</main></body></html>`
        .text,
    );
}
