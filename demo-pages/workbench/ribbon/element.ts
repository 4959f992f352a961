type Child = Node | string;

/** Makes an element: its properties, then what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A button that does something when it is pressed. */
export function button(text: string, act: () => unknown): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, onclick: () => void act() });
}

/** Rows under heads. */
export function table(heads: readonly string[], rows: readonly (readonly Child[])[]): HTMLTableElement {
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col', textContent: text })));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
}
