import { SHOP } from '../shop.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/** The help page that headers, tooltips and messages link to. */
export function helpPage(): Page {
  return {
    title: 'Help',
    trail: [],
    body: html`<h1>Help</h1>
<h2 id="freight">Shipping &amp; freight</h2><p>Freight is estimated from your zip code and the weight of your order. Orders to Alaska and Hawaii ship by 2nd Day Air.</p>
<h2 id="living">Living materials guarantee</h2><p>Living materials leave us Monday to Thursday and are guaranteed to arrive alive. Choose the day of delivery at checkout.</p>
<h2 id="caution">Items to handle with care</h2><p>Hazardous and warned-of items carry a caution sign in your lists. Their pages say what they are, and how they travel.</p>
<h2 id="restrictions">Where items cannot be sent</h2><p>Some states do not let certain plants, animals and chemicals in. Such items carry a sign in your lists, and are taken out at checkout when your zip code is there.</p>
<h2 id="contracts">Contracts &amp; purchase orders</h2><p>Organizations buy at contract prices, with freight included. Orders above your order price limit need approval.</p>
<h2 id="tax">Tax exemption</h2><p>Send us your certificate once; it applies to every order.</p>
<h2 id="procurement">Procurement systems</h2><p>We connect to the common procurement systems. Your cart is sent there for approval.</p>`,
  };
}

/** The contact page. */
export function contactPage(): Page {
  return {
    title: 'Contact Us',
    trail: [],
    body: html`<h1>Contact Us</h1><p>Call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>, Monday to Friday, 8 a.m. to 6 p.m. ET.</p><address><strong>${SHOP.name}</strong><br>2700 Mill Creek Road<br>Burlington, NC 27215</address>`,
  };
}

/** A page with one message and a link to the home page. */
export function noticePage(title: string, text: string): Page {
  return { title, body: html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="/">Home page</a></p>` };
}
