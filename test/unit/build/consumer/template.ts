import type { LoadStrategy, MountPoint, StateBlock, WidgetAttributes, WidgetName } from 'catalogue-islands';

const name: WidgetName = 'cart-page';
const load: LoadStrategy = 'idle';
const attributes: WidgetAttributes['quick-order'] = { 'data-rows': 3 };
const point: MountPoint = {
  'data-cb-widget': 'promo-area',
  'data-source': 'cart-bottom',
  'data-cb-load': load,
};

const state: StateBlock = {
  config: {
    apiBase: '/api/rest/cb',
    punchoutOrigins: ['https://portal.example'],
    messages: { 'cart-page': { title: 'Basket' } },
  },
  profile: {
    transient: '1',
    userType: '2',
    siteType: 2,
    hidePrice: 'false',
    userSegment: { 'Punchout Session': 1 },
  },
  cart: {
    commerceItems: [
      { commerceId: 'ci1', productId: 591280, quantity: '2', displayName: 'Slides', listPrice: null },
    ],
  },
  navigation: {
    menu: [{ displayName: 'Biology', folder: [{ displayName: 'Slides', items: [{ displayName: 'All' }] }] }],
  },
  message: { tone: 'success', text: 'Saved.' },
};

document.addEventListener('cb:cart-updated', ({ detail }) => {
  const pieces: number = detail.count;
  console.log(pieces, detail.subTotal?.toFixed(2), name, attributes, point, state);
});
document.addEventListener('cb:problem', ({ detail: { code, hint } }) => {
  if (code === 'unknown-widget') console.warn(hint);
});
document.addEventListener('cb:request', async ({ detail }) => console.log((await detail.reply).ms));
document.addEventListener('cb:vital', ({ detail: { widget, name: vital, value, action } }) => {
  if (vital === 'interaction' && action === 'checkout') console.log(widget, Math.round(value));
});
const root = document.body;
window.cbWidgets ??= { queue: [] };
window.cbWidgets.queue?.push(['mount', root]);
window.cbWidgets.queue?.push(['ready', 'mini-cart', (element: Element) => element.remove()], ['refreshCart']);
window.addEventListener('load', () => {
  // Before the loader has run, only the list exists.
  window.cbWidgets?.mount?.(root);
  window.cbWidgets?.refreshCart?.();
  for (const { state, ms } of window.cbWidgets?.status?.() ?? []) console.log(state, ms);
});
async function addOnceLoaded(): Promise<void> {
  await import('catalogue-islands');
  const { cbWidgets } = window;
  if (!cbWidgets?.version) return;
  // After this check, no member is optional.
  cbWidgets.mount(root);
  const { added } = await cbWidgets.cart.add([{ itemNumber: '142304', quantity: 2 }]);
  console.log(added.length, await cbWidgets.ready('mini-cart'));
}
void addOnceLoaded();
