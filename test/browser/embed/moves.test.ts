/** Things that scripts of a legacy page do to islands: jQuery moves, copies and reinserts elements at will. */
import { expect } from 'chai';
import { mount, until } from '../support/mount.ts';

const JQUERY: string = '/node_modules/jquery/dist-module/jquery.module.js';
const { $ } = await import(JQUERY);
const MARKUP = '<div data-cb-widget="quick-order" data-cb-load="eager"></div>';
const fields = (root: ParentNode = document) =>
  root.querySelectorAll<HTMLInputElement>('input[data-field="itemNumber"]');

/** Waits until everything has happened that waits for the current task to end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Mounts a quick order and types into it. */
async function typed(
  html = MARKUP,
): Promise<{ holder: HTMLElement; point: HTMLElement; field: HTMLInputElement }> {
  const holder = await mount(html);
  const point = holder.querySelector('[data-cb-widget]') as HTMLElement;
  const field = fields(point)[0] as HTMLInputElement;
  // React follows the state a few tasks after showing it; until then, a field accepts no text.
  await until('a field that takes text', () => {
    field.focus();
    if (!field.value) document.execCommand('insertText', false, 'AB1234');
    return field.value === 'AB1234';
  });
  return { holder, point, field };
}

// The widget keeps a draft of the typed text, even when the previous test removes its field.
beforeEach(async () => {
  await settled();
  sessionStorage.clear();
});

describe('an island under jQuery', () => {
  it('keeps its fields and the typed text when its mount point is moved [reliability Moved elements]', async () => {
    const { holder, point, field } = await typed();
    $(holder).append('<div class="aside"></div>');
    $(point).appendTo($('.aside', holder));
    await settled();
    expect([...fields(holder)]).to.deep.equal([field]);
    expect(field.value).to.equal('AB1234');
  });

  it('also keeps the focus if the browser can move elements without removing them [reliability Moved elements]', async function () {
    // Chromium has it since 133; an older version installed here can't show this.
    if (!('moveBefore' in Element.prototype)) this.skip();
    const { holder, point, field } = await typed();
    const parent = holder as HTMLElement & { moveBefore(node: Node, child: Node | null): void };
    holder.append(document.createElement('hr'));
    parent.moveBefore(point, null);
    await settled();
    expect(document.activeElement).to.equal(field);
  });

  it('is one working widget after being detached and inserted again [reliability Moved elements]', async () => {
    const { holder, point } = await typed();
    const detached = $(point).detach();
    await settled();
    expect(fields(point)).to.have.length(0);
    detached.appendTo(holder);
    await until('the widget again', () => fields(holder).length === 1);
  });

  it('works beside its own copy [reliability Moved elements]', async () => {
    const { holder, point } = await typed();
    $(point).clone().appendTo(holder);
    await until('two widgets', () => fields(holder).length === 2);
    await settled();
    const points = [...holder.querySelectorAll('[data-cb-widget]')];
    expect(points.map((one) => one.querySelectorAll('cb-quick-order').length)).to.deep.equal([1, 1]);
    expect(points.map((one) => fields(one).length)).to.deep.equal([1, 1]);
  });

  it('is one working widget after .html(html()) [reliability Moved elements]', async () => {
    const { holder, field } = await typed();
    $(holder).html($(holder).html());
    await until('another field', () => fields(holder).length === 1 && fields(holder)[0] !== field);
    const [copy] = fields(holder);
    copy?.focus();
    document.execCommand('insertText', false, 'CD5678');
    copy?.blur();
    expect(copy?.value).to.contain('CD5678');
    expect(holder.querySelectorAll('cb-quick-order')).to.have.length(1);
  });

  it('leaves nothing behind when its mount point is emptied [reliability Moved elements]', async () => {
    const { holder, point } = await typed();
    $(point).empty();
    await settled();
    expect(fields(holder)).to.have.length(0);
  });
});

describe('an island whose content a foreign script removes', () => {
  it('puts it back with the typed text [reliability Foreign changes]', async () => {
    const { holder, field } = await typed();
    holder.querySelector('cb-quick-order')?.firstElementChild?.remove();
    await until('the field again', () => holder.contains(field));
    expect(field.value).to.equal('AB1234');
  });

  it('is complete again after a block inside it was removed [reliability Foreign changes]', async () => {
    const { holder } = await typed();
    $('.cb-quick-order', holder).remove();
    await until('the widget again', () => fields(holder).length === 1);
  });
});
