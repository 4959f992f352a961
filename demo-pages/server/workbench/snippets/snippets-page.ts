import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html, trusted } from '../../pages/html.ts';
import type { Page } from '../../pages/layout.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { BUILT_HEADS, type HeadForm } from '../../pages/page-variants.ts';
import { type PageScripts, widgetHead } from '../../pages/widget-head.ts';
import { pageHeaders } from '../../policy-headers.ts';
import { type DescribedAttribute, type DescribedAttributes, writeSnippets } from './write-snippets.ts';

/** The attributes of every widget, by its name. */
type Described = Readonly<Record<string, DescribedAttributes>>;

/** The placeholder for the origins of portals in the policy. */
const PORTAL = 'https://portal.example';

/** The placeholder for the origin of the widgets' files with `cdn`. */
const CDN = 'https://files.example';

/**
 * The markup that a template needs for a widget, with a form for its attributes: mount point, JSP tag, head
 * and policy, and the widget itself below.
 * @param folder the folder of the build, whose manifest describes the attributes
 */
export function snippetsPage(context: PageContext, folder: string): Page {
  const query = new URL(context.address, 'http://shop.invalid').searchParams;
  const widgets = readDescribed(folder);
  const widget = widgets[query.get('widget') ?? ''] ? (query.get('widget') ?? '') : 'quick-order';
  const described = widgets[widget] ?? {};
  const { mountPoint, jsp, head, jspHead } = writeSnippets(widget, described, Object.fromEntries(query));
  const form = BUILT_HEADS.find((known) => known === query.get('with')) ?? 'script';
  const scripts = { form, nonce: 'NONCE', folder, cdn: CDN };
  return {
    title: 'Snippets',
    trail: [],
    scripts: ['/workbench/snippets.js'],
    styles: ['/site/workbench/gallery.css'],
    body: html`<h1>Snippets</h1><p>Choose a widget and fill in its attributes: what a template needs is written below.</p>
<form class="snippet-form" method="get" action="/snippets">${choice('widget', 'Widget', Object.keys(widgets).sort(), widget)}${Object.entries(described).map(([name, attribute]) => field(name, attribute, query.get(name) ?? ''))}${choice('with', 'Head under a policy with', BUILT_HEADS, form)}
<button class="btn btn-action" type="submit">Write</button></form>
${snippet('Mount point', mountPoint, 'mount-point')}${snippet('JSP tag', jsp, 'jsp')}${snippet('Head', `${head}\n${widgetHead(scripts, trusted(mountPoint)).text}`, 'head', fragmentsOf(form, widget))}${snippet('Head, with the JSP kit', jspHead, 'jsp-head')}${snippet('Policy', policyOf(scripts), 'policy')}
<h2>The widget itself</h2>${trusted(mountPoint)}`,
  };
}

function readDescribed(folder: string): Described {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return {};
  const { widgets } = JSON.parse(readFileSync(file, 'utf8')) as {
    widgets: Record<string, { attributes: DescribedAttributes }>;
  };
  return Object.fromEntries(Object.entries(widgets).map(([name, { attributes }]) => [name, attributes]));
}

/** Explains which fragments of the build a template includes, so that its head follows each deploy. */
function fragmentsOf(form: HeadForm, widget: string): Html | false {
  const kind = form === 'self' ? '' : `-${form}`;
  return (
    form !== 'script' &&
    html`<p>The build writes this as <code>head${kind}.html</code> and <code>head/${widget}${kind}.html</code>, which a template includes for each page, so that a deploy is seen at once.${form !== 'self' && html` The template replaces <code>__CSP_NONCE__</code>, which is NONCE here, for each answer.`}${form === 'cdn' && html` Likewise <code>__CDN_ORIGIN__</code>, which is ${CDN} here.`}</p>`
  );
}

function policyOf(scripts: PageScripts): string {
  const { 'cache-control': _, 'x-content-type-options': __, ...headers } = pageHeaders(true, PORTAL, scripts);
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value.replaceAll('; ', ';\n  ')}`)
    .join('\n');
}

/** Writes the field for an attribute: a select if it takes only a few words. */
function field(name: string, { type, description, default: usual }: DescribedAttribute, given: string): Html {
  const words = [...type.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
  const isChoice = /^"[^"]*"( or "[^"]*")*$/.test(type);
  if (isChoice) return choice(name, name, ['', ...words], given, description);
  return html`<div class="form-group"><label for="${name}">${name}</label><input class="form-control" id="${name}" name="${name}" value="${given}" placeholder="${String(usual ?? '')}" autocomplete="off" aria-describedby="${name}-hint"><p class="help-block" id="${name}-hint">${description} Expected: ${type}.</p></div>`;
}

function choice(
  name: string,
  label: string,
  words: readonly string[],
  chosen: string,
  description?: string,
): Html {
  return html`<div class="form-group"><label for="${name}">${label}</label><select class="form-control" id="${name}" name="${name}">${words.map(
    (word) =>
      html`<option value="${word}"${word === chosen && trusted(' selected')}>${word || 'left out'}</option>`,
  )}</select>${description && html`<p class="help-block">${description}</p>`}</div>`;
}

function snippet(title: string, text: string, name: string, note: Html | false = false): Html {
  return html`<div class="snippet-head"><h2>${title}</h2><button class="btn btn-default btn-sm" type="button" data-copies="${name}" hidden>Copy<span class="sr-only">: ${title}</span></button></div>${note}<pre class="snippet" data-snippet="${name}" tabindex="0" role="region" aria-label="${title}">${text}</pre>`;
}
