import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../support/replies.ts';

// The simulated document loads no stylesheets; it behaves as if they had loaded.
Object.assign((window as { happyDOM?: { settings: object } }).happyDOM?.settings ?? {}, {
  handleDisabledFileLoadingAsSuccess: true,
});

beforeEach(async () => {
  const { defineWidget } = await import('../../../../shared/embed/define-widget.ts');
  const { definition } = await import('../../../../widgets/promo-area/promo-area-definition.ts');
  const { PromoArea } = await import('../../../../widgets/promo-area/promo-area.tsx');
  defineWidget(definition, PromoArea, 'assets/promo-area.css');
});

/** Mounts a promotional area whose fragment is still loading. */
async function openReading() {
  const [element, aside] = [document.createElement('cb-promo-area'), document.createElement('aside')];
  element.dataset.source = 'cart-bottom';
  const replies: ((reply: Response) => void)[] = [];
  const requests = answerWith(() => new Promise((resolve) => void replies.push(resolve)));
  document.body.append(element, aside);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  return {
    element,
    aside,
    requests,
    isAborted: () => requests[0]?.init.signal?.aborted,
    answer: () => replies[0]?.(Response.json({ targeterResult: '<p>Half price</p>' })),
  };
}

describe('an island that is reading', () => {
  it('goes on reading when it’s moved, and shows the result [reliability Moved elements]', async () => {
    const { element, aside, requests, isAborted, answer } = await openReading();
    element.remove();
    aside.append(element);
    await Promise.resolve();
    expect(isAborted()).toBe(false);
    answer();
    await vi.waitFor(() => expect(aside.textContent).toBe('Half price'));
    expect(requests).toHaveLength(1);
  });

  it('aborts its request when it’s removed [reliability Moved elements]', async () => {
    const { element, isAborted } = await openReading();
    element.remove();
    await vi.waitFor(() => expect(isAborted()).toBe(true));
  });
});
