import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../../shared/ui/table/search-box.tsx';
import { click, render, type } from '../../../support/render.ts';

const basics = { label: 'Search your lists', placeholder: 'List Name', maxLength: 25, value: '' };

describe('a search box', () => {
  it('is a labelled field with a limited length [2 §5 Lists]', async () => {
    const place = await render(SearchBox, basics);
    const field = place.querySelector('input') as HTMLInputElement;
    expect(field.labels?.[0]?.textContent).toBe('Search your lists');
    expect([field.maxLength, field.placeholder]).toEqual([25, 'List Name']);
    expect(place.querySelector('button')).toBeNull();
  });

  it('searches for the typed text, with its button, once while it’s busy', async () => {
    const onSearch = vi.fn();
    const place = await render(SearchBox, { ...basics, onSearch, buttonLabel: 'Search' });
    await type(place.querySelector('input') as HTMLInputElement, 'beaker');
    await click(place.querySelector('button') as HTMLElement);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('beaker');

    const busy = await render(SearchBox, { ...basics, onSearch, buttonLabel: 'Search', busy: true });
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void busy.querySelector('form')?.dispatchEvent(submit));
    expect(submit.defaultPrevented).toBe(true);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('reports each keystroke if the search follows typing [2 §2 Item search]', async () => {
    const onType = vi.fn();
    const place = await render(SearchBox, { ...basics, onType });
    await type(place.querySelector('input') as HTMLInputElement, 'b');
    expect(onType).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('shows another value if it gets one', async () => {
    function Page() {
      const [value, setValue] = useState('old');
      return (
        <>
          <SearchBox {...basics} value={value} />
          <button type="button" onClick={() => setValue('')}>
            Clear
          </button>
        </>
      );
    }
    const place = await render(Page, {});
    const field = place.querySelector('input') as HTMLInputElement;
    expect(field.value).toBe('old');
    await type(field, 'typed');
    await click(place.querySelector('button') as HTMLElement);
    expect(field.value).toBe('');
  });
});
