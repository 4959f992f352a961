import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { beginPage } from '../../support/page.ts';
import { click, render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const RESOURCES = 'POST order/order-resources';

const resource = (displayName: string, rest: object = {}) => ({
  displayName,
  cUrl: `/resources/${displayName}`,
  thumbnailImg: '/picture.png',
  description: `About ${displayName}`,
  mediaType: 'Document',
  ...rest,
});

const reply = (categoryList: object[], orderMsg = 'Thank you.') => ({
  response: JSON.stringify({ orderMsg }),
  products: [],
  categoryList,
});

const TWO = reply([
  { contentCategory: 'Care', resources: [resource('feeding'), resource('housing')] },
  { contentCategory: 'Videos', resources: [resource('unpacking', { mediaType: 'Video' })] },
]);

let requests: Request[];

async function open(
  replies: Replies,
  query = '?orderId=W100&productIds=XB1,XB2',
  config: object = {},
  profile = {},
) {
  beginPage();
  history.replaceState(null, '', `/order/resources${query}`);
  printState({ config, profile });
  requests = answerCalls(replies);
  const { OrderResources } = await import('../../../../widgets/order-resources/order-resources.tsx');
  const page = await render(OrderResources, {}, 'order-resources');
  await settle();
  return page;
}

const buttons = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('h2 button')];
const expanded = (page: HTMLElement) => buttons(page).map((button) => button.getAttribute('aria-expanded'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the order resources page', () => {
  it('reads the resources of the order in its query, once [2 §2 Order resources, §7 Order resources]', async () => {
    const page = await open({ [RESOURCES]: TWO });
    expect(requests).toEqual([{ name: RESOURCES, body: { orderId: 'W100', productIds: 'XB1,XB2' } }]);
    expect(page.querySelector('h1')?.textContent).toBe('Order Resources');
  });

  it('shows the order’s message [2 §2 Order resources]', async () => {
    const page = await open({ [RESOURCES]: TWO });
    expect(page.querySelector('.cb-html')?.textContent).toBe('Thank you.');
  });

  it('shows the categories as an accordion with the first one open [2 §2 Order resources, §9 First category]', async () => {
    const page = await open({ [RESOURCES]: TWO });
    expect(buttons(page).map(({ textContent }) => textContent)).toEqual(['Care', 'Videos']);
    expect(expanded(page)).toEqual(['true', 'false']);
    for (const button of buttons(page)) {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('aria-labelledby')).toBe(button.id);
      expect(panel?.querySelectorAll('li').length).toBeGreaterThan(0);
    }
  });

  it('opens and closes each independently [accessibility Accordion]', async () => {
    const page = await open({ [RESOURCES]: TWO });
    await click(buttons(page)[1] as HTMLElement);
    expect(expanded(page)).toEqual(['true', 'true']);
    await click(buttons(page)[0] as HTMLElement);
    expect(expanded(page)).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(buttons(page)[0]);
  });

  it('makes regions of at most six categories [accessibility Accordion]', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        contentCategory: `Category ${index}`,
        resources: [resource('one')],
      }));
    const six = await open({ [RESOURCES]: reply(many(6)) });
    expect(six.querySelectorAll('section[aria-labelledby]')).toHaveLength(6);
    const seven = await open({ [RESOURCES]: reply(many(7)) });
    expect(seven.querySelectorAll('section[aria-labelledby]')).toHaveLength(0);
    expect(expanded(seven)).toHaveLength(7);
  });

  it('shows each resource with picture, linked name, description and View [2 §2 Order resources]', async () => {
    const page = await open({ [RESOURCES]: TWO });
    const item = page.querySelector('li') as HTMLElement;
    expect(item.querySelector('img')?.getAttribute('src')).toBe('http://shop.test/picture.png');
    const links = [...item.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['feeding', 'View » feeding']);
    expect(new Set(links.map(({ href }) => href))).toEqual(new Set(['http://shop.test/resources/feeding']));
    expect(item.querySelector('p')?.textContent).toBe('About feeding');
  });

  it.each(['Document', 'Interactive', 'Video'])(
    'shows the type %s as icon and text [2 §2 Order resources]',
    async (mediaType) => {
      const [one, other] = [
        resource('a', { mediaType }),
        resource('b', { mediaType: mediaType.toUpperCase() }),
      ];
      const page = await open({ [RESOURCES]: reply([{ contentCategory: 'Any', resources: [one, other] }]) });
      const types = [...page.querySelectorAll('.cb-resource__type')];
      expect(types.map(({ textContent }) => textContent)).toEqual([mediaType, mediaType.toUpperCase()]);
      const icons = types.map((type) => type.querySelector('path')?.getAttribute('d'));
      expect(icons[0]).toBeTruthy();
      expect(icons[0]).toBe(icons[1]);
      expect(types[0]?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('distinguishes document, interactive and video by their icons [2 §2 Order resources]', async () => {
    const resources = ['Document', 'Interactive', 'Video'].map((mediaType) =>
      resource(mediaType, { mediaType }),
    );
    const page = await open({ [RESOURCES]: reply([{ contentCategory: 'Any', resources }]) });
    const icons = [...page.querySelectorAll('.cb-resource__type svg')].map(({ innerHTML }) => innerHTML);
    expect([icons.length, new Set(icons).size]).toEqual([3, 3]);
  });

  it('shows an unknown type as text, and none if there is none [2 §2 Order resources]', async () => {
    const resources = [resource('a', { mediaType: 'Podcast' }), resource('b', { mediaType: null })];
    const page = await open({ [RESOURCES]: reply([{ contentCategory: 'Any', resources }]) });
    const types = [...page.querySelectorAll('.cb-resource__type')];
    expect(types.map(({ innerHTML }) => innerHTML)).toEqual([
      '<span class="cb-resource__type-name">Podcast</span>',
    ]);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/x', '//evil.example', 'data:text/html,x', ''])(
    'doesn’t link %s [S4]',
    async (cUrl) => {
      const resources = [resource('guide', { cUrl })];
      const page = await open({ [RESOURCES]: reply([{ contentCategory: 'Any', resources }]) });
      expect(page.querySelector('li a')).toBeNull();
      expect(page.querySelector('.cb-resource__name')?.textContent).toBe('guide');
      expect(page.textContent).not.toContain('View');
    },
  );

  it('links to other sites that the page allows [S4]', async () => {
    const resources = [resource('guide', { cUrl: 'https://learn.example/frog' })];
    const config = { externalOrigins: ['https://learn.example'] };
    const all = { [RESOURCES]: reply([{ contentCategory: 'Any', resources }]) };
    const page = await open(all, '?orderId=W100', config);
    expect(page.querySelector('li a')?.getAttribute('href')).toBe('https://learn.example/frog');
  });

  it('shows names and descriptions as text [S1]', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const resources = [resource('guide', { displayName: hostile, description: hostile, thumbnailImg: '' })];
    const page = await open({ [RESOURCES]: reply([{ contentCategory: hostile, resources }]) });
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('.cb-resource__description')?.textContent).toBe(hostile);
    expect(buttons(page)[0]?.textContent).toBe(hostile);
  });

  it('says how many couldn’t be shown, and shows the others [reliability Partial replies]', async () => {
    const resources = [resource('guide'), { description: 'Nameless' }];
    const page = await open({ [RESOURCES]: reply([{ resources }]) });
    expect(page.querySelector('.cb-notice')?.textContent).toBe('We couldn’t show 1 resource.');
    expect(buttons(page)[0]?.textContent).toBe('More resources');
    expect(page.querySelectorAll('li')).toHaveLength(1);
  });

  it('says so if there are none, beside the message [2 §2 Order resources]', async () => {
    const page = await open({ [RESOURCES]: reply([], 'Nothing yet.') });
    expect(page.textContent).toContain('Nothing yet.');
    expect(page.textContent).toContain('There are no resources for this order.');
    expect(page.querySelector('h2')).toBeNull();
  });

  it.each(['', '?orderId=&productIds='])('requests nothing without an order (%s)', async (query) => {
    const page = await open({}, query);
    expect(requests).toEqual([]);
    expect(page.textContent).toContain('Open this page from your order');
  });

  it.each([
    ['somebody with orders', { transient: false, profileId: '220022', userType: 1 }, '/account/order'],
    [
      'somebody whose orders are not listed',
      { transient: false, profileId: '220022', userType: 3 },
      undefined,
    ],
    ['a guest', { transient: true }, undefined],
  ])('shows %s what to do next on an empty page [visual Empty]', async (_, profile, address) => {
    const page = await open({ [RESOURCES]: reply([]) }, undefined, {}, profile);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it('requests an order without products, too', async () => {
    await open({ [RESOURCES]: reply([]) }, '?orderId=W100');
    expect(requests[0]?.body).toEqual({ orderId: 'W100', productIds: '' });
  });

  it('reserves the space while the resources load', async () => {
    const page = await open({ [RESOURCES]: () => new Promise(() => {}) });
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Loading');
    expect(page.querySelector('.cb-order-resources')?.getAttribute('data-phase')).toBe('loading');
  });

  it('says what went wrong, and reads again at a press [2 §8 Order resources]', async () => {
    const page = await open({ [RESOURCES]: [{ result: 'error', errorMessage: 'No such order.' }, TWO] });
    expect(page.querySelector('[role=alert]')?.textContent).toBe('No such order.');
    await click(page.querySelector('button') as HTMLElement);
    await settle();
    expect(document.activeElement).toBe(page.querySelector('h1'));
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(buttons(page)).toHaveLength(2);
    expect(requests).toHaveLength(2);
  });

  it('doesn’t try again by itself after a lost connection [reliability Retries]', async () => {
    const page = await open({ [RESOURCES]: null });
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      'The resources for your order couldn’t be loaded. Please try again.',
    );
    expect(requests).toHaveLength(1);
  });

  it('offers to sign in if the session has ended [reliability Session end]', async () => {
    const page = await open({ [RESOURCES]: new Response('', { status: 401 }) });
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('aborts its read when it’s removed from the page', async () => {
    const held = heldReplies();
    const page = await open({
      [RESOURCES]: held.reply,
    });
    await page.unmount();
    await held.answer(TWO);
    expect(page.innerHTML).toBe('');
    expect(console.error).not.toHaveBeenCalled();
  });
});
