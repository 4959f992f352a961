import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFlashMessage } from '../../../../shared/page/storage/flash-message.ts';
import { $notices, addNotice, dismissNotice, usePageNotices } from '../../../../shared/stores/notices.ts';
import { Notices } from '../../../../shared/ui/notices.tsx';
import { click, render, settle } from '../../support/render.ts';

/** An island with a place for the notices of its page. */
function Island() {
  return <Notices {...usePageNotices()} />;
}

const texts = (place: HTMLElement) =>
  [...place.querySelectorAll('.cb-notice__text')].map(({ textContent }) => textContent);

async function tell(text: string, more: { about?: string; tone?: 'danger' } = {}): Promise<void> {
  await act(async () => addNotice({ tone: 'warning', text, ...more }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await act(async () => {
    for (const { key } of $notices.get()) dismissNotice(key);
  });
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a page’s notices', () => {
  it('appear once, in the first island of the page that shows notices [accessibility Live region]', async () => {
    const above = await render(Island, {});
    const below = await render(Island, {});
    await tell('Beaker is no longer in your cart.');
    expect([texts(above), texts(below)]).toEqual([['Beaker is no longer in your cart.'], []]);

    await above.unmount();
    await settle();
    expect(texts(below)).toEqual(['Beaker is no longer in your cart.']);
  });

  it('are read once, and announced once while they are on screen [accessibility Live region]', async () => {
    const place = await render(Island, {});
    await tell('Your carts are merged.');
    await tell('Your carts are merged.');
    expect(texts(place)).toEqual(['Your carts are merged.']);
    vi.advanceTimersByTime(150);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Your carts are merged.');
  });

  it('are replaced by the newest about the same line [reliability Notices]', async () => {
    const place = await render(Island, {});
    await tell('The quantity of Beaker is now 3.', { about: 'line ci1' });
    await tell('The quantity of Flask is now 2.', { about: 'line ci2' });
    await tell('The quantity of Beaker is now 5.', { about: 'line ci1' });
    expect(texts(place)).toEqual(['The quantity of Flask is now 2.', 'The quantity of Beaker is now 5.']);
  });

  it('are six at most, with the number of earlier ones; failures stay longest [reliability Notices]', async () => {
    const place = await render(Island, {});
    await tell('Not saved.', { tone: 'danger' });
    for (const number of [1, 2, 3, 4, 5, 6]) await tell(`Change ${number}.`);
    expect(texts(place).slice(0, 3)).toEqual([
      'One earlier notice is no longer shown.',
      'Not saved.',
      'Change 2.',
    ]);
    await tell('Change 7.');
    expect(texts(place)).toHaveLength(7);
    expect(texts(place)[0]).toBe('2 earlier notices are no longer shown.');

    await click(place.querySelector('[aria-label="Dismiss"]') as HTMLElement);
    await tell('Change 8.');
    expect(texts(place)[0]).toBe('One earlier notice is no longer shown.');
  });

  it('disappear when they are dismissed [accessibility Live region]', async () => {
    const place = await render(Island, {});
    await tell('Your carts are merged.');
    await click(place.querySelector('[aria-label="Dismiss"]') as HTMLElement);
    expect(texts(place)).toEqual([]);
  });

  it('start with the previous page’s message [2 §2 Landing banner]', async () => {
    setFlashMessage({ tone: 'success', text: 'Your account is ready.' });
    const place = await render(Island, {});
    await settle();
    expect(texts(place)).toEqual(['Your account is ready.']);
  });
});
