/** Mistakes of template authors in the state block. */
import { inHead, inState, KIT, type Mistake, STATE } from './mistake-pages.ts';

const TOKEN = '"config": {"csrfToken": "1"}';

/** A state block whose messages begin in column 85. */
const inMessages = (texts: string) => `{"config": {"csrfToken": "1", "messages": {${texts}}}}`;

export const STATE_BLOCK_MISTAKES: Mistake[] = [
  inHead('no state block', { state: '' }, '4:1', 'warning', 'every visitor is a guest who sees no prices'),
  inHead(
    'two state blocks',
    { state: `${STATE}${STATE}` },
    '2:86',
    'error',
    'Print one block with all parts.',
  ),
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
  inState(
    'a comma too many',
    '{"config": {},\n}',
    '3:1',
    'is not a JSON object, so the page gets the defaults: Expected',
  ),
  inState('a list', '[]', '2:47', 'expected {"config": …, "profile": …}.'),
  inState('a misspelt part', `{${TOKEN}, "profil": {}}`, '2:78', 'Did you mean "profile"?'),
  inState(
    'a misspelt key of config',
    '{"config": {"csrfToken": "1", "apibase": "/api"}}',
    '2:77',
    'Did you mean "apiBase"?',
  ),
  inState(
    'a misspelt key of profile',
    `{${TOKEN}, "profile": {"usertype": 2}}`,
    '2:90',
    'Did you mean "userType"?',
  ),
  inState(
    'texts of no widget',
    inMessages('"cart": {"title": "Basket"}'),
    '2:90',
    'config.messages.cart. Use a widget',
  ),
  inState(
    'a misspelt text',
    inMessages('"cart-page": {"tittle": "Basket"}'),
    '2:104',
    'config.messages.cart-page.tittle. Did you mean "title"?',
  ),
  inState(
    'a text of which the widget has no other like it',
    inMessages('"shared": {"neverWas": "Basket"}'),
    '2:101',
    'config.messages.shared.neverWas. Use a widget',
  ),
  inState(
    'a text without its placeholder',
    inMessages('"account-landing": {"signedInAs": "Signed in"}'),
    '2:110',
    'config.messages.account-landing.signedInAs lacks {email}. Use the placeholders',
  ),
  inState(
    'no token',
    '{"config": {"phone": "1"}}',
    '2:48',
    'config has no csrfToken. Print the session’s token;',
    'warning',
  ),
  inState(
    'an empty token',
    '{"config": {"csrfToken": ""}}',
    '2:59',
    'csrfToken is empty. Print the session’s token;',
    'warning',
  ),
  inState(
    'raw EL',
    '{"profile": {"firstName": "${profile.firstName}"}}',
    '2:74',
    '${profile.firstName} in place of ${cb:json(profile.firstName)}.',
  ),
  inState(
    'escaping that is meant for HTML',
    '{"config": {"phone": "${fn:escapeXml(phone)}"}}',
    '2:69',
    '${fn:escapeXml(phone)} in place of',
  ),
  inState(
    'c:out',
    '{"config": {"phone": "<c:out value="${phone}"/>"}}',
    '2:69',
    '<c:out> in place of ${cb:json(…)}.',
  ),
  inHead(
    'a state block of the tag library without a token',
    { state: `${KIT}<cb:state profile="\${profile}"/>` },
    '2:71',
    'warning',
    '<cb:state> has no config. Print the session’s token;',
  ),
];
