import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { click, render, settle, type } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { allNamed } from '../../support/screen.ts';
import { keepTestsApart } from './quick-order-page.ts';

keepTestsApart();

const CODE = '../../../../widgets/quick-order/quick-order-sending.tsx';
const OFFLINE = 'You’re offline, so nothing was added. We’ve kept what you typed.';

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

/** Opens a form, and returns a shopper's actions on it. */
async function openForm() {
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  const form = await render(QuickOrder, { rows: 1 }, 'quick-order');
  const field = form.querySelector('input') as HTMLInputElement;
  return {
    form,
    field,
    add: async (item: string) => {
      await type(field, item);
      // The key has started to load the code, twice if the first attempt fails: a second import at the same time would
      // bypass the mock.
      for (const _ of ['the first attempt', 'the second one', 'what came with it']) {
        await vi.dynamicImportSettled();
        await settle();
      }
      await click(allNamed<HTMLButtonElement>(form, 'button', 'Add to Cart')[0] as HTMLButtonElement);
      await settle();
    },
  };
}

/** Stands for a file that fails to load. */
function loseCode(): void {
  vi.doMock(CODE, () => {
    throw new Error('no such file');
  });
}

describe('quick order without a connection', () => {
  it('says that the shopper is offline, and keeps what was typed [1 §8 Quick order]', async () => {
    const requests = answerCalls({});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { form, field, add } = await openForm();
    await add('351210');
    expect(form.textContent).toContain(OFFLINE);
    expect(field.value).toBe('351210');
    expect(requests).toEqual([]);
  });

  it('says so, too, if the code that sends hasn’t loaded [1 §8 Quick order]', async () => {
    loseCode();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { form, field, add } = await openForm();
    await add('351210');
    expect(form.textContent).toContain(OFFLINE);
    expect(form.textContent).not.toContain('Please reload the page');
    expect(field.value).toBe('351210');
  });

  it('has loaded the code that sends while the page was idle [reliability Missing code]', async () => {
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

  it('offers to reload the page if only that helps, and what was typed is there afterwards [reliability Missing code]', async () => {
    answerCalls({});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    loseCode();
    const moves: string[] = [];
    const keep = (event: Event) => {
      event.preventDefault();
      moves.push((event as CustomEvent<{ reason: string }>).detail.reason);
    };
    document.addEventListener('cb:navigate', keep);
    const { form, add } = await openForm();
    await add('351210');
    await click(allNamed<HTMLButtonElement>(form, 'button', 'Reload page')[0] as HTMLButtonElement);
    document.removeEventListener('cb:navigate', keep);
    expect(moves).toEqual(['reload']);
    expect(JSON.stringify({ ...sessionStorage })).toContain('351210');
  });

  it('offers no reload to a shopper who is offline [reliability Missing code]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loseCode();
    const { form, add } = await openForm();
    await add('351210');
    expect(allNamed(form, 'button', 'Reload page')).toEqual([]);
  });
});
