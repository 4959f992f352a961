import { expect } from 'chai';
import { mount } from '../support/mount.ts';

describe('an element of the page that is called cbWidgets', () => {
  it('keeps no widget from being mounted [embedding Queue]', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="cbWidgets"><input name="queue"></form>');
    expect(window.cbWidgets).to.be.instanceOf(HTMLElement);
    const holder = await mount('<div data-cb-widget="quick-order" data-cb-load="eager"></div>');
    expect(holder.querySelector('cb-quick-order input')).not.to.equal(null);
    expect(window.cbWidgets?.status?.()).to.have.length(1);
    document.querySelector('#cbWidgets')?.remove();
  });
});
