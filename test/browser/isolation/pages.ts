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
  /** The other site's sheets, as addresses; they stand both before and after ours. */
  theirs: string[];
  /** Applies what both keep for paper. */
  print?: boolean;
  /** Takes what makes our sheets strong out of them. */
  weak?: boolean;
}

/** Makes the page and gives an island's host and outermost element in it, and our sheets. */
export async function makePage({ ours, theirs, print = false, weak = false }: Options) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const own: CSSStyleSheet[] = [];
  for (const address of [...theirs, ...ours, ...theirs]) {
    const style = page.createElement('style');
    const text = await (await fetch(address)).text();
    const applied = print ? text.replaceAll('@media print', '@media all') : text;
    style.textContent = weak && ours.includes(address) ? applied.replaceAll('!important', '') : applied;
    page.head.append(style);
    if (ours.includes(address)) own.push(style.sheet as CSSStyleSheet);
  }
  // Not displayed: then a computed value is what was declared, and no layout of the page has a part in it.
  const hidden = page.createElement('div');
  hidden.style.setProperty('display', 'none', 'important');
  hidden.id = 'main';
  const host = page.createElement('cb-sample');
  host.className = 'cb-island';
  const root = page.createElement('div');
  root.className = 'cb-root';
  host.append(root);
  hidden.append(host);
  page.body.append(hidden);
  return { frame, host, root, own };
}
