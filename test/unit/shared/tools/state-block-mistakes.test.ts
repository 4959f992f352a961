// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findBlockMistakes, SERVER_VALUE } from '../../../../shared/tools/state-block-mistakes.ts';

const WIDGETS = ['mini-cart', 'cart-page', 'stock-alert'];
const csrfToken = '5f3c';

const found = (block: unknown) =>
  findBlockMistakes(block, WIDGETS).map(({ code, found, near }) => `${code} ${found}.${near}`);

describe('the check of a state block', () => {
  it('reports keys that no widget reads, with what was meant [embedding Template check, embedding Doctor]', () => {
    const block = {
      config: { csrfToken, off: ['mini-cart', 'cart-pag', 5], storename: '' },
      profile: { userTypeCheck: { user: '', client: '' }, userSegment: null },
      cart: { anything: true },
      massage: {},
    };
    expect(found(block)).toEqual([
      'unknown-key massage. Did you mean "message"?',
      'unknown-key config.storename. Did you mean "storeName"?',
      'unknown-key profile.userTypeCheck.client.',
      'unknown-key config.off.cart-pag. Did you mean "cart-page"?',
    ]);
  });

  it('reports replaced texts that no widget has, or whose placeholders are missing [embedding Template check, embedding Messages]', () => {
    const messages = {
      'cart-pge': {},
      'stock-alert': {},
      shared: { neverWas: '' },
      ui: { reloadPage: 'Reload' },
      'account-landing': { tittle: '', signedInAs: 'Signed in as {name}', welcome: 'Hello, {name}' },
    };
    expect(found({ config: { csrfToken, messages } })).toEqual([
      'unknown-message config.messages.cart-pge. Did you mean "cart-page"?',
      'unknown-message config.messages.account-landing.tittle. Did you mean "title"?',
      'message-placeholder config.messages.account-landing.signedInAs lacks {email}.',
      'message-placeholder config.messages.account-landing.signedInAs has {name}, which nothing fills in.',
      'unknown-message config.messages.shared.neverWas.',
    ]);
  });

  it.each([
    [{ profile: {} }, ['no-csrf-token config has no csrfToken.']],
    [{ config: { csrfToken: ' ' } }, ['no-csrf-token csrfToken is empty.']],
    [{ config: SERVER_VALUE }, []],
    [{ config: { csrfToken: SERVER_VALUE, off: [SERVER_VALUE], messages: SERVER_VALUE } }, []],
  ])(
    'reports a missing token, unless the server may write it: %o [embedding Template check, embedding Doctor]',
    (block, all) => {
      expect(found(block)).toEqual(all);
    },
  );

  it('accepts any content without throwing', () => {
    for (const block of [null, [], 'config', 1, { config: [], profile: 'x' }])
      expect(found(block)).toEqual(['no-csrf-token config has no csrfToken.']);
  });
});
