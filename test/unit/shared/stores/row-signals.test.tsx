import { signal } from '@preact/signals-react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { rowSignals } from '../../../../shared/stores/row-signals.ts';
import { useSignalValue } from '../../../../shared/ui/table/use-signal-value.ts';
import { render } from '../../support/render.ts';

describe('the signals of rows', () => {
  it('are the same at each call, and follow what they read', () => {
    const heights = signal(new Map([['fern', 30]]));
    const heightOf = rowSignals((id) => heights.value.get(id));
    expect(heightOf('fern')).toBe(heightOf('fern'));
    expect(heightOf('fern').value).toBe(30);
    heights.value = new Map([['moss', 2]]);
    expect([heightOf('fern').value, heightOf('moss').value]).toEqual([undefined, 2]);
  });

  it('render the row whose value changes, and no other row [performance Rows]', async () => {
    const heights = signal<ReadonlyMap<string, number>>(new Map());
    const heightOf = rowSignals((id) => heights.value.get(id) ?? 0);
    const rendered: string[] = [];
    function Height({ id }: { id: string }) {
      rendered.push(id);
      return <li>{useSignalValue(heightOf(id))}</li>;
    }
    const list = await render(
      () => (
        <ul>
          <Height id="fern" />
          <Height id="moss" />
        </ul>
      ),
      {},
    );
    rendered.length = 0;
    await act(async () => {
      heights.value = new Map([['moss', 2]]);
    });
    expect(rendered).toEqual(['moss']);
    expect(list.textContent).toBe('02');
  });
});
