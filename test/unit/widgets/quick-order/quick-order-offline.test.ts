import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { click, render, settle, type } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { allNamed } from '../../support/screen.ts';
import { keepTestsApart } from './quick-order-page.ts';

keepTestsApart();

const CODE = '../../../../widgets/quick-order/quick-order-sending.tsx';
const OFFLINE = 'You are offline, so nothing was added. What you typed is kept.';

let idle: (() => void)[];

beforeEach(() => {
  beginPage();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});

afterEach(() => {
  vi.doUnmock(CODE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a form and gives what a shopper does with it. */
async function openForm() {
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  const form = await render(QuickOrder, { rows: 1 }, 'quick-order');
  const field = form.querySelector('input') as HTMLInputElement;
  return {
    form,
    field,
    add: async (item: string) => {
      await type(field, item);
      // The key has begun to fetch the code: a second import at the same time would get around the mock.
      await vi.dynamicImportSettled();
      await click(allNamed<HTMLButtonElement>(form, 'button', 'Add to Cart')[0] as HTMLButtonElement);
      await settle();
    },
  };
}

/** Stands for a file that the network does not bring. */
function loseCode(): void {
  vi.doMock(CODE, () => {
    throw new Error('no such file');
  });
}

describe('quick order while the connection is lost', () => {
  it('says that the shopper is offline, and keeps what was typed [1 §8 Quick order]', async () => {
    const requests = answerCalls({});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { form, field, add } = await openForm();
    await add('351210');
    expect(form.textContent).toContain(OFFLINE);
    expect(field.value).toBe('351210');
    expect(requests).toEqual([]);
  });

  it('says so, too, where the code that sends has not come [1 §8 Quick order]', async () => {
    loseCode();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { form, field, add } = await openForm();
    await add('351210');
    expect(form.textContent).toContain(OFFLINE);
    expect(form.textContent).not.toContain('Please reload the page');
    expect(field.value).toBe('351210');
  });

  it('has fetched the code that sends while the page was idle [reliability Missing code]', async () => {
    let fetched = 0;
    vi.doMock(CODE, (importOriginal) => {
      fetched += 1;
      return importOriginal();
    });
    await openForm();
    expect(fetched).toBe(0);
    for (const run of idle) run();
    await settle();
    expect(fetched).toBe(1);
  });
});
