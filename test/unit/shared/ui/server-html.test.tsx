import { describe, expect, it, vi } from 'vitest';
import { ServerHtml } from '../../../../shared/ui/server-html.tsx';
import { render, settle } from '../../support/render.ts';

describe('HTML from the server', () => {
  it('is shown unchanged if it’s plain text, without loading the sanitiser', async () => {
    const place = await render(ServerHtml, { html: 'Free freight this week' });
    expect(place.querySelector('.cb-html')?.textContent).toBe('Free freight this week');
    expect(place.querySelector('[data-state]')).toBeNull();
  });

  it('reserves its space with its words, invisible, until it’s clean [S2]', async () => {
    const place = await render(ServerHtml, { html: '<b>Free</b> freight' });
    const pending = place.querySelector<HTMLElement>('[data-state="loading"]');
    if (pending) expect([pending.textContent?.trim(), pending.children.length]).toEqual(['Free  freight', 0]);
    await settle();
    expect(place.textContent).toContain('freight');
  });

  it('is shown as words alone if it can’t be cleaned, however long it is [S2]', async () => {
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.doMock('dompurify', () => ({ default: () => ({ isSupported: false }) }));
    const { ServerHtml: Fresh } = await import('../../../../shared/ui/server-html.tsx');
    (globalThis as Record<symbol, unknown>)[Symbol.for('cb.registry')] = undefined;
    // Code that searches for the end of each of these at the end of the text takes forever.
    const endless = '<base '.repeat(500_000);
    const place = await render(Fresh, { html: `<b>Free</b><script>1</script> freight ${endless}` });
    await vi.waitFor(() => expect(place.querySelector('[data-state="missing"]')).not.toBeNull(), 30_000);
    expect(place.querySelector('b, script')).toBeNull();
    expect(place.textContent).toContain('Free');
    vi.doUnmock('dompurify');
  });
});
