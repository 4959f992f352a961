import { stockMessages, warningFields } from '../../cart/line-messages.ts';
import { priceLine } from '../../cart/line-price.ts';
import { listProducts, pictureUrl, productOf, productUrl } from '../../catalogue/catalogue.ts';
import { CATEGORY_NAMES, type Category, type Product } from '../../catalogue/product.ts';
import { tokenOf } from '../../session.ts';
import { SHOP } from '../../shop.ts';
import { dollars, type Html, html, trusted } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';

/** The products of a department, or all products. */
export function listingPage(context: PageContext, category?: Category): Page {
  const title = category ? CATEGORY_NAMES[category] : 'Full Catalogue';
  return {
    title,
    trail: category ? [['Full Catalogue', '/catalogue']] : [],
    body: html`<h1>${title}</h1>${productGrid(context, listProducts(category))}`,
  };
}

/** The results of a search. */
export function searchPage(context: PageContext, search: string): Page {
  const found = search.trim() ? listProducts(undefined, search) : [];
  return {
    title: 'Search',
    trail: [],
    body: html`<h1>Search</h1><p>${found.length} ${found.length === 1 ? 'item' : 'items'} found for <strong>${search}</strong>. <a href="/catalogue">See the full catalogue</a></p>${productGrid(context, found)}`,
  };
}

/** One product. */
export function productPage(context: PageContext, product: Product): Page {
  const warning = warningFields(product).propsWarningMessageMessage;
  return {
    title: product.name,
    trail: [[CATEGORY_NAMES[product.category], `/catalogue/${product.category}`]],
    body: html`<div class="row product"><div class="col-sm-5"><img class="product-picture" src="${pictureUrl(product)}" width="420" height="420" alt=""></div>
<div class="col-sm-7"><h1>${product.name}</h1><p class="item-number">Item # <strong>${product.itemNumber}</strong></p>
${price(context, product)}${availability(product)}${orderForm(context, product)}${classSet(product)}
${warning && html`<div class="alert alert-warning">${trusted(warning)}</div>`}</div></div>`,
  };
}

/** Products as cards with an Add to Cart form. */
export function productGrid(context: PageContext, products: readonly Product[]): Html {
  return html`<ul class="product-grid">${products.map(
    (product) =>
      html`<li><a class="product-link" href="${productUrl(product)}"><img src="${pictureUrl(product)}" width="160" height="160" alt="" loading="lazy"><span class="product-name">${product.name}</span></a><p class="item-number">Item # ${product.itemNumber}</p>${price(context, product)}${orderForm(context, product)}</li>`,
  )}</ul>`;
}

function price({ session: { kind } }: PageContext, product: Product): Html {
  if (kind.pricesHidden) return html``;
  if (product.priceOnRequest) return html`<p class="price">Call for price</p>`;
  const { list, unit, contract } = priceLine({ id: '', itemNumber: product.itemNumber, quantity: 1 }, kind);
  if (unit === list) return html`<p class="price">${dollars(list)}</p>`;
  return html`<p class="price"><s><span class="sr-only">Retail price </span>${dollars(list)}</s> <strong>${dollars(unit)}</strong> <span class="price-kind">${contract ? 'Contract' : 'Sale'}</span></p>`;
}

function availability(product: Product): Html {
  if (product.discontinued) {
    const { replacement } = product.discontinued;
    return html`<div class="alert alert-danger"><strong>Discontinued.</strong> ${
      replacement
        ? html`See its replacement: <a href="/product/${replacement}">${productOf(replacement).name}</a>`
        : html`Call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a> for an alternative.`
    }</div>`;
  }
  const { short, long } = stockMessages(product.stock);
  return html`<p class="stock">${short}${long && ` – ${long}`}</p>`;
}

/** A button whose script adds with `cbWidgets.cart`, where the form posts to a page of the shop. */
function classSet({ discontinued, priceOnRequest, itemNumber, name }: Product): Html {
  if (discontinued || priceOnRequest) return html``;
  return html`<p class="class-set"><button class="btn" type="button" data-demo="class-set" data-item-number="${itemNumber}">Add a class set of 30<span class="sr-only">: ${name}</span></button> <span class="add-outcome" role="status"></span></p>`;
}

function orderForm({ session }: PageContext, product: Product): Html {
  if (product.discontinued || product.priceOnRequest) return html``;
  const { itemNumber, name } = product;
  return html`<form class="add-to-cart" action="/cart/add" method="post"><input type="hidden" name="_dynSessConf" value="${tokenOf(session)}"><input type="hidden" name="skuId" value="${itemNumber}"><label class="sr-only" for="quantity-${itemNumber}">Quantity of ${name}</label><input class="form-control" id="quantity-${itemNumber}" name="quantity" value="1" maxlength="3" inputmode="numeric" autocomplete="off"><button class="btn btn-action" type="submit">Add to Cart<span class="sr-only">: ${name}</span></button><p class="add-outcome" role="status"></p></form>`;
}
