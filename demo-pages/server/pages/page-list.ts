/** A page as listed on the front page: address, name, and what it shows. */
type ListedPage = readonly [address: string, name: string, text: string];

/** The pages of one area. */
interface PageGroup {
  heading: string;
  pages: readonly ListedPage[];
}

/** Every page that the front page lists. */
export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    heading: 'Cart',
    pages: [
      ['/checkout/cart', 'Cart page', 'The whole cart, quick order below it, the mini-cart in the header.'],
      [
        '/checkout/inspect/cart',
        'Cart page, punch-out inspect view',
        'Nothing can be removed or added; links are off.',
      ],
      ['/order-sheet', 'Order by list', 'Quick order with several rows, and files to fill it from.'],
      ['/catalogue', 'Catalogue', 'A legacy page: its script adds to the cart and tells the widgets.'],
      ['/product/591280', 'Product page', 'The same with one product.'],
    ],
  },
  {
    heading: 'Account',
    pages: [
      ['/account/login', 'Sign-in page', 'Signs in as any kind of customer.'],
      [
        '/account/landing?as=contract&message=temporary',
        'My Account',
        'Tiles, and a message as after registering.',
      ],
      ['/account/profile?as=individual', 'My Profile', 'Name, email address and password.'],
      ['/account/b2i/organization-user?as=contract', 'My Organization', 'Of contract buyers only.'],
    ],
  },
  {
    heading: 'Orders',
    pages: [
      ['/account/order?as=individual', 'Order history', 'As many orders as the chooser beside says.'],
      [
        '/account/order?as=contract&orders=500',
        'A long order history',
        'To search its orders and the items of the last 50; the switch flaky:3,on:order-detail has three of these fail.',
      ],
      [
        '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
        'An order',
        'A line of every group. Its neighbours in the history have promotions, instructions and what is sold no more.',
      ],
      [
        '/account/order-detail?orderId=o99664497&userId=220104&as=csr',
        'An order for customer service',
        'A temporary order that waits to be submitted.',
      ],
      [
        '/checkout/shipping?sample=true&as=guest&cart=plain',
        'Placing an order',
        'As a guest, who may register afterwards; the confirmation comes next.',
      ],
      ['/redeem-voucher', 'Redeeming a voucher', 'With codes to try; its confirmation comes next.'],
      [
        '/order/resources?orderId=W66401500&productIds=142304,591234,211010,867890',
        'Order resources',
        'Manuals, videos and lessons for what was ordered.',
      ],
    ],
  },
  {
    heading: 'Shopping lists',
    pages: [
      ['/account/list?as=individual', 'Shopping lists', 'As many as the chooser beside says.'],
      [
        '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual',
        'A list of 500 items',
        'The same products come several times, some of them cannot be bought.',
      ],
      ['/account/list-public?id=310001', "A friend's lists", 'Anybody may see them.'],
      [
        '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
        'A public list',
        'Search, sort, copy, add to the cart.',
      ],
    ],
  },
  {
    heading: 'Content',
    pages: [
      ['/learn', 'Pond Life', 'Sections with a navigation that stays, articles in frames.'],
      [
        '/campaign?promotion=campaign',
        'A campaign',
        "A marketing department's HTML from the server: what stays of it, and what is taken away.",
      ],
      ['/catalog-request', 'Request a Catalog', 'The form of another service, in a frame.'],
      ['/catalog-request?form=hanging', 'The same, with a form that never comes', 'Others can be reached.'],
    ],
  },
  {
    heading: 'For developers',
    pages: [
      ['/snippets', 'Snippets', 'What a template needs for a widget: mount point, JSP tag, head, policy.'],
      ['/reference', 'Reference', 'What a template may write, and what a page may rely on.'],
      [
        '/gallery',
        'Widget gallery',
        'Widgets side by side, mistakes in templates, mount points that come and go.',
      ],
      ['/slots?as=individual', 'Slots', 'Content of the page in the places that widgets have for it.'],
      ['/bare', 'Bare page', 'No site stylesheet at all.'],
      ['/hostile', 'Hostile stylesheet', 'A site stylesheet that spoils what it can.'],
    ],
  },
];
