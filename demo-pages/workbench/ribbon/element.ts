type Child = Node | string;

/** Creates an element with properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Creates a button. */
export function button(text: string, act: () => unknown): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, onclick: () => void act() });
}

/** Creates a table from its headings and rows. */
export function table(heads: readonly string[], rows: readonly (readonly Child[])[]): HTMLTableElement {
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col', textContent: text })));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
}
