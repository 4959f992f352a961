import { beforeEach, expect, it, vi } from 'vitest';
import type { ListContents } from '../../../../shared/api/lists/list-items.ts';
import type { Result } from '../../../../shared/domain/failure.ts';
import { lazyModule } from '../../../../shared/page/lazy/lazy-module.ts';
import { createListQuantities } from '../../../../widgets/list-detail/quantities/list-quantities.ts';
import { createSerialQueue } from '../../../../widgets/list-detail/serial-queue.ts';
import { keepTestsApart } from '../../support/page.ts';
import { later } from '../../support/stores.ts';

keepTestsApart({ quiet: true });

const DONE: Result<null> = { ok: true, value: null };
const REFUSED: Result<null> = { ok: false, failure: { kind: 'business', request: 'x', messages: [] } };
const ITEM = { key: 'gi1', productId: 'XB1', giftItemId: 'gi1', quantity: 2 };
const LIST: ListContents = {
  list: { id: 'gl1', isWishlist: false },
  items: [ITEM],
  unreadable: 0,
  otherLists: [],
};

let ends: ((result: Result<null>) => void)[];
let quantities: ReturnType<typeof createListQuantities>;
let list: ListContents;
const onGone = vi.fn();

beforeEach(async () => {
  ends = [];
  list = LIST;
  onGone.mockReset();
  const sendQuantities = async () => ({
    result: await new Promise<Result<null>>((resolve) => void ends.push(resolve)),
  });
  quantities = createListQuantities({
    contents: () => list,
    enqueue: createSerialQueue(),
    writes: lazyModule(async () => ({ sendQuantities }) as never),
    reread: async () => {},
    onFailure: () => {},
    isRemoved: () => false,
    onGone,
  });
  // A second quantity is typed while the first one is being sent, which is then saved.
  quantities.change('gi1', 4);
  void quantities.flush();
  await later();
  quantities.change('gi1', 5);
  ends.shift()?.(DONE);
  await later();
});

const shown = () => quantities.withWanted(ITEM).quantity;

it('a second quantity that is refused is replaced by the first one, which the list has [reliability Line write]', async () => {
  void quantities.flush();
  await later();
  ends.shift()?.(REFUSED);
  await later();
  expect(shown()).toBe(4);
});

it('a second quantity that is discarded is replaced by the first one, which the list has [reliability Line write]', () => {
  quantities.cancel('gi1');
  expect(shown()).toBe(4);
});

it('once the list has been read again, only it says what is saved', () => {
  quantities.reconcile();
  quantities.cancel('gi1');
  expect(shown()).toBe(2);
});

it('a quantity whose item another page has removed is reported as lost, once [reliability Typing]', () => {
  list = { ...LIST, items: [] };
  quantities.reconcile();
  quantities.reconcile();
  expect(onGone).toHaveBeenCalledOnce();
  expect(shown()).toBe(2);
});
