import { beforeEach, describe, expect, it } from 'vitest';
import { ACTIONS, actionOf } from '../../../../../shared/embed/vitals/action-of.ts';

/** The word for the element with the id 'x'. */
function wordFor(html: string): string {
  document.body.innerHTML = html;
  return actionOf(document.getElementById('x') as HTMLElement);
}

beforeEach(() => document.body.replaceChildren());

describe('the word for what was pressed', () => {
  it.each([
    ['a picture in a button', '<button class="cb-line__remove"><svg id="x"></svg></button>', 'remove'],
    ['a field of a quantity', '<span class="cb-stepper"><input id="x" value="7"></span>', 'quantity'],
    ['a field for a password', '<input id="x" type="password" value="secret">', 'field'],
    ['a button that fills the cart', '<button id="x" class="cb-button" data-tone="action">', 'add'],
    ['the checkout', '<button id="x" class="cb-button cb-cart__leave" data-tone="action">', 'checkout'],
    ['a label', '<label id="x">Sign up <input type="checkbox"></label>', 'tick'],
    ['a text', '<p id="x">Priya Shah</p>', 'other'],
    ['a control without an entry', '<button id="x" class="new">', 'button'],
  ])('is that of %s [embedding Vitals]', (_, html, word) => {
    expect(wordFor(html)).toBe(word);
  });

  it('is one of a short list [embedding Vitals]', () => {
    expect(new Set(ACTIONS.map(([word]) => word)).size).toBe(ACTIONS.length);
  });
});
