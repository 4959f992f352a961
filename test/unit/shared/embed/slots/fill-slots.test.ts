/** Content of the page in the places of a widget: which nodes are where, and that they stay. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillSlots } from '../../../../../shared/embed/slots/fill-slots.ts';

let host: HTMLElement;
let templates: HTMLTemplateElement[];

/** An island whose mount point has these templates. */
function island(html: string): void {
  document.body.innerHTML = `<cb-shelf class="cb-island">${html}</cb-shelf>`;
  host = document.body.firstElementChild as HTMLElement;
  templates = [...host.querySelectorAll('template')];
  host.replaceChildren();
  fillSlots(host, templates);
}

/** Renders the widget's next content, which removes the page's content in the earlier places. */
async function renders(html: string): Promise<void> {
  host.innerHTML = html;
  await filled();
}

/** Waits for the next task: mutation observers are called before it. */
const filled = () => new Promise((resolve) => setTimeout(resolve));
const line = (id: string, item: string) =>
  `<div data-cb-place="actions" data-cb-line="${id}" data-cb-item-number="${item}"></div>`;
const buttons = () => [...host.querySelectorAll('button')];
const buttonOf = (id: string) => host.querySelector(`[data-cb-line="${id}"] button`) as HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
});

describe('a page’s content', () => {
  beforeEach(() => island('<template data-cb-slot="note"><p>Ships <b>today</b></p></template>'));

  it('is in its slot as the page’s own nodes, even if the slot appears late [embedding Slots]', async () => {
    const written = templates[0]?.content.firstChild;
    await renders('<div data-cb-place="other"></div>');
    expect(host.textContent).toBe('');
    host.insertAdjacentHTML('beforeend', '<div data-cb-place="note"></div>');
    await filled();
    expect(host.querySelector('p') === written).toBe(true);
    expect(host.querySelector('[data-cb-place="note"]')?.textContent).toBe('Ships today');
  });

  it('stays the same, with its listeners and the page’s additions, while the slot comes and goes [embedding Slots]', async () => {
    const pressed = vi.fn();
    await renders('<div data-cb-place="note"></div>');
    const note = host.querySelector('p') as HTMLElement;
    note.addEventListener('click', pressed);
    note.after(document.createElement('hr'));
    await renders('<i></i>');
    expect(note.isConnected).toBe(false);
    await renders('<div><div data-cb-place="note"></div></div>');
    expect(host.querySelector('p') === note).toBe(true);
    expect(host.querySelectorAll('hr')).toHaveLength(1);
    note.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('doesn’t move while its slot stays [embedding Slots]', async () => {
    await renders('<div data-cb-place="note"></div>');
    const moves: MutationRecord[] = [];
    new MutationObserver((records) => moves.push(...records)).observe(
      host.querySelector('[data-cb-place]') as Element,
      { childList: true },
    );
    host.append(document.createElement('hr'));
    await filled();
    expect(moves.length).toBe(0);
  });

  it('moves on to the next element that is mounted with the same template [embedding Slots]', async () => {
    await renders('<div data-cb-place="note"></div>');
    const note = host.querySelector('p');
    host.remove();
    host = document.createElement('cb-shelf');
    host.className = 'cb-island';
    document.body.append(host);
    fillSlots(host, templates);
    await renders('<div data-cb-place="note"></div>');
    expect(host.querySelector('p') === note).toBe(true);
  });

  it('leaves alone the slots of an island inside it [embedding Slots]', async () => {
    await renders('<cb-inner class="cb-island"><div data-cb-place="note"></div></cb-inner>');
    expect(host.textContent).toBe('');
  });

  it('from two templates for one slot appears in their order [embedding Slots]', async () => {
    island('<template data-cb-slot="note">one </template><template data-cb-slot="note">two</template>');
    await renders('<div data-cb-place="note"></div>');
    expect(host.textContent).toBe('one two');
  });
});

describe('content for each row', () => {
  beforeEach(() => island('<template data-cb-slot="actions"><button>Ask</button></template>'));

  it('is a separate copy, which stays with its row in another order [embedding Slots]', async () => {
    await renders(line('ci1', 'A') + line('ci2', 'B'));
    const [first, second] = buttons();
    expect(new Set([first, second]).size).toBe(2);
    await renders(line('ci2', 'B') + line('ci3', 'C') + line('ci1', 'A'));
    expect(buttonOf('ci1') === first).toBe(true);
    expect(buttonOf('ci2') === second).toBe(true);
    expect(buttons()).toHaveLength(3);
  });

  it('is the same copy if a removed line returns under another id [embedding Slots]', async () => {
    await renders(line('ci1', 'A') + line('ci2', 'B'));
    const first = buttonOf('ci1');
    await renders(line('ci2', 'B'));
    await renders(line('ci2', 'B') + line('ci7', 'A'));
    expect(buttonOf('ci7') === first).toBe(true);
  });

  it('is a separate copy for a second line of the same product [embedding Slots]', async () => {
    await renders(line('ci1', 'A'));
    const first = buttonOf('ci1');
    await renders(line('ci2', 'A') + line('ci1', 'A'));
    expect(buttonOf('ci1') === first).toBe(true);
    expect(buttonOf('ci2') === first).toBe(false);
  });

  it('names the order if the row is in the history [embedding Slots]', async () => {
    const row = (id: string) => `<div data-cb-place="actions" data-cb-order="${id}"></div>`;
    await renders(row('o1') + row('o2'));
    const [first, second] = buttons();
    await renders(row('o2') + row('o1'));
    expect(buttons().map((button) => [first, second].indexOf(button))).toEqual([1, 0]);
    expect(first?.closest('[data-cb-order]')?.getAttribute('data-cb-order')).toBe('o1');
  });
});
