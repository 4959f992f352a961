import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';

let problems: Record<string, unknown>[] = [];
const note = (event: Event) => problems.push((event as CustomEvent).detail);

beforeEach(() => {
  beginPage();
  problems = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.addEventListener('cb:problem', note);
});

afterEach(() => {
  vi.doUnmock('../../../../shared/page/problem-codes.ts');
  document.removeEventListener('cb:problem', note);
});

async function openReport() {
  const { registry } = await import('../../../../shared/page/registry.ts');
  registry().version = '1.0+abc';
  const { report } = await import('../../../../shared/page/report.ts');
  return report;
}

describe('a problem', () => {
  it('is logged to the console at once, with its code and details', async () => {
    const report = await openReport();
    report('part-not-loaded', 'Code could not be loaded.', {}, 'detail');
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[catalogue-islands] part-not-loaded: Code could not be loaded.', 'detail'],
    ]);
    await vi.waitFor(() => expect(problems).toHaveLength(1));
  });

  it('is reported to the page with widget, element, error and a hint how to fix it [embedding Problem]', async () => {
    const report = await openReport();
    const point = document.createElement('div');
    point.setAttribute('data-cb-widget', 'mini-cart');
    const error = new Error('404');
    report('widget-not-loaded', 'mini-cart could not be loaded.', {
      widget: 'mini-cart',
      error,
      element: point,
    });
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    expect(problems[0]).toEqual({
      code: 'widget-not-loaded',
      widget: 'mini-cart',
      version: '1.0+abc',
      element: point,
      error,
      hint: expect.stringContaining('content policy'),
    });
  });

  it.each([
    ['a widget', { widget: 'promo-area' }],
    ['the page', {}],
  ])('names the widget if it’s about %s [embedding Problem]', async (_, about: { widget?: string }) => {
    (await openReport())('read-failed', 'x', about);
    await vi.waitFor(() => expect(problems).toEqual([expect.objectContaining(about)]));
  });

  it('reports only the code of a reply [embedding Problem]', async () => {
    (await openReport())('read-failed', 'x', { widget: 'promo-area' }, { messages: ['Dear Ann'] });
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    expect(JSON.stringify(problems)).not.toContain('Ann');
  });

  it('is reported even if the hints can’t load [embedding Problem]', async () => {
    vi.doMock('../../../../shared/page/problem-codes.ts', () => {
      throw new Error('404');
    });
    (await openReport())('part-not-loaded', 'x', { widget: 'quick-order' });
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    expect(problems[0]).toMatchObject({ code: 'part-not-loaded', widget: 'quick-order' });
    expect(problems[0]?.hint).toMatch(/\w/);
  });
});
