import { expect } from 'chai';
import { mount, until } from '../support/mount.ts';

describe('commands that a page queues before the loader has arrived', () => {
  it('run when it arrives, and later pushes still work [embedding Queue, embedding Ready, embedding Status, embedding Measures]', async () => {
    const given = { queue: [] as unknown[] };
    const shown: Element[] = [];
    let refreshes = 0;
    document.addEventListener('cb:cart-refresh', () => {
      refreshes += 1;
    });
    given.queue.push(['ready', 'quick-order', (element: Element) => shown.push(element)], ['refreshCart']);
    Object.assign(window, { cbWidgets: given });
    const holder = await mount('<div data-cb-widget="quick-order" data-cb-load="eager"></div>');
    await until('the element', () => shown.length === 1);
    expect(shown[0]).to.equal(holder.querySelector('cb-quick-order'));
    await until('the refresh', () => refreshes === 1);
    given.queue.push(['refreshCart']);
    await until('the push to the old list', () => refreshes === 2);
    window.cbWidgets?.queue.push(['refreshCart']);
    await until('the push to the new one', () => refreshes === 3);
    const status = window.cbWidgets?.status?.().find(({ element }) => holder.contains(element));
    expect(status).to.include({ name: 'quick-order', state: 'mounted' });
    for (const step of ['code', 'styles', 'shown'])
      expect(performance.getEntriesByName(`cb:quick-order:${step}`), step).to.have.length(1);
  });
});
