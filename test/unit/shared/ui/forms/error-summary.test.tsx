import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary, type FormProblem } from '../../../../../shared/ui/forms/error-summary.tsx';
import { click, render } from '../../../support/render.ts';

function Form({ problems }: { problems: FormProblem[] }) {
  const [sent, setSent] = useState(0);
  return (
    <>
      <ErrorSummary problems={sent ? problems : []} focusKey={sent} />
      <input id="zip" />
      <button type="button" onClick={() => setSent(sent + 1)}>
        Send
      </button>
    </>
  );
}

const PROBLEMS = [{ text: 'Enter a zip code.', fieldId: 'zip' }, { text: 'We are closed.' }];

async function open(problems: FormProblem[] = PROBLEMS) {
  const place = await render(Form, { problems });
  return { place, send: () => click(place.querySelector('button') as HTMLElement) };
}

describe('the list of problems', () => {
  it('is hidden while it’s empty, and takes no focus [accessibility Error summary]', async () => {
    const { place, send } = await open([]);
    expect(place.querySelector('h2')).toBeNull();
    await send();
    expect(document.activeElement).toBe(place.querySelector('button'));
  });

  it('has a heading and takes the focus every time [accessibility Error summary]', async () => {
    const { place, send } = await open();
    for (const _ of [1, 2]) {
      await send();
      const box = place.querySelector('.cb-error-summary');
      expect(document.activeElement).toBe(box);
      const heading = document.getElementById(box?.getAttribute('aria-labelledby') ?? '');
      expect(heading?.textContent).toBe('There is a problem');
    }
  });

  it('links to the fields; a problem without a field is plain text [accessibility Error summary]', async () => {
    const { place, send } = await open();
    await send();
    const items = [...place.querySelectorAll('li')];
    expect(items.map(({ textContent }) => textContent)).toEqual(['Enter a zip code.', 'We are closed.']);
    expect(items[1]?.querySelector('a')).toBeNull();
    await click(items[0]?.querySelector('a') as HTMLElement);
    expect(document.activeElement?.id).toBe('zip');
  });

  it('may start with something else', async () => {
    const place = await render(ErrorSummary, { problems: [], focusKey: 1, children: 'You have an account.' });
    expect(place.textContent).toBe('There is a problemYou have an account.');
    expect(place.querySelector('ul')).toBeNull();
  });
});
