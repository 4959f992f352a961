import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile } from '../static-files.ts';
import { workbenchScript } from '../workbench/scripts.ts';
import { type Html, html, trusted } from './html.ts';

/** What `?head=` may ask for: the loader's script alone, or one of the three fragments of the build. */
export const HEAD_FORMS = ['script', 'self', 'nonce', 'cdn'] as const;

export type HeadForm = (typeof HEAD_FORMS)[number];

/** How one page brings its scripts. */
export interface PageScripts {
  form: HeadForm;
  /** Made for this answer alone; in the page where the form is `nonce` or `cdn`. */
  nonce: string;
  /** The folder of the build. */
  folder: string;
  /** The origin that stands for a content delivery network. */
  cdn: string;
}

/**
 * Gives what brings the widgets [embedding Head]. The fragment is read for each page, as a JSP's include does, so that
 * a deploy and a rollback are seen at once.
 * @param body what the page shows; the first load of the widgets that it names begins with the page
 */
export function widgetHead({ form, nonce, folder, cdn }: PageScripts, body: Html): Html {
  if (form === 'script') return html`<script type="module" src="/widgets/loader.js"></script>`;
  const names = new Set([...body.text.matchAll(/data-cb-widget="([a-z-]+)"/g)].map(([, name]) => name));
  const kind = form === 'self' ? '' : `-${form}`;
  const parts = [`head${kind}.html`, ...[...names].map((name) => `head/${name}${kind}.html`)];
  const files = parts.map((part) => join(folder, part)).filter(existsSync);
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  return trusted(text.replaceAll('__CSP_NONCE__', nonce).replaceAll('__CDN_ORIGIN__', cdn).trimEnd());
}

/** Writes a script of the shop's own, with what the page's policy asks of it. */
export function siteScript(address: string, { form, nonce }: PageScripts, when: '' | 'defer'): Html {
  const guards =
    (form === 'nonce' || form === 'cdn') &&
    html` nonce="${nonce}" integrity="sha384-${createHash('sha384')
      .update(workbenchScript(address) ?? readFileSync(siteFile(address)))
      .digest('base64')}"`;
  return html`<script src="${address}"${guards}${when && ` ${when}`}></script>\n`;
}
