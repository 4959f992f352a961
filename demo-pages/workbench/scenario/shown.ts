/** Finds what a person sees on a page: controls by their accessible names, and text. */

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** Returns the control with this name: in the open dialog, or else in the widget, or else anywhere. */
export function findControl(widget: string, name: string): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll('dialog[open]')].reverse();
  const roots = [...dialogs, ...document.querySelectorAll(`cb-${widget}`), document.body];
  for (const root of roots) {
    const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
    const found = controls.find((control) => isVisible(control) && nameOf(control) === name);
    if (found) return found;
  }
  return undefined;
}

/** Checks whether a text is on the screen: as text, in a field, or as the name of a picture. */
export function isShown(words: string): boolean {
  const named = [...document.querySelectorAll('[role="img"][aria-label], [role="status"][aria-label]')];
  const texts = [
    document.body.innerText,
    ...named.map((element) => element.getAttribute('aria-label') ?? ''),
  ];
  return texts.some((text) => plain(text).includes(plain(words)));
}

/** Checks whether the widget is mounted, or, with `empty`, whether it is mounted and shows nothing. */
export function stands(widget: string, { empty }: { empty: boolean }): boolean {
  const islands = [...document.querySelectorAll<HTMLElement>(`[data-cb-widget="${widget}"] .cb-island`)];
  return empty ? islands.some((island) => !plain(island.innerText)) : islands.length > 0;
}

function nameOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = [...((control as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
  return plain(control.getAttribute('aria-label') || labelled || labels || textOf(control));
}

/** Returns the text of an element without what is hidden from assistive technology. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return copy.textContent ?? '';
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
