/** Small pages inside frames: our stylesheets with another site's sheet before and after them. */

const OURS = '/widgets/';

/** The stylesheets of the build, the common one first. */
export async function builtStylesheets(): Promise<string[]> {
  const manifest = await (await fetch(`${OURS}manifest.json`)).json();
  const files = Object.values<{ css: { file: string }[] }>(manifest.widgets).flatMap(({ css }) => css);
  return [...new Set(files.map(({ file }) => OURS + file))];
}

export interface Options {
  /** Our sheets, as addresses. */
  ours: string[];
  /** The other site's sheets, as addresses; they are both before and after ours, and apply until `use` changes that. */
  theirs: string[];
  /** Applies the print styles of both. */
  print?: boolean;
  /** Removes the features that make our sheets strong. */
  weak?: boolean;
  /**
   * Makes the browser compute the styles of all elements at once. They aren't shown, so no layout affects a computed
   * value.
   */
  shown?: boolean;
}

/**
 * States that only a user or the browser can cause, with the attribute that represents each here; it has the same
 * specificity.
 */
export const STATES = /:(focus-visible|focus-within|focus|hover|active|disabled|checked)\b/g;

/** Without `!important`, and without the reset's specificity. */
const weaken = (text: string) => text.replace(/!important|:not\((#cb)+\)/g, '');

/**
 * Creates the page.
 * @returns an island's host and outermost element in it, our sheets, and a function that chooses among theirs
 */
export async function makePage({ ours, theirs, print = false, weak = false, shown = false }: Options) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const own: CSSStyleSheet[] = [];
  const foreign: { address: string; sheet: CSSStyleSheet }[] = [];
  for (const address of [...theirs, ...ours, ...theirs]) {
    const style = page.createElement('style');
    const text = await (await fetch(address)).text();
    // The page may set the width of a mount point, so our declarations for narrow ones are left out.
    const stated = text.replace(STATES, '[data-is-$1]').replace(/@container [^{]+/g, '@media not all');
    const applied = print ? stated.replaceAll('@media print', '@media all') : stated;
    style.textContent = weak && ours.includes(address) ? weaken(applied) : applied;
    page.head.append(style);
    const sheet = style.sheet as CSSStyleSheet;
    if (ours.includes(address)) own.push(sheet);
    else foreign.push({ address, sheet });
  }
  const hidden = page.createElement('div');
  hidden.style.setProperty('display', shown ? 'block' : 'none', 'important');
  hidden.id = 'main';
  hidden.className = 'container row ui-widget ui-widget-content';
  const host = page.createElement('cb-sample');
  host.className = 'cb-island';
  const root = page.createElement('div');
  root.className = 'cb-root';
  host.append(root);
  hidden.append(host);
  page.body.append(hidden);
  function use(addresses: string[]): void {
    for (const { address, sheet } of foreign) sheet.disabled = !addresses.includes(address);
  }
  return { frame, host, root, own, use };
}
