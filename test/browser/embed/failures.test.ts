/** A widget that breaks while it renders, in both runtimes. */
import { expect } from 'chai';
import { mount, until } from '../support/mount.ts';

/** Makes everything that renders `{row}` fail, to break a widget that knows nothing about tests. */
function breakRendering(): () => void {
  const original = String.prototype.replace;
  String.prototype.replace = function (this: string, ...args: never[]) {
    if (this.includes('{row}')) throw new Error('broken by the test');
    return Reflect.apply(original, this, args);
  } as typeof original;
  return () => {
    String.prototype.replace = original;
  };
}

describe('an island that fails while it renders', () => {
  it('shows a message in its place, leaves the others alone, and starts again on request [embedding Failures, reliability Crash]', async () => {
    const failed: CustomEvent[] = [];
    const errors: unknown[][] = [];
    const original = console.error;
    console.error = (...values) => errors.push(values);
    document.addEventListener('cb:widget-failed', (event) => failed.push(event as CustomEvent));
    const mend = breakRendering();
    const holder = await mount(
      `<div class="two" data-cb-widget="quick-order" data-cb-load="eager" data-rows="2"></div>
       <div class="one" data-cb-widget="quick-order" data-cb-load="eager"></div>`,
    );
    const alert = await until('the message', () => holder.querySelector('.two [role=alert]'));
    mend();
    console.error = original;
    expect(alert.textContent).to.contain('Try again');
    expect(failed.map(({ detail }) => [detail.name, detail.reason])).to.deep.equal([
      ['quick-order', 'Error: broken by the test'],
    ]);
    expect(errors.map(([message]) => message)).to.deep.equal([
      '[catalogue-islands] widget-failed: <cb-quick-order> has failed.',
    ]);
    await until('the other one', () => holder.querySelector('.one input'));

    const retry = alert.querySelector('button') as HTMLButtonElement;
    retry.focus();
    retry.click();
    await until(
      'the widget',
      () => holder.querySelectorAll('.two input[data-field="itemNumber"]').length === 2,
    );
    expect(holder.querySelector('[role=alert]')).to.equal(null);
    expect(holder.querySelector('.two')?.contains(document.activeElement)).to.equal(true);
  });
});
