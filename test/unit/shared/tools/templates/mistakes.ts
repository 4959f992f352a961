/** What template authors get wrong: each page has one mistake, and is to give one message. */

/** One mistake. */
export interface Mistake {
  what: string;
  /** Texts by path; the first one is where the message points to. */
  files: Record<string, string>;
  /** Line and column, level, and the message as far as it matters. */
  expected: [place: string, level: 'error' | 'warning' | 'note', message: string];
}

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
const STATE = '<script type="application/json" id="cb-state">{}</script>';
const KIT = '<%@ taglib prefix="cb" uri="https://catalogue-islands.example/tags" %>';

/** A page whose body begins in line 4, and whose head has the state block in line 2 and the loader in line 3. */
function page(body: string, { state = STATE, loader = LOADER, first = '' } = {}): string {
  return `${first}<html><head>\n${state}\n${loader}</head><body>\n${body}\n</body></html>`;
}

function inPage(
  what: string,
  body: string,
  place: string,
  message: string,
  level: Mistake['expected'][1] = 'error',
): Mistake {
  return { what, files: { 'cart.jsp': page(body) }, expected: [place, level, message] };
}

function inState(what: string, content: string, place: string, message: string): Mistake {
  const state = `<script type="application/json" id="cb-state">${content}</script>`;
  return {
    what,
    files: { 'cart.jsp': page('<div data-cb-widget="cart-page"></div>', { state }) },
    expected: [place, 'error', message],
  };
}

function inHead(
  what: string,
  head: { state?: string; loader?: string },
  ...expected: Mistake['expected']
): Mistake {
  return { what, files: { 'cart.jsp': page('<div data-cb-widget="cart-page"></div>', head) }, expected };
}

function inKit(what: string, body: string, place: string, message: string): Mistake {
  return { what, files: { 'cart.jsp': page(body, { first: KIT }) }, expected: [place, 'error', message] };
}

export const MISTAKES: Mistake[] = [
  // Mount points
  inPage('a misspelt widget', '<div data-cb-widget="crt-page"></div>', '4:6', 'Did you mean "cart-page"?'),
  inPage(
    'a misspelt slot',
    '<div data-cb-widget="cart-page"><template data-cb-slot="after-line">x</template></div>',
    '4:43',
    'cart-page has no slot "after-line". Did you mean "after-lines"?',
  ),
  inPage(
    'a widget that never was',
    '<div data-cb-widget="weather"></div>',
    '4:6',
    'The top README lists the widgets.',
  ),
  inPage('a mount point without a name', '<div data-cb-widget=""></div>', '4:6', 'There is no widget "".'),
  inPage('a misspelt element', '<cb-mini-crt></cb-mini-crt>', '4:1', 'Did you mean "mini-cart"?'),
  inPage(
    'a misspelt data-cb-widget',
    '<div data-cb-wigdet="cart-page"></div>',
    '4:6',
    'Did you mean "data-cb-widget"?',
  ),
  inPage(
    'a widget that JSP names',
    '<div data-cb-widget="${name}"></div>',
    '4:6',
    'cannot be known here',
    'note',
  ),
  inPage(
    'a row of a table',
    '<table>\n<tr><div data-cb-widget="cart-page"></div></tr></table>',
    '5:5',
    'Put it into a <td>.',
  ),
  inPage(
    'a link around it',
    '<a href="/cart"><span data-cb-widget="mini-cart"></span></a>',
    '4:17',
    'Put the link into the mount point',
  ),
  inPage(
    'a paragraph around it',
    '<p>Your cart\n<div data-cb-widget="mini-cart"></div>',
    '5:1',
    'Put it after the paragraph.',
  ),
  inPage('a paragraph that is one', '<p data-cb-widget="mini-cart"></p>', '4:1', 'Use a <div>.'),
  inPage('a mount point that closes itself', '<div data-cb-widget="cart-page" />', '4:1', 'Write </div>.'),
  inPage(
    'one in another',
    '<div data-cb-widget="cart-page">\n<div data-cb-widget="mini-cart"></div></div>',
    '5:1',
    'Put it beside the other.',
  ),
  inPage(
    'two carts',
    '<div data-cb-widget="cart-page"></div>\n<div data-cb-widget="cart-page" data-view="inspect"></div>',
    '5:1',
    'Take this one out',
  ),
  inPage(
    'one view for both addresses of the cart',
    '<div data-cb-widget="cart-page" data-view="standard"></div>',
    '4:33',
    'cart.jsp is the only page with the cart, so it serves /checkout/cart and /checkout/inspect/cart',
    'warning',
  ),
  // Attributes
  inPage(
    'a misspelt attribute',
    '<div data-cb-widget="cart-page" data-veiw="inspect"></div>',
    '4:33',
    'Did you mean "data-view"?',
  ),
  inPage(
    'an attribute as the code writes it',
    '<div data-cb-widget="order-detail" data-tempB2i="true"></div>',
    '4:36',
    'Did you mean "data-temp-b2i"?',
  ),
  inPage(
    'an attribute without data-',
    '<div data-cb-widget="cart-page" view="inspect"></div>',
    '4:33',
    'Write "data-view".',
  ),
  inPage(
    'an attribute of nobody',
    '<div data-cb-widget="order-history" data-page-size="50"></div>',
    '4:37',
    'It reads none.',
    'warning',
  ),
  inPage(
    'a word that is none of the choice',
    '<div data-cb-widget="cart-page" data-view="readonly"></div>',
    '4:33',
    'expected "standard" or "inspect", found "readonly"',
  ),
  inPage(
    'a number that is too large',
    '<div data-cb-widget="quick-order" data-rows="21"></div>',
    '4:35',
    'expected a whole number from 1 to 20',
  ),
  inPage(
    'a flag of another language',
    '<div data-cb-widget="mini-cart" data-panel="yes"></div>',
    '4:33',
    'expected "true" or "false"',
  ),
  inPage(
    'a list that is no JSON',
    `<div data-cb-widget="article-container" data-articles="[{'url': '/a'}]"></div>`,
    '4:41',
    'expected a JSON list',
  ),
  inPage(
    'a required attribute left out',
    '<div data-cb-widget="promo-area"></div>',
    '4:1',
    'promo-area needs data-source: expected "cart-bottom" or "order-confirm".',
  ),
  inPage(
    'a required attribute left empty',
    '<div data-cb-widget="promo-area" data-source=""></div>',
    '4:1',
    'promo-area needs data-source',
  ),
  inPage(
    'a time that is none',
    '<div data-cb-widget="mini-cart" data-cb-load="visble"></div>',
    '4:33',
    'Did you mean "visible"?',
  ),
  inPage(
    'a value that JSP prints',
    '<div data-cb-widget="cart-page" data-view="${view}"></div>',
    '4:33',
    '"standard" or "inspect" is expected',
    'note',
  ),
  inPage(
    'what the visitor sends',
    '<div data-cb-widget="register-form" data-email="${param.email}"></div>',
    '4:37',
    'fn:escapeXml',
  ),
  // The loader
  inHead(
    'no loader',
    { loader: '' },
    '4:1',
    'error',
    'Put <script type="module" src="/widgets/loader.js"></script> into its head.',
  ),
  inHead('two loaders', { loader: LOADER + LOADER }, '3:57', 'error', 'Take this one out'),
  inHead(
    'a classic script',
    { loader: '<script src="/widgets/loader.js"></script>' },
    '3:1',
    'error',
    'Write type="module".',
  ),
  inHead(
    'an async module',
    { loader: '<script type="module" async src="/widgets/loader.js"></script>' },
    '3:1',
    'error',
    'Take async out.',
  ),
  inHead(
    'a build that is compiled in',
    { loader: '<%@ include file="/widgets/head.html" %>' },
    '3:1',
    'error',
    'Write <jsp:include page="/widgets/head.html"/>.',
  ),
  inHead(
    'a loader that may come with a page of the server',
    { loader: '<jsp:include page="${head}"/>' },
    '4:1',
    'note',
    'whether ${head} loads it cannot be known here',
  ),
  {
    what: 'a second loader in what is included',
    files: {
      'header.jspf': LOADER,
      'cart.jsp': page('<%@ include file="header.jspf" %><div data-cb-widget="cart-page"></div>'),
    },
    expected: ['1:1', 'error', 'cart.jsp loads loader.js twice.'],
  },
  // The state block
  inHead('no state block', { state: '' }, '4:1', 'warning', 'every visitor is a guest who sees no prices'),
  inHead('two state blocks', { state: `${STATE}${STATE}` }, '2:58', 'error', 'Make one of both.'),
  inHead(
    'a state block that is run',
    { state: '<script id="cb-state">{}</script>' },
    '2:1',
    'error',
    'Write <script type="application/json" id="cb-state">.',
  ),
  inHead(
    'a state block in an element',
    { state: '<div id="cb-state">{}</div>' },
    '2:1',
    'error',
    'Write <script type="application/json" id="cb-state">.',
  ),
  inState('a comma too many', '{"config": {},\n}', '3:1', 'The state block is no JSON'),
  inState('a list', '[]', '2:47', 'expected a JSON object'),
  inState('a misspelt part', '{"profil": {}}', '2:48', 'Did you mean "profile"?'),
  inState('a misspelt key of config', '{"config": {"apibase": "/api"}}', '2:59', 'Did you mean "apiBase"?'),
  inState('a misspelt key of profile', '{"profile": {"usertype": 2}}', '2:60', 'Did you mean "userType"?'),
  inState(
    'texts of no widget',
    '{"config": {"messages": {"cart": {"title": "Basket"}}}}',
    '2:72',
    '"config.messages.cart"',
  ),
  inState(
    'raw EL',
    '{"profile": {"firstName": "${profile.firstName}"}}',
    '2:74',
    'Write ${cb:json(profile.firstName)}.',
  ),
  inState(
    'escaping that is meant for HTML',
    '{"config": {"phone": "${fn:escapeXml(phone)}"}}',
    '2:69',
    'EL escapes nothing',
  ),
  inState(
    'c:out',
    '{"config": {"phone": "<c:out value="${phone}"/>"}}',
    '2:69',
    'entities, which are no JSON',
  ),
  // The kit
  inKit('a misspelt tag', '<cb:crt-page/>', '4:1', 'Did you mean "cart-page"?'),
  inKit('a misspelt name', '<cb:widget name="mini-crt"/>', '4:12', 'Did you mean "mini-cart"?'),
  inKit('a prop with data-', '<cb:cart-page data-view="inspect"/>', '4:15', 'Write "view", without "data-".'),
  inKit('a misspelt prop', '<cb:order-detail temp-b2="true"/>', '4:18', 'Did you mean "temp-b2i"?'),
  inKit('a required prop left out', '<cb:promo-area/>', '4:1', 'promo-area needs source'),
  {
    what: 'a tag file without an encoding',
    files: { 'cart.tag': `${KIT}<cb:cart-page>Größe</cb:cart-page>` },
    expected: ['1:1', 'error', 'Begin it with <%@ tag pageEncoding="UTF-8" %>.'],
  },
];
