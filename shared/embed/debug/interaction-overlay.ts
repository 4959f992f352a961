/** The latest interactions with the widgets, and where their time went, for engineers who try out a page. */
import { followInteractions, type Interaction } from '../vitals/interactions.ts';

const MOST_SHOWN = 10;

/** Browsers don't measure shorter interactions. */
const LEAST_MS = 16;

const COLUMNS: readonly [title: string, read: (interaction: Interaction) => string | number][] = [
  ['Widget', ({ widget }) => widget],
  ['Action', ({ action }) => action],
  ['ms', ({ duration }) => duration],
  ['Input delay', ({ delay }) => Math.round(delay)],
  ['Processing', ({ processing }) => Math.round(processing)],
  ['Presentation', ({ presentation }) => Math.round(presentation)],
];

const STYLES = `
:host { all: initial; position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; max-width: calc(100vw - 16px); }
section { max-height: 40vh; overflow: auto; padding: 8px; background: #1b2733; color: #fff;
  font: 12px/1.4 ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 0 8px 0 0; text-align: start; white-space: nowrap; }
button { float: inline-end; font: inherit; }
`;

/** Shows the latest ten interactions in a corner of the page, from the first one on [embedding Debug]. */
export function showInteractions(): void {
  const shown: Interaction[] = [];
  let overlay: Overlay | undefined;
  followInteractions(LEAST_MS, (interaction) => {
    shown.unshift(interaction);
    shown.splice(MOST_SHOWN);
    overlay ??= createOverlay();
    overlay.show(shown);
  });
}

interface Overlay {
  show(interactions: readonly Interaction[]): void;
}

/** Creates the overlay in a shadow root, where neither the page's styles nor the widgets' apply. */
function createOverlay(): Overlay {
  const host = document.createElement('cb-debug-interactions');
  const root = host.attachShadow({ mode: 'open' });
  // Not a style element, which the page's policy may forbid.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const section = element('section');
  section.setAttribute('aria-label', 'Interactions');
  const close = element('button', 'Close');
  close.addEventListener('click', () => host.replaceWith());
  const body = element('tbody');
  const head = element('tr', ...COLUMNS.map(([title]) => element('th', title)));
  section.append(close, element('table', element('thead', head), body));
  root.append(section);
  document.body.append(host);
  return {
    show: (interactions) => body.replaceChildren(...interactions.map(row)),
  };
}

function row(interaction: Interaction): HTMLElement {
  return element('tr', ...COLUMNS.map(([, read]) => element('td', String(read(interaction)))));
}

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}
