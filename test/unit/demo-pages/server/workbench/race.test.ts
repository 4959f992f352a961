// @vitest-environment node
import { expect, it } from 'vitest';
import { type Shopper, shareShop } from '../../../support/shopper.ts';

const { shop, shopper } = shareShop();

interface Told {
  held: { id: number; path: string; moment: string }[];
}

async function tell(visitor: Shopper, order: Record<string, unknown>): Promise<void> {
  const { status } = await visitor.call('../../../workbench/race', order);
  expect(status).toBe(200);
}

/** Waits until this many calls are held. @returns their numbers, oldest first */
async function held(visitor: Shopper, count: number): Promise<number[]> {
  for (;;) {
    const { held: calls } = JSON.parse((await visitor.open('/workbench/race')).text) as Told;
    if (calls.length === count) return calls.map(({ id }) => id);
  }
}

const update = (visitor: Shopper, id: unknown, quantity: number) =>
  visitor.call('cart/update-item', { itemIds: id, actionType: 'updateItems', updateId: `${id}=${quantity}` });

async function firstLine(visitor: Shopper) {
  const [line] = await visitor.lines();
  return line as Record<string, unknown>;
}

it('releases calls in another order than they arrived in [workbench Races]', async () => {
  const visitor = await shopper('/help?cart=plain');
  const { commerceId } = await firstLine(visitor);
  await tell(visitor, { do: 'hold', on: 'update-item', moment: 'request' });
  const calls = [update(visitor, commerceId, 3), update(visitor, commerceId, 4)];
  const [first, second] = await held(visitor, 2);
  await tell(visitor, { do: 'release', id: second });
  await calls[1];
  await tell(visitor, { do: 'release', id: first });
  await calls[0];
  expect(Number((await firstLine(visitor)).quantity)).toBe(3);
});

it.each([
  ['request', 12],
  ['reply', 5],
])('drops a call at its %s, before or after it took effect [workbench Races]', async (moment, quantity) => {
  const visitor = await shopper('/help?cart=plain');
  const { commerceId } = await firstLine(visitor);
  await tell(visitor, { do: 'hold', on: 'update-item', moment });
  const call = update(visitor, commerceId, 5);
  const lost = expect(call).rejects.toThrow();
  const [id] = await held(visitor, 1);
  await tell(visitor, { do: 'drop', id });
  await lost;
  await tell(visitor, { do: 'stop' });
  expect(Number((await firstLine(visitor)).quantity)).toBe(quantity);
});

it('acts as another tab, and ends the session [workbench Races]', async () => {
  const visitor = await shopper('/help?as=individual&cart=plain');
  await tell(visitor, { do: 'other-tab-removes' });
  expect(await visitor.lines()).toHaveLength(2);
  await tell(visitor, { do: 'other-tab-empties' });
  expect(await visitor.lines()).toHaveLength(0);
  await tell(visitor, { do: 'end-session' });
  expect((await visitor.call('cart/update-item', {})).status).toBe(409);
  expect(shop().journal.length).toBeGreaterThan(0);
});
