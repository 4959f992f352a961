import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField, RadioGroup } from '../../../../../shared/ui/forms/choices.tsx';
import { click, render } from '../../../support/render.ts';

const describing = (element: Element | null) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

const OPTIONS = [
  { value: 'institution', label: 'Yes' },
  { value: 'personal', label: 'No' },
] as const;

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState<'institution' | 'personal'>();
  return (
    <RadioGroup
      legend="For a school?"
      name="custType"
      required
      id="type"
      options={OPTIONS}
      value={value}
      onChoose={setValue}
      error={error}
    />
  );
}

describe('a checkbox', () => {
  it('is named by its label and described by its error [accessibility Fields]', async () => {
    const place = await render(CheckboxField, { label: 'I agree', error: 'Please agree.' });
    const box = place.querySelector('input') as HTMLInputElement;
    expect(box.labels?.[0]?.textContent).toBe('I agree');
    expect(describing(box)).toEqual(['Please agree.']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('passes everything else on to the input', async () => {
    const onChange = vi.fn();
    const place = await render(CheckboxField, { label: 'News', name: 'optIn', checked: true, onChange });
    const box = place.querySelector('input') as HTMLInputElement;
    expect([box.type, box.name, box.checked]).toEqual(['checkbox', 'optIn', true]);
    await click(box);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('a question with several answers', () => {
  it('is a group named by the question, with one answer at most [accessibility Fields]', async () => {
    const place = await render(Question, {});
    const group = place.querySelector('[role=radiogroup]');
    expect(group?.querySelector('legend')?.textContent).toBe('For a school?');
    expect(group?.getAttribute('aria-required')).toBe('true');
    const [yes, no] = [...place.querySelectorAll('input')];
    expect([yes?.checked, no?.checked]).toEqual([false, false]);
    await click(yes as HTMLElement);
    await click(no as HTMLElement);
    expect([yes?.checked, no?.checked]).toEqual([false, true]);
  });

  it('has its error read with the question, and can be linked to at its first answer', async () => {
    const place = await render(Question, { error: 'Please choose.' });
    const group = place.querySelector('[role=radiogroup]');
    expect(group?.getAttribute('aria-invalid')).toBe('true');
    expect(describing(group)).toEqual(['Please choose.']);
    expect(document.getElementById('type')).toBe(place.querySelector('input'));
  });
});
