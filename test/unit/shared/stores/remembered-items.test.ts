import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { pass } from '../../support/render.ts';
import { printState } from '../../support/state-block.ts';

const KEY = 'cb-seen-items';
const MEMBER = { transient: false, profileId: '220022' };
const FROG = { key: '1', itemNumber: '151261', description: 'Bullfrog', quantity: 3, price: 9876.54 };

keepTestsApart();

/** The module on a page of this visitor. */
async function open(profile: object = MEMBER) {
  printState({ profile });
  const seen = await import('../../../../shared/stores/remembered-items.ts');
  const { followStateBlock, markSessionEnded } = await import('../../../../shared/stores/session.ts');
  const { noteSignedOut } = await import('../../../../shared/stores/account/signed-out.ts');
  followStateBlock();
  return { ...seen, markSessionEnded, noteSignedOut };
}

const kept = () => sessionStorage.getItem(KEY);

describe('the items of orders and lists', () => {
  it('are stored for their owner while the page is idle: number, name and quantity, and no price [sheet Suggestions, S13]', async () => {
    const { rememberOrder, rememberList, seenItems } = await open();
    rememberOrder('220022', { sections: { living: [FROG], inStock: [] } });
    expect(kept()).toBeNull();
    await pass(50);
    rememberList('220022', [{ key: '2', productId: '721002', name: 'Beaker', quantity: 2, price: 9876.54 }]);
    await pass(50);
    expect(JSON.parse(kept() ?? '')).toEqual({
      owner: '220022',
      items: [
        { itemNumber: '721002', name: 'Beaker', quantity: 2 },
        { itemNumber: '151261', name: 'Bullfrog', quantity: 3 },
      ],
    });
    expect(seenItems().map(({ itemNumber }) => itemNumber)).toEqual(['721002', '151261']);
  });

  it.each<[string, object, string]>([
    ['a guest', { transient: true }, ''],
    ['a guest with an id', { transient: true, profileId: '220022' }, '220022'],
    ['a shopper whose id the page doesn’t tell', { transient: false }, 'member'],
    ['service staff', { ...MEMBER, userTypeCheck: { user: 'csr' } }, '220022'],
    ['somebody who reads another shopper’s order', MEMBER, '330033'],
  ])('aren’t stored for %s [sheet Suggestions, S13]', async (_, profile, profileId) => {
    const { rememberOrder, seenItems } = await open(profile);
    rememberOrder(profileId, { sections: { living: [FROG] } });
    await pass(50);
    expect(kept()).toBeNull();
    expect(seenItems()).toEqual([]);
  });

  it('are those of placed orders [sheet Suggestions]', async () => {
    const { rememberOrder } = await open();
    rememberOrder('220022', { state: 'INCOMPLETE', sections: { living: [FROG] } });
    await pass(50);
    expect(kept()).toBeNull();
  });

  it('are deleted as soon as another shopper’s page reads them [sheet Suggestions, S13]', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ owner: '330033', items: [{ itemNumber: '151261' }] }));
    const { seenItems } = await open();
    expect(seenItems()).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('are deleted when the shopper signs out in another tab, and not stored again [sheet Suggestions, S13]', async () => {
    const { rememberOrder, seenItems, noteSignedOut } = await open();
    rememberOrder('220022', { sections: { living: [FROG] } });
    await pass(50);
    rememberOrder('220022', { sections: { living: [{ ...FROG, itemNumber: '721002' }] } });
    noteSignedOut();
    await pass(50);
    expect(kept()).toBeNull();
    expect(seenItems()).toEqual([]);
  });

  it('are deleted once the session has ended [sheet Suggestions, S13]', async () => {
    const { rememberOrder, seenItems, markSessionEnded } = await open();
    rememberOrder('220022', { sections: { living: [FROG] } });
    await pass(50);
    markSessionEnded();
    expect(kept()).toBeNull();
    expect(seenItems()).toEqual([]);
  });

  it('wait until a prerendered page is opened [sheet Suggestions, embedding Prerendering]', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { rememberOrder } = await open();
    rememberOrder('220022', { sections: { living: [FROG] } });
    await pass(50);
    expect(kept()).toBeNull();
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await pass(50);
    expect(kept()).toContain('151261');
  });

  it.each(['{', '[]', '{"items":3}', '{"items":[null,1,{"name":"x"},{"itemNumber":7}]}'])(
    'are ignored if the storage holds %s [sheet Suggestions]',
    async (text) => {
      sessionStorage.setItem(KEY, text);
      const { seenItems } = await open();
      expect(seenItems()).toEqual([]);
    },
  );
});
