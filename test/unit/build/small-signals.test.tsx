/** The signals of the build for shoppers: what they do as those of `@preact/signals-react` do. */
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { computed, type ReadonlySignal, signal, useSignals } from '../../../shared/build/small-signals.ts';
import { render } from '../support/render.ts';

/** Shows a signal, and counts how often it is rendered. */
async function show<Value>(source: ReadonlySignal<Value>, besides: () => unknown = () => undefined) {
  const shown: Value[] = [];
  function Shown() {
    useSignals();
    besides();
    shown.push(source.value);
    return <>{String(source.value)}</>;
  }
  const place = await render(Shown, {});
  return { shown, place };
}

describe('signals of the build that ships', () => {
  it('render what reads them, once for each change and for no other signal [architecture Runtimes]', async () => {
    const one = signal('a');
    const other = signal('x');
    const { shown, place } = await show(one, other.peek);
    await act(async () => {
      other.value = 'y';
      one.value = 'b';
      one.value = 'c';
      one.value = 'c';
    });
    expect(shown).toEqual(['a', 'c']);
    expect(place.textContent).toBe('c');
  });

  it('follow what is read at the last rendering, and no longer what is not [architecture Runtimes]', async () => {
    const first = signal(true);
    const texts = [signal('a'), signal('b')] as const;
    const chosen = computed(() => (first.value ? texts[0].value : texts[1].value));
    const { shown } = await show(chosen);
    await act(async () => {
      first.value = false;
    });
    await act(async () => {
      texts[0].value = 'not read';
    });
    await act(async () => {
      texts[1].value = 'c';
    });
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('compute again only when something that was read is another [architecture Runtimes]', () => {
    const source = signal(1);
    const unrelated = signal(1);
    const list = computed(() => [source.value]);
    const count = computed(() => list.value.length);
    const before = list.value;
    unrelated.value = 2;
    expect([count.value, list.value === before]).toEqual([1, true]);
    source.value = 2;
    expect([list.value, list.peek() === list.value]).toEqual([[2], true]);
  });

  it('show what has changed while they were rendered [architecture Runtimes]', async () => {
    const source = signal('a');
    const { place } = await show(source, () => {
      if (source.peek() === 'a') queueMicrotask(() => Object.assign(source, { value: 'b' }));
    });
    await act(async () => {});
    expect(place.textContent).toBe('b');
  });

  it('leave a component alone that is gone, and note nothing that nobody renders [architecture Runtimes]', async () => {
    const source = signal('a');
    const { shown, place } = await show(source);
    expect(source.value).toBe('a');
    await place.unmount();
    source.value = 'b';
    expect(shown).toEqual(['a']);
  });
});
