import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field, SelectField, TextAreaField } from '../../../../../shared/ui/forms/field.tsx';
import { render, type } from '../../../support/render.ts';

/** A field that accepts only digits. */
function DigitsField() {
  const [text, setText] = useState('1');
  return (
    <Field
      label="Zip code"
      value={text}
      onChange={({ target }) => {
        if (/^\d*$/.test(target.value)) setText(target.value);
      }}
    />
  );
}

describe('a field', () => {
  it('is named by its label and described by hint and error [accessibility Fields]', async () => {
    const place = await render(Field, { label: 'Zip code', hint: '5 digits', error: 'Not valid' });
    const input = place.querySelector('input') as HTMLInputElement;
    expect(place.querySelector('label')?.htmlFor).toBe(input.id);
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '5 digits',
      'Not valid',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('restores its value when a keystroke is rejected [architecture Runtimes]', async () => {
    const place = await render(DigitsField, {});
    const input = place.querySelector('input') as HTMLInputElement;
    await type(input, '1a');
    expect(input.value).toBe('1');
    await type(input, '12');
    expect(input.value).toBe('12');
  });

  it('shares no id with another field of the page', async () => {
    const [one, other] = [await render(Field, { label: 'One' }), await render(Field, { label: 'Two' })];
    expect(one.querySelector('input')?.id).not.toBe(other.querySelector('input')?.id);
  });
});

describe('a select', () => {
  it('is named by its label [accessibility Fields]', async () => {
    const options = [
      { value: '12', label: '12' },
      { value: '24', label: '24' },
    ];
    const place = await render(SelectField, { label: 'Per page', options, defaultValue: '24' });
    const select = place.querySelector('select') as HTMLSelectElement;
    expect(select.labels?.[0]?.textContent).toBe('Per page');
    expect([select.value, select.options.length]).toEqual(['24', 2]);
  });
});

describe('a field with several lines', () => {
  it('is named by its label, and passes everything else on [accessibility Fields]', async () => {
    const place = await render(TextAreaField, { label: 'Message', maxLength: 120, defaultValue: 'a' });
    const area = place.querySelector('textarea') as HTMLTextAreaElement;
    expect(area.labels?.[0]?.textContent).toBe('Message');
    expect([area.maxLength, area.value]).toEqual([120, 'a']);
  });
});
