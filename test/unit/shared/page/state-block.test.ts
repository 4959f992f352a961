import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStateBlock } from '../../../../shared/page/state-block.ts';
import { forgetState } from '../../support/state-block.ts';

function page(json: string): void {
  forgetState();
  document.head.innerHTML = '<script type="application/json" id="cb-state"></script>';
  const block = document.getElementById('cb-state') as HTMLElement;
  block.textContent = json;
}

beforeEach(() => {
  forgetState();
  document.head.innerHTML = '';
});

describe('the state block', () => {
  it('returns what the server printed [embedding State block]', () => {
    page('{"cart": {"count": 1}}');
    expect(readStateBlock()).toEqual({ cart: { count: 1 } });
    expect(readStateBlock()).toBe(readStateBlock());
  });

  it('isn’t confused with another element with its id [embedding State block]', () => {
    document.head.innerHTML =
      '<div id="cb-state">{"cart": 1}</div><script id="cb-state">{"cart": 2}</script>';
    expect(readStateBlock()).toEqual({});
  });

  it('is empty if the page has none', () => {
    expect(readStateBlock()).toEqual({});
  });

  it.each(['{"cart": ', '[1]', 'null', '', '"text"'])(
    'is ignored and reported once if it is %s [embedding State block]',
    (json) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      page(json);
      expect(readStateBlock()).toEqual({});
      readStateBlock();
      expect(errors).toHaveBeenCalledOnce();
      expect(errors.mock.calls[0]?.[0]).toContain('#cb-state');
    },
  );

  it('drops keys that reach a prototype [S12]', () => {
    page('{"profile": {"__proto__": {"hidePrice": "false"}, "constructor": {"a": 1}, "firstName": "Ada"}}');
    const profile = readStateBlock().profile as Record<string, unknown>;
    expect(Object.keys(profile)).toEqual(['firstName']);
    expect(profile.hidePrice).toBeUndefined();
  });
});
