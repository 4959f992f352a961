import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceAttribute, flagAttribute } from '../../../../shared/embed/attribute-kinds.ts';
import { defineWidget } from '../../../../shared/embed/define-widget.ts';
import { numberAttribute } from '../../../../shared/embed/number-attribute.ts';
import type { WidgetDefinition } from '../../../../shared/embed/widget-definition.ts';
import { listen } from '../../../../shared/page/events.ts';

const events: string[] = [];
let errors: ReturnType<typeof vi.spyOn>;
let broken = false;
let damage: Error | undefined;

const greeter = {
  name: 'greeter',
  attributes: {
    view: choiceAttribute(['standard', 'inspect'], { default: 'standard' }),
    rowCount: numberAttribute(1, 20, { default: 1 }),
    panel: flagAttribute(),
  },
} satisfies WidgetDefinition;

/** The props of the greeter that was shown last. */
let given: object = {};

function Greeter(props: { view: string; rowCount: number; panel?: boolean }) {
  given = props;
  const { view, rowCount, panel } = props;
  const [presses, setPresses] = useState(0);
  useLayoutEffect(() => {
    const error = damage;
    damage = undefined;
    if (error) throw error;
    events.push('started');
    return () => {
      events.push('ended');
    };
  }, []);
  if (broken) throw new Error('the greeter broke');
  return (
    <section className="greeter">
      <p>{`${view} ${rowCount} ${panel}`}</p>
      <input aria-label="Name" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </section>
  );
}

const source = {
  name: 'needs-source',
  attributes: { source: choiceAttribute(['cart', 'order'], { required: true }) },
} satisfies WidgetDefinition;

defineWidget(greeter, Greeter, 'assets/greeter.css');
defineWidget(source, ({ source }) => <p>{`from ${source}`}</p>, 'assets/needs-source.css');

/** Puts markup on the page and waits until its widgets have shown something or failed. */
async function page(html: string): Promise<HTMLElement> {
  const before = events.length;
  document.body.innerHTML = html;
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(before));
  return document.body.firstElementChild as HTMLElement;
}

const reports = () => errors.mock.calls.map(([message]: unknown[]) => String(message));
const roots = () => document.querySelectorAll('.greeter');

listen('cb:widget-mounted', ({ name }) => events.push(`mounted ${name}`));
listen('cb:widget-failed', ({ name, reason }) => events.push(`failed ${name}: ${reason}`));

// The simulated document loads no stylesheets; it behaves as if they had loaded.
Object.assign((window as { happyDOM?: { settings: object } }).happyDOM?.settings ?? {}, {
  handleDisabledFileLoadingAsSuccess: true,
});

beforeEach(() => {
  events.length = 0;
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  broken = false;
  document.body.innerHTML = '';
  await Promise.resolve();
});

describe('an island', () => {
  it('shows its widget on its own, without mount point and loader [embedding Element]', async () => {
    const host = await page('<cb-greeter data-view="inspect" data-row-count="3"></cb-greeter>');
    expect(host.textContent).toContain('inspect 3 undefined');
    expect(host.className).toBe('cb-island');
    expect(events).toEqual(['started', 'mounted greeter']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps its content until the widget shows [embedding Mount points]', async () => {
    document.body.innerHTML = '<cb-greeter><p>Please wait</p></cb-greeter>';
    expect(document.body.textContent).toBe('Please wait');
    await vi.waitFor(() => expect(events).toContain('mounted greeter'));
    expect(document.body.textContent).not.toContain('Please wait');
  });

  it('takes its props from the mount point around it and follows their changes [embedding Attributes]', async () => {
    const point = await page(
      '<div data-cb-widget="greeter" data-view="inspect"><cb-greeter></cb-greeter></div>',
    );
    expect(point.textContent).toContain('inspect 1');
    point.dataset.rowCount = '5';
    await vi.waitFor(() => expect(point.textContent).toContain('inspect 5'));
    delete point.dataset.view;
    await vi.waitFor(() => expect(point.textContent).toContain('standard 5'));
    expect(events).toEqual(['started', 'mounted greeter']);
  });

  it('takes no attribute but its own, whatever a prototype calls it [S12, embedding Attributes]', async () => {
    const host = await page(
      '<cb-greeter data-__proto__="a" data-constructor="b" data-to-string="c" data-view="inspect"></cb-greeter>',
    );
    expect(host.textContent).toContain('inspect 1 undefined');
    expect(Object.keys(given)).toEqual(['view', 'rowCount', 'panel']);
    expect(Object.getPrototypeOf(given)).toBe(Object.prototype);
  });

  it('follows changes of its own attributes, including removal', async () => {
    const host = await page('<cb-greeter data-view="inspect" data-panel="true"></cb-greeter>');
    host.dataset.panel = 'false';
    host.removeAttribute('data-view');
    await vi.waitFor(() => expect(host.textContent).toContain('standard 1 false'));
  });

  it('may be on a page twice [embedding Twice]', async () => {
    document.body.innerHTML = '<cb-greeter></cb-greeter><cb-greeter data-view="inspect"></cb-greeter>';
    await vi.waitFor(() => expect(events.filter((event) => event === 'mounted greeter')).toHaveLength(2));
    expect(roots()).toHaveLength(2);
  });

  it('isn’t affected by a second definition of the same tag [embedding Twice]', () => {
    expect(() => defineWidget(greeter, Greeter, 'assets/greeter.css')).not.toThrow();
  });

  it('links its stylesheets once [css Delivery]', async () => {
    await page('<cb-greeter></cb-greeter>');
    const links = document.head.querySelectorAll('link[href$="assets/greeter.css"]');
    expect(links).toHaveLength(1);
  });
});

describe('a bad attribute', () => {
  it('is one error with widget, element, attribute, expected and actual value; the default is used [embedding Mistakes]', async () => {
    const host = await page('<cb-greeter id="top" data-row-count="many"></cb-greeter>');
    expect(host.textContent).toContain('standard 1');
    host.dataset.view = 'inspect';
    await vi.waitFor(() => expect(host.textContent).toContain('inspect 1'));
    await vi.waitFor(() =>
      expect(reports()).toEqual([
        expect.stringContaining(
          'greeter: <cb-greeter id="top"> data-row-count: expected a whole number from 1 to 20, found "many"; 1 is used.',
        ),
      ]),
    );
  });

  it('names the mount point if it is there', async () => {
    await page('<div data-cb-widget="greeter" data-view="inspekt"><cb-greeter></cb-greeter></div>');
    await vi.waitFor(() =>
      expect(reports()).toEqual([
        expect.stringContaining('greeter: <div> data-view: expected "standard" or "inspect"'),
      ]),
    );
  });

  it('is ignored if it’s empty, as a JSP prints an absent value', async () => {
    const host = await page('<cb-greeter data-view="" data-row-count=""></cb-greeter>');
    expect(host.textContent).toContain('standard 1');
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps the page’s content if it’s required, and shows the widget once it’s right', async () => {
    const host = await page('<cb-needs-source><p>Offers</p></cb-needs-source>');
    expect(host.textContent).toBe('Offers');
    expect(events).toEqual(['failed needs-source: a required attribute is missing']);
    await vi.waitFor(() =>
      expect(reports()).toEqual([
        expect.stringContaining(
          'needs-source: <cb-needs-source> data-source: expected "cart" or "order", found ""',
        ),
      ]),
    );
    host.dataset.source = 'cart';
    await vi.waitFor(() => expect(host.textContent).toBe('from cart'));
  });
});

describe('an island that is moved or removed', () => {
  it('keeps state and typed text if it’s moved at once [reliability Moved elements]', async () => {
    const host = await page('<cb-greeter></cb-greeter><div id="aside"></div>');
    const field = host.querySelector('input') as HTMLInputElement;
    field.value = 'Ada';
    host.querySelector('button')?.click();
    await vi.waitFor(() => expect(host.querySelector('button')?.textContent).toBe('1'));
    document.getElementById('aside')?.append(host);
    await Promise.resolve();
    expect(host.querySelector('input')).toBe(field);
    expect(field.value).toBe('Ada');
    expect(host.querySelector('button')?.textContent).toBe('1');
    expect(events).toEqual(['started', 'mounted greeter']);
  });

  it('ends if it stays out, and starts again if it returns', async () => {
    const host = await page('<cb-greeter></cb-greeter>');
    host.remove();
    await vi.waitFor(() => expect(events).toContain('ended'));
    expect(host.childElementCount).toBe(0);
    document.body.append(host);
    await vi.waitFor(() => expect(roots()).toHaveLength(1));
    expect(events).toEqual(['started', 'mounted greeter', 'ended', 'started', 'mounted greeter']);
  });

  it('works as the copy of a rendered one', async () => {
    const host = await page('<cb-greeter></cb-greeter>');
    const copy = host.cloneNode(true) as HTMLElement;
    host.remove();
    document.body.append(copy);
    await vi.waitFor(() =>
      expect(events).toEqual(['started', 'mounted greeter', 'ended', 'started', 'mounted greeter']),
    );
    expect(roots()).toHaveLength(1);
    copy.querySelector('button')?.click();
    await vi.waitFor(() => expect(copy.querySelector('button')?.textContent).toBe('1'));
  });
});

describe('an island whose content foreign scripts change', () => {
  it.each([
    ['removed', (host: Element) => host.firstElementChild?.remove()],
    [
      'moved away',
      (host: Element) => document.getElementById('aside')?.append(host.firstElementChild as Element),
    ],
    ['overwritten', (host: Element) => host.replaceChildren('gone')],
    ['removed from its root', (host: Element) => host.querySelector('.greeter')?.remove()],
  ])('shows again after it is %s [reliability Foreign changes]', async (_, touch) => {
    const host = await page('<cb-greeter></cb-greeter><div id="aside"></div>');
    touch(host);
    await vi.waitFor(() => expect(host.querySelectorAll('.greeter')).toHaveLength(1));
    expect(roots()).toHaveLength(1);
    expect(host.textContent).not.toContain('gone');
    expect(errors).not.toHaveBeenCalled();
  });

  it('gives up after two repairs instead of fighting endlessly [reliability Foreign changes]', async () => {
    const host = await page('<cb-greeter></cb-greeter>');
    for (let round = 0; round < 2; round += 1) {
      host.firstElementChild?.remove();
      await vi.waitFor(() => expect(host.childElementCount).toBe(1));
    }
    host.firstElementChild?.remove();
    await vi.waitFor(() => expect(events.at(-1)).toContain('failed greeter: Error: Another script'));
    expect(errors).toHaveBeenCalledOnce();
  });

  it('is rendered again silently if a DOM error reveals the damage', async () => {
    damage = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
    const host = await page('<cb-greeter></cb-greeter>');
    await vi.waitFor(() => expect(host.querySelectorAll('.greeter')).toHaveLength(1));
    expect(events.filter((event) => event.startsWith('failed'))).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('an island that fails', () => {
  it('shows a message in its place, logs once and dispatches an event; Try again restarts it [embedding Failures, reliability Crash]', async () => {
    broken = true;
    const host = await page('<cb-greeter></cb-greeter>');
    await vi.waitFor(() => expect(host.querySelector('[role=alert]')?.textContent).toContain('Try again'));
    expect(events).toEqual(['failed greeter: Error: the greeter broke']);
    expect(reports()).toEqual([expect.stringContaining('<cb-greeter> has failed.')]);
    broken = false;
    host.querySelector('button')?.click();
    await vi.waitFor(() => expect(roots()).toHaveLength(1));
    expect(host.querySelector('[role=alert]')).toBeNull();
    expect(host.contains(document.activeElement)).toBe(true);
    expect(events.at(-1)).toBe('mounted greeter');
  });

  it('doesn’t affect its neighbour [reliability Crash]', async () => {
    const html = '<cb-greeter></cb-greeter><cb-needs-source data-source="order"></cb-needs-source>';
    broken = true;
    await page(html);
    await vi.waitFor(() => expect(document.body.textContent).toContain('from order'));
    await vi.waitFor(() => expect(document.querySelectorAll('[role=alert]')).toHaveLength(1));
  });
});
