/** Fragments as a shop's editors write them, and their sanitized form. SHOP is the page's own origin. */
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
  'harmless styles, without what takes an element out of the flow': [
    '<div style="color: red; margin: 4px 8px; padding: 2px; border: 1px solid blue; width: 50%; position: fixed; z-index: 9">Sale</div>',
    '<div style="color: red; margin: 4px 8px; padding: 2px; border-width: 1px; border-style: solid; border-color: blue; width: 50%;">Sale</div>',
  ],
  'fonts and texts': [
    '<p style="font: italic bold 20px Georgia, serif; text-align: center; text-transform: uppercase; display: none">Sale</p>',
    '<p style="font: italic bold 20px Georgia, serif; text-align: center; text-transform: uppercase;">Sale</p>',
  ],
  'no style that fetches, covers or measures the window': [
    '<p style="background: #eee url(/p.png); margin-top: -40px; width: 100vw; height: calc(1px - 9px); padding-left: 4px">Sale</p>',
    '<p style="background-color: rgb(238, 238, 238); padding-left: 4px;">Sale</p>',
  ],
  'data, roles and names for assistive technology': [
    '<div id="spring-sale" role="region" aria-label="Spring sale" data-campaign="s27" data-x-y="1">Sale</div>',
    '<div id="spring-sale" role="region" aria-label="Spring sale" data-campaign="s27" data-x-y="1">Sale</div>',
  ],
  'no id that the page has, or that hides a property of document or a form, and no mount point': [
    '<i id="cb-state">1</i><i id="cookie">2</i><i id="submit">3</i><i id="dataLayer">4</i><i data-cb-widget="cart-page">5</i>',
    '<i>1</i><i>2</i><i>3</i><i>4</i><i>5</i>',
  ],
  'a picture with sources': [
    '<picture><source media="(min-width: 600px)" srcset="/wide.png 1x, https://images.example/wide.png 2x"><img src="/small.png" alt="Sale"></picture>',
    '<picture><source media="(min-width: 600px)" srcset="SHOP/wide.png 1x, https://images.example/wide.png 2x"><img src="SHOP/small.png" alt="Sale"></picture>',
  ],
  'a video of the shop, and not one from elsewhere': [
    '<video controls width="320" poster="/poster.png"><source src="/lab.webm" type="video/webm"><track kind="captions" src="/lab.vtt"></video><video src="https://videos.example/lab.webm" controls></video>',
    '<video controls="" width="320" poster="SHOP/poster.png"><source src="SHOP/lab.webm" type="video/webm"><track kind="captions" src="SHOP/lab.vtt"></video><video controls=""></video>',
  ],
  'a video that starts by itself only without sound': [
    '<video src="/lab.webm" autoplay muted></video><audio src="/lab.webm" autoplay></audio>',
    '<video src="SHOP/lab.webm" autoplay="" muted="" controls=""></video><audio src="SHOP/lab.webm" controls=""></audio>',
  ],
  'words that look like handlers': [
    '<p title="ask">Is it on=off? style = yours</p>',
    '<p title="ask">Is it on=off? style = yours</p>',
  ],
};
