import { type Html, html } from '../server/pages/html.ts';
import type { Comparison } from './compare-shots.ts';

/** The folders of the pictures, relative to the report. */
interface Folders {
  before: string;
  after: string;
  difference: string;
}

const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;margin:24px}.shots{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;align-items:start}img{max-width:100%;border:1px solid #8ba3b0}h2{margin:32px 0 4px;font-size:16px}';

/** Writes a page with what has changed between two runs: before, after, and the difference. */
export function writeReport(
  comparisons: readonly Comparison[],
  names: readonly [string, string],
  at: Folders,
): string {
  const changed = comparisons
    .filter(({ kind }) => kind !== 'same')
    .sort((one, other) => other.pixels - one.pixels);
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures: ${names[0]} and ${names[1]}</title><style>${STYLE}</style></head>
<body><h1>${names[0]} and ${names[1]}</h1><p>${changed.length} of ${comparisons.length} pictures differ.</p>
${changed.map((comparison) => entry(comparison, at))}</body></html>
`.text;
}

function entry({ file, kind, pixels }: Comparison, { before, after, difference }: Folders): Html {
  const picture = (folder: string, text: string) =>
    html`<figure><figcaption>${text}</figcaption><img src="${folder}/${file}" alt="${file}: ${text}" loading="lazy"></figure>`;
  return html`<section><h2>${file.replace('.png', '')}: ${kind}${kind === 'changed' && `, ${pixels} pixels`}</h2><div class="shots">${
    kind !== 'new' && picture(before, 'before')
  }${kind !== 'gone' && picture(after, 'after')}${kind === 'changed' && picture(difference, 'difference')}</div></section>`;
}
