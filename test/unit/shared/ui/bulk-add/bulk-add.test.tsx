import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkAdd, RowOutcome } from '../../../../../shared/domain/bulk-add/bulk-run.ts';
import { BulkAddProgress } from '../../../../../shared/ui/bulk-add/bulk-add-progress.tsx';
import { BulkAddResult } from '../../../../../shared/ui/bulk-add/bulk-add-result.tsx';
import { click, render } from '../../../support/render.ts';

function rowsIn(...states: RowOutcome['state'][]): RowOutcome[] {
  return states.map((state, place) => ({
    row: { key: `r${place}`, itemNumber: `ITEM0${place}`, quantity: place + 1 },
    state,
  }));
}

const run = (part: Partial<BulkAdd>): BulkAdd => ({
  source: 'test',
  startedAt: 0,
  phase: 'running',
  rows: rowsIn('added', 'refused', 'sending', 'waiting'),
  ...part,
});

const actions = () => ({ onStop: vi.fn(), onContinue: vi.fn() });

describe('the progress of a run', () => {
  it('is a bar with its numbers in words, and the time left [journal Progress]', async () => {
    const place = await render(BulkAddProgress, { run: run({ secondsLeft: 42 }), ...actions() });
    const bar = place.querySelector('[role=progressbar]');
    expect(bar?.getAttribute('aria-valuetext')).toBe('2 of 4');
    expect(bar?.getAttribute('aria-valuenow')).toBe('2');
    expect(document.getElementById(bar?.getAttribute('aria-labelledby') ?? '')?.textContent).toMatch(/cart/);
    expect(place.textContent).toContain('About 45 sec left');
  });

  it.each([
    [130, 'About 2 min left'],
    [1, 'About 5 sec left'],
  ])('rounds %i seconds [journal Progress]', async (secondsLeft, text) => {
    const place = await render(BulkAddProgress, { run: run({ secondsLeft }), ...actions() });
    expect(place.textContent).toContain(text);
  });

  it('says what it waits for, in place of the time left [journal Decided]', async () => {
    const waiting = run({ secondsLeft: 42, lookingFor: 'ITEM02' });
    const place = await render(BulkAddProgress, { run: waiting, ...actions() });
    expect(place.textContent).toContain(
      'We didn’t get a response about ITEM02. We’re waiting up to 20 seconds',
    );
    expect(place.textContent).not.toContain('sec left');
  });

  it('has one button, which keeps the focus when Stop becomes Continue [journal Progress]', async () => {
    const { onStop, onContinue } = actions();
    const { useState } = await import('react');
    function Page() {
      const [shown, setShown] = useState(run({}));
      return createElement(BulkAddProgress, {
        run: shown,
        onStop: () => {
          onStop();
          setShown(run({ phase: 'stopped', reason: { kind: 'pressed' } }));
        },
        onContinue,
      });
    }
    const place = await render(Page, {});
    const button = place.querySelector('button') as HTMLButtonElement;
    button.focus();
    await click(button);
    expect(onStop).toHaveBeenCalledOnce();
    expect(place.querySelector('button')).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Continue');
    await click(button);
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it.each([
    ['left', /page closed/],
    ['offline', /offline/],
    ['session', /Sign in/],
    ['other-tab', /Another tab/],
    ['cart-unread', /couldn’t load your cart/],
    ['failed', /wrong on our side/],
  ] as const)('says why it has stopped: %s [journal Stopped]', async (kind, text) => {
    const stopped = run({ phase: 'stopped', reason: { kind } });
    const place = await render(BulkAddProgress, { run: stopped, ...actions() });
    expect(place.textContent).toMatch(text);
    expect(place.textContent).toMatch(/may already be in your cart/);
  });

  it('is gone once all rows are done [journal Progress]', async () => {
    const place = await render(BulkAddProgress, {
      run: run({ phase: 'done', rows: rowsIn('added') }),
      ...actions(),
    });
    expect(place.innerHTML).toBe('');
  });
});

describe('the result of a run', () => {
  const rows = rowsIn('added', 'refused', 'refused', 'asking', 'added').map((row, place) =>
    place === 1 || place === 4 ? { ...row, message: `Words ${place}` } : row,
  );

  it('is shown line by line, with the server’s messages [journal Result]', async () => {
    const place = await render(BulkAddResult, { run: run({ phase: 'done', rows }), onAnswer: vi.fn() });
    expect(place.textContent).toContain('2 of 5 added to your cart.');
    expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ITEM03 × 4We couldn’t confirm/),
      'ITEM01 × 2Words 1',
      'ITEM02 × 3We couldn’t add this item.',
      'ITEM04 × 5Words 4',
    ]);
  });

  it('leaves out the refused rows if they are shown elsewhere [journal Result]', async () => {
    const place = await render(BulkAddResult, { run: run({ rows }), showsRefused: false, onAnswer: vi.fn() });
    expect(place.textContent).not.toContain('ITEM01');
  });

  it('asks whether a row in doubt was added [journal Asked]', async () => {
    const onAnswer = vi.fn();
    const place = await render(BulkAddResult, { run: run({ rows }), onAnswer });
    const [arrived, send] = place.querySelectorAll<HTMLButtonElement>('button');
    expect(arrived?.getAttribute('aria-label')).toBe('It’s in my cart: ITEM03 × 4');
    await click(arrived as HTMLElement);
    await click(send as HTMLElement);
    expect(onAnswer.mock.calls).toEqual([
      ['r3', 'arrived'],
      ['r3', 'send'],
    ]);
  });
});
