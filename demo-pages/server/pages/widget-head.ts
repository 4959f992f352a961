import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speculationScript } from '../../../shared/tools/speculation-rules.mjs';
import { siteFile } from '../static-files.ts';
import { workbenchScript } from '../workbench/scripts.ts';
import { type Html, html, trusted } from './html.ts';
import type { HeadForm } from './page-variants.ts';

/** How one page loads its scripts. */
export interface PageScripts {
  form: HeadForm;
  /** Generated for this response only. Used if the policy of the form has one. */
  nonce: string;
  /** The folder of the build. */
  folder: string;
  /** The origin of the content delivery network. */
  cdn: string;
  /** Whether the page has speculation rules. */
  prerenders?: boolean;
}

/** The forms under whose policy the page's own scripts need a nonce. */
const WITH_NONCE: readonly HeadForm[] = ['nonce', 'cdn', 'other-nonce', 'other-script'];

/** The fragments of each form: the end of their names. */
const KINDS = { self: '', other: '', nonce: '-nonce', 'other-nonce': '-nonce', cdn: '-cdn' };

/**
 * Returns what loads the widgets [embedding Head]. Reads the fragment for each page, like a JSP include, so that a
 * deploy or a rollback takes effect at once.
 * @param body the page; its widgets start loading together with it
 */
export function widgetHead({ form, nonce, folder, cdn }: PageScripts, body: Html): Html {
  if (form === 'script') return html`<script type="module" src="/widgets/loader.js"></script>`;
  if (form === 'other-script')
    return html`<script type="module" src="${cdn}/widgets/loader.js" nonce="${nonce}"></script>`;
  const names = new Set([...body.text.matchAll(/data-cb-widget="([a-z-]+)"/g)].map(([, name]) => name));
  const kind = KINDS[form];
  const parts = [`head${kind}.html`, ...[...names].map((name) => `head/${name}${kind}.html`)];
  const files = parts.map((part) => join(folder, part)).filter(existsSync);
  const built = files.map((file) => readFileSync(file, 'utf8')).join('');
  const text = form.startsWith('other') ? fromOrigin(cdn, built) : built;
  return trusted(text.replaceAll('__CSP_NONCE__', nonce).replaceAll('__CDN_ORIGIN__', cdn).trimEnd());
}

/** Returns the rules by which browsers may prerender the next page [embedding Prerendering]. */
export function prerenderHead({ form, nonce, prerenders = false }: PageScripts): Html | false {
  return prerenders && trusted(speculationScript(WITH_NONCE.includes(form) ? nonce : undefined));
}

/** Returns fragments as a build with `--base` at that origin writes them. */
export function fromOrigin(origin: string, text: string): string {
  return text.replaceAll('"/', `"${origin}/`).replace(/ integrity="[^"]+"/g, '$& crossorigin');
}

/** Writes a script of the shop's own, with the nonce and integrity that the page's policy requires. */
export function siteScript(address: string, { form, nonce }: PageScripts, when: '' | 'defer'): Html {
  const guards =
    WITH_NONCE.includes(form) &&
    html` nonce="${nonce}" crossorigin integrity="sha384-${createHash('sha384')
      .update(workbenchScript(address) ?? readFileSync(siteFile(address)))
      .digest('base64')}"`;
  return html`<script src="${address}"${guards}${when && ` ${when}`}></script>\n`;
}
