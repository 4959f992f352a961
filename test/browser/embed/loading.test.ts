/** When and how often the loader mounts, in a real page with a viewport. */
import { expect } from 'chai';
import { mount, until } from '../support/mount.ts';

const LOADER: string = '/widgets/loader.js';
const OTHER_LOADER: string = '/widgets//loader.js';
const QUICK_ORDER: string = '/widgets/quick-order.js';
const quickOrders = () => document.querySelectorAll('cb-quick-order input[data-field="itemNumber"]');

/** Runs a function, and returns the errors that it wrote to the console. */
async function errorsOf(run: () => Promise<unknown>): Promise<unknown[][]> {
  const written: unknown[][] = [];
  const original = console.error;
  console.error = (...values) => written.push(values);
  await run();
  console.error = original;
  return written;
}

/** Resolves when the next problem with this code is reported, which is after its text has been loaded. */
function problemTold(code: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('cb:problem', function listen(event) {
      if ((event as CustomEvent<{ code: string }>).detail.code !== code) return;
      document.removeEventListener('cb:problem', listen);
      resolve();
    });
  });
}

const frames = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

describe('the loader', () => {
  it('mounts `visible` widgets only when they are near [embedding Loading]', async () => {
    const holder = await mount('');
    const spacer = document.createElement('div');
    spacer.style.height = 'calc(100vh + 400px)';
    holder.append(spacer);
    holder.insertAdjacentHTML(
      'beforeend',
      '<div data-cb-widget="quick-order" data-cb-load="visible">Order</div>',
    );
    await frames(5);
    expect(quickOrders()).to.have.length(0);
    expect(holder.textContent).to.contain('Order');
    scrollBy(0, 300);
    await until('the widget', () => quickOrders().length === 1);
    scrollTo(0, 0);
  });

  it('mounts what is added late, and removes the fallback once the widget shows [embedding Late changes]', async () => {
    const holder = await mount('');
    holder.innerHTML =
      '<div data-cb-widget="quick-order" data-cb-load="eager"><p class="fallback">Call us</p></div>';
    expect(holder.querySelector('.fallback')).not.to.equal(null);
    await until('the widget', () => quickOrders().length === 1);
    expect(holder.querySelector('.fallback')).to.equal(null);
  });

  it('mounts an element that becomes a mount point later [embedding Late changes]', async () => {
    const holder = await mount('<div class="later"></div>');
    holder.querySelector<HTMLElement>('.later')?.setAttribute('data-cb-load', 'eager');
    holder.querySelector<HTMLElement>('.later')?.setAttribute('data-cb-widget', 'quick-order');
    await until('the widget', () => quickOrders().length === 1);
  });

  it('keeps numbers from being translated [architecture Runtimes]', async () => {
    const holder = await mount('<div data-cb-widget="mini-cart" data-cb-load="eager"></div>');
    const count = holder.querySelector<HTMLElement>('.cb-mini-cart__count');
    expect(count?.translate).to.equal(false);
    expect(count?.getAttribute('translate')).to.equal('no');
  });

  it('follows changes of the mount point’s attributes [embedding Attributes]', async () => {
    const holder = await mount('<div data-cb-widget="quick-order" data-cb-load="eager" data-rows="2"></div>');
    expect(quickOrders()).to.have.length(2);
    expect(holder.querySelectorAll('cb-quick-order')).to.have.length(1);
  });

  it('gives the content back on unmount and mounts again on request [embedding Script access]', async () => {
    const holder = await mount('<div data-cb-widget="quick-order" data-cb-load="eager"><p>Call us</p></div>');
    window.cbWidgets?.unmount?.(holder);
    expect(holder.textContent).to.equal('Call us');
    expect(quickOrders()).to.have.length(0);
    window.cbWidgets?.mount?.(holder);
    await until('the widget', () => quickOrders().length === 1);
  });

  it('mounts through the widget’s own script, without a mount point [embedding Element]', async () => {
    const holder = await mount('<cb-quick-order></cb-quick-order>');
    await import(QUICK_ORDER);
    await until('the widget', () => quickOrders().length === 1);
    expect(holder.querySelectorAll('.cb-quick-order')).to.have.length(1);
  });

  it('does nothing when it is included twice [embedding Twice]', async () => {
    await mount('<div data-cb-widget="quick-order" data-cb-load="eager"></div>');
    const before = window.cbWidgets;
    const errors = await errorsOf(() => import(`${LOADER}?again`));
    await frames(3);
    expect(window.cbWidgets).to.equal(before);
    expect(quickOrders()).to.have.length(1);
    expect(errors).to.deep.equal([]);
  });

  it('leaves the page to the build that was first, and says so [embedding Twice, reliability Two builds]', async () => {
    await mount('<div data-cb-widget="quick-order" data-cb-load="eager"></div>');
    const before = window.cbWidgets;
    // Another directory is another build.
    const errors = await errorsOf(async () => {
      const reported = problemTold('two-builds');
      await import(OTHER_LOADER);
      await reported;
    });
    expect(window.cbWidgets).to.equal(before);
    expect(quickOrders()).to.have.length(1);
    expect(errors).to.have.length(1);
    expect(errors[0]?.join(' '))
      .to.contain(before?.version)
      .and.to.match(/ignored build .* at .*widgets\/\/releases\/[^/]+\/, because/);
  });

  it('reports an unknown widget once and mounts the others [embedding Mistakes]', async () => {
    // The problem of the previous test may arrive only now.
    const reported = problemTold('unknown-widget');
    const errors = await errorsOf(async () => {
      const holder = await mount('');
      holder.innerHTML =
        '<div data-cb-widget="quick-odor"></div><div data-cb-widget="quick-order" data-cb-load="eager"></div>';
      await until('the widget', () => quickOrders().length === 1);
      await reported;
    });
    expect(errors).to.have.length(1);
    expect(errors[0]?.[0])
      .to.contain('<div> data-cb-widget: expected "quick-order", ')
      .and.to.contain('found "quick-odor"');
  });

  it('links each stylesheet once for all widgets [css Delivery]', async () => {
    await mount('<div data-cb-widget="quick-order" data-cb-load="eager"></div>'.repeat(2));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href,
    );
    expect(links).to.have.length(new Set(links).size);
    expect(links.filter((href) => href.includes('quick-order'))).to.have.length(1);
  });
});
