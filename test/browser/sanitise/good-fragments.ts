/** Fragments as a shop's editors write them, and what becomes of them. SHOP is the page's own origin. */
export const GOOD_FRAGMENTS: Record<string, [written: string, shown: string]> = {
  'bold and italic': [
    '<p>Order <b>by noon</b>, <em>ship today</em>.</p>',
    '<p>Order <b>by noon</b>, <em>ship today</em>.</p>',
  ],
  'lines and small print': [
    'One<br>Two<hr><small>H<sub>2</sub>O, 10<sup>3</sup></small>',
    'One<br>Two<hr><small>H<sub>2</sub>O, 10<sup>3</sup></small>',
  ],
  'a list': ['<ul><li>Beakers</li><li>Flasks</li></ul>', '<ul><li>Beakers</li><li>Flasks</li></ul>'],
  'a link within the shop': ['<a href="/catalogue">Catalogue</a>', '<a href="SHOP/catalogue">Catalogue</a>'],
  'a link in a new tab': [
    '<a href="/help" target="_blank" title="Help">Help</a>',
    '<a href="SHOP/help" target="_blank" title="Help" rel="noopener noreferrer">Help</a>',
  ],
  'a telephone number': [
    '<a href="tel:8005550123">800.555.0123</a>',
    '<a href="tel:8005550123">800.555.0123</a>',
  ],
  'an address for mail': [
    '<a href="mailto:help@shop.example">Write</a>',
    '<a href="mailto:help@shop.example">Write</a>',
  ],
  'a session id in a link': ['<a href="/help;jsessionid=0A1B">Help</a>', '<a href="SHOP/help">Help</a>'],
  'an image': [
    '<img src="https://images.example/sale.png" alt="Sale" width="320" height="90">',
    '<img src="https://images.example/sale.png" alt="Sale" width="320" height="90">',
  ],
  'a table': [
    '<table><thead><tr><th scope="col" colspan="2">Size</th></tr></thead><tbody><tr><td rowspan="1">50</td><td>mL</td></tr></tbody></table>',
    '<table><thead><tr><th scope="col" colspan="2">Size</th></tr></thead><tbody><tr><td rowspan="1">50</td><td>mL</td></tr></tbody></table>',
  ],
  "the site's own classes": ['<div class="promo banner">Sale</div>', '<div class="promo banner">Sale</div>'],
  'headings, a level below those of the page': [
    '<h1>Sale</h1><h2>Now</h2><h6>Soon</h6>',
    '<h3>Sale</h3><h3>Now</h3><h5>Soon</h5>',
  ],
  'words that look like handlers': [
    '<p title="ask">Is it on=off? style = yours</p>',
    '<p title="ask">Is it on=off? style = yours</p>',
  ],
};
