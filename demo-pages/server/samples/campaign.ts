/** The values of `?promotion=`: the usual fragment below the cart, or a campaign as a marketing department writes it. */
export const PROMOTIONS = ['usual', 'campaign'] as const;

export type Promotion = (typeof PROMOTIONS)[number];

/** The usual fragment. */
const USUAL = `<div class="promo-strip"><h2>Ready for the spring term?</h2><p>Order living materials by the 15th and choose your <strong>delivery day</strong> at checkout.</p><ul><li><a href="/catalogue/living-materials">Living materials</a></li><li><a href="/catalogue/kits">Classroom kits</a></li><li><a href="/help#contracts">Buying for a school?</a></li></ul></div>`;

/**
 * A campaign out of a content management system: inline styles, data attributes, pictures for several widths, a table,
 * a video, links of every kind, and things that such a fragment should not have. Its pictures and its video are the
 * demo shop's own.
 */
const CAMPAIGN = `<style>.campaign { position: fixed; inset: 0; z-index: 9999 }</style>
<script>window.campaignRan = true</script>
<div class="campaign" id="pond-week" role="region" aria-label="Pond Week"
    data-campaign="pond-week-2027" data-placement="cart-bottom"
    style="margin: 24px 0; padding: 24px; border: 1px solid #b9d3c4; border-top: 6px solid #2c6e49; background-color: #f3f8f4; position: relative; z-index: 5">
  <h1 style="margin: 0 0 8px; color: #1f4d35; font: bold 30px/1.2 Georgia, serif">Pond Week</h1>
  <p style="margin: 0 0 20px; max-width: 640px; color: #33475b; font-size: 18px">Five days, one drop of water at a time:
    cultures, slides and lesson plans that arrive <em>together</em>.</p>
  <p style="margin: 0 0 20px"><picture>
    <source media="(min-width: 768px)" srcset="/site/images/pond-wide.svg">
    <img src="/site/images/pond-narrow.svg" alt="A pond with reeds, and under a lens what lives in it" width="1040" height="300"
      style="width: 100%; height: auto; border-radius: 4px" onerror="window.campaignRan = true">
  </picture></p>
  <div class="row">
    <div class="col-sm-6">
      <h2 style="color: #1f4d35; font: bold 20px Georgia, serif">When to order</h2>
      <table class="table" style="margin: 0 0 20px; font-size: 15px">
        <caption style="color: #33475b">Delivery days of Pond Week</caption>
        <thead><tr><th scope="col">Culture</th><th scope="col" style="text-align: right">Order by</th><th scope="col" style="text-align: right">Arrives</th></tr></thead>
        <tbody>
          <tr><th scope="row">Paramecium</th><td style="text-align: right">April 8</td><td style="text-align: right">April 13</td></tr>
          <tr><th scope="row">Hydra</th><td style="text-align: right">April 7</td><td style="text-align: right">April 13</td></tr>
          <tr><th scope="row">Daphnia</th><td style="text-align: right">April 9</td><td style="text-align: right">April 14</td></tr>
          <tr><td colspan="3" style="color: #566573; font-style: italic">Later orders arrive the week after.</td></tr>
        </tbody>
      </table>
      <p style="margin: 0 0 20px">
        <a href="/catalogue/living-materials" onclick="window.campaignRan = true"
          style="padding: 10px 18px; border: 1px solid #2c6e49; background-color: #2c6e49; color: #fff; font-weight: bold; text-decoration: none">Shop cultures</a>
      </p>
      <ul>
        <li><a href="/teacher-resources/lesson-plans.co" target="_blank">Lesson plans</a> (new window)</li>
        <li><a href="/learn#articles" target="_top">Articles about ponds</a></li>
        <li><a href="tel:8005550142">Ask a biologist</a></li>
        <li><a href="https://partner.example/pond-week?utm_source=cart">Our partner's page</a></li>
        <li><a href="javascript:window.campaignRan = true">Tell a colleague</a></li>
      </ul>
    </div>
    <div class="col-sm-6">
      <h2 style="color: #1f4d35; font: bold 20px Georgia, serif">A drop under the lens</h2>
      <video controls muted playsinline preload="metadata" width="480" height="270" poster="/site/images/pond-poster.svg"
        aria-label="Paramecia under the microscope" style="width: 100%; height: auto; border: 1px solid #b9d3c4">
        <source src="/site/media/pond.webm" type="video/webm">
        <track kind="captions" src="/site/media/pond.vtt" srclang="en" label="English" default>
      </video>
      <p style="margin: 8px 0 20px; color: #566573; font-size: 14px">A few seconds, without sound.</p>
      <p><img srcset="/images/products/142304.svg 1x, /images/products/142304.svg?size=large 2x" src="/images/products/142304.svg"
        alt="" width="96" height="96" loading="lazy" style="margin-right: 12px; vertical-align: middle; float: left"> Daphnia in every box.</p>
    </div>
  </div>
  <iframe src="https://player.example/embed/pond-week" width="560" height="315"></iframe>
  <form action="https://newsletter.example/subscribe" method="post"><label>Our newsletter, by email
    <input name="email" type="email"></label> <button>Subscribe</button></form>
  <img src="http://pixel.example/open.gif?campaign=pond-week" width="1" height="1" alt="">
</div>`;

/** The fragment below the cart. */
export const FRAGMENTS: Record<Promotion, string> = { usual: USUAL, campaign: CAMPAIGN };
