import { expect, it, vi } from 'vitest';
import { DismissibleNotice } from '../../../../shared/ui/notices.tsx';
import { keepTestsApart } from '../../support/page.ts';
import { click, render } from '../../support/render.ts';

keepTestsApart();

function Page({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="cb-root">
      <button type="button">Before</button>
      <DismissibleNotice tone="danger" onDismiss={onDismiss}>
        It failed. <a href="/help">Help</a>
      </DismissibleNotice>
      <a href="/next">Next</a>
    </div>
  );
}

it('moves the focus to the next element when a notice is dismissed [accessibility Focus]', async () => {
  const onDismiss = vi.fn();
  const place = await render(Page, { onDismiss });
  const button = place.querySelector<HTMLElement>('[aria-label="Dismiss"]');
  button?.focus();
  await click(button as HTMLElement);
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Next');
});
