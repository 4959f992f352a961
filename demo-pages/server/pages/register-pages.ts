import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findProduct } from '../catalogue/catalogue.ts';
import { CATEGORY_NAMES, type Category } from '../catalogue/product.ts';
import { pageHeaders } from '../policy-headers.ts';
import { registerSamples } from '../samples/register-samples.ts';
import type { Session, Sessions } from '../sessions.ts';
import { neighbours, tabOf } from '../tabs.ts';
import { registerRace } from '../workbench/race.ts';
import { serveWorkbenchScripts } from '../workbench/scripts.ts';
import { snippetsPage } from '../workbench/snippets/snippets-page.ts';
import { registerStateLinks, withoutScenario } from '../workbench/state-links.ts';
import { statesPage } from '../workbench/states-page.ts';
import { landingPage, organizationPage, profilePage, ssoProfilePage } from './account/account-pages.ts';
import { registerSignIn } from './account/sign-in.ts';
import { arrive } from './arrive.ts';
import { cartPage } from './cart/cart-page.ts';
import { checkoutLoginPage, quoteConfirmationPage, quotePage } from './cart/checkout-pages.ts';
import { registerLegacyCart } from './cart/legacy-cart.ts';
import { orderSheetPage } from './cart/order-sheet-page.ts';
import { shippingPage } from './cart/shipping-page.ts';
import { catalogRequestPage } from './content/catalog-request-page.ts';
import { listingPage, productPage, searchPage } from './content/catalogue-pages.ts';
import { contentPage } from './content/content-pages.ts';
import { registerFramedPages } from './content/framed-pages.ts';
import { learnPage } from './content/learn-page.ts';
import { barePage, galleryPage, hostilePage } from './developer-pages.ts';
import { homePage } from './home-page.ts';
import { layout, type Page } from './layout.ts';
import { friendListsPage, listDetailPage, listsPage, publicListPage } from './lists/list-pages.ts';
import { registerCheckoutForms } from './orders/checkout-forms.ts';
import {
  orderConfirmationPage,
  orderResourcesPage,
  resourcePage,
  schoolPage,
  voucherConfirmationPage,
} from './orders/confirmation-pages.ts';
import { orderDetailPage, orderHistoryPage } from './orders/order-pages.ts';
import { redeemVoucherPage, registerRedeemVoucher } from './orders/redeem-voucher.ts';
import type { PageContext } from './page-context.ts';
import { contactPage, helpPage, noticePage } from './service-pages.ts';
import { registerSessionState } from './session-state.ts';
import { slotsPage } from './slots-page.ts';

/** What the pages of one shop share. */
export interface PageSettings {
  sessions: Sessions;
  portal: string;
  latency: number;
  widgets: ReadonlySet<string>;
  /** The folder of the build. */
  folder: string;
  /** The folder of the build on real React, where there is one. */
  react?: string;
  /** Whether pages have the ribbon, and switches in an address open a tab. */
  workbench: boolean;
}

/** Pages by their path; one that gives undefined is answered 404. */
const PAGES: Record<string, (context: PageContext, parameter: string) => Page | undefined> = {
  '/': homePage,
  '/checkout/cart': (context) => cartPage(context, 'standard'),
  '/checkout/inspect/cart': (context) => cartPage(context, 'inspect'),
  '/checkout/login': checkoutLoginPage,
  '/checkout/shipping': (context) => shippingPage(context),
  '/checkout/int/save': (context) => quotePage(context),
  '/checkout/int/confirm': quoteConfirmationPage,
  '/checkout/confirm': orderConfirmationPage,
  '/redeem-voucher': (context) => redeemVoucherPage(context),
  '/voucher/confirm': voucherConfirmationPage,
  '/order/resources': orderResourcesPage,
  '/resources/:parameter': (_context, address) => resourcePage(address),
  '/catalogue': (context) => listingPage(context),
  '/catalogue/:parameter': (context, category) =>
    Object.hasOwn(CATEGORY_NAMES, category) ? listingPage(context, category as Category) : undefined,
  '/product/:parameter': (context, itemNumber) => {
    const product = findProduct(itemNumber);
    return product && productPage(context, product);
  },
  '/account/landing': landingPage,
  '/checkout/landing': landingPage,
  '/account/profile': profilePage,
  '/account/b2i/organization-user': organizationPage,
  '/account/sso/profile.jsp': ssoProfilePage,
  '/catalog-request': catalogRequestPage,
  '/learn': learnPage,
  '/account/order': orderHistoryPage,
  '/account/order-detail': orderDetailPage,
  '/account/school': schoolPage,
  '/account/list': listsPage,
  '/account/list-detail': listDetailPage,
  '/account/list-public': friendListsPage,
  '/account/list-detail-public': publicListPage,
  '/help': helpPage,
  '/contact': contactPage,
  '/order-sheet': orderSheetPage,
  '/gallery': galleryPage,
  '/slots': slotsPage,
  '/states': statesPage,
  '/bare': barePage,
  '/hostile': hostilePage,
};

/** Pages whose widgets send guests to the sign-in themselves, or have something for them. */
const HAS_OWN_GATE =
  /^\/account\/(order|order-detail|list[a-z-]*|landing|profile|b2i\/organization-user|sso\/profile\.jsp)(\?|$)/;

const NOT_BUILT =
  'There is no build on real React: run npm run build -- --runtime react --out .cache/react, then start again.';

/** Where a checkout leads to. */
const IS_CHECKOUT_TARGET = /^\/checkout\/(login|shipping|int\/save)(\?|$)/;

/** Sends a page with the headers of the session. */
export type SendPage = (
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) => FastifyReply;

/** Registers every page; switches in an address are applied and taken out of it first. */
export async function registerPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const { sessions, portal, widgets, folder } = settings;
  await app.register(formBody);
  const send: SendPage = (page, request, reply, session) => {
    const context = { session, portal, widgets, address: request.url };
    const nonce = randomBytes(16).toString('base64');
    const built = session.runtime === 'react' && settings.react ? settings.react : folder;
    const scripts = { form: session.head, nonce, folder: built, cdn: portal };
    const { host, 'sec-fetch-dest': place } = request.headers;
    const hasRibbon = settings.workbench && place !== 'iframe';
    const others = settings.workbench || page.framesTabs || tabOf(host) ? neighbours(host) : '';
    return reply
      .headers(pageHeaders(session.hasPolicy, portal, scripts, others))
      .type('text/html; charset=utf-8')
      .send(layout(page, context, scripts, hasRibbon).text);
  };
  const show = (request: FastifyRequest, reply: FastifyReply, page: PageOf): FastifyReply => {
    const { session, address, problems, elsewhere } = arrive(sessions, request, reply, settings.workbench);
    if (problems.length)
      return send(noticePage('Unknown switch', problems.join('. ')), request, reply.code(400), session);
    if (elsewhere) return reply.redirect(elsewhere, 303);
    if (session.runtime === 'react' && !settings.react)
      return send(noticePage('Not built', NOT_BUILT), request, reply.code(404), session);
    if (session.faults.has('no-next-page') && IS_CHECKOUT_TARGET.test(address)) return reply.code(204).send();
    if (session.kind.guest && address.startsWith('/account/') && !HAS_OWN_GATE.test(address)) {
      return reply.redirect(`/account/login?resume=${encodeURIComponent(address)}`, 303);
    }
    const found = page({ session, portal, widgets, address });
    if (!found)
      return send(noticePage('Page not found', 'There is no such page.'), request, reply.code(404), session);
    session.lastPage = withoutScenario(address);
    return send(found, request, reply, session);
  };
  registerSamples(app);
  for (const [path, page] of Object.entries(PAGES)) {
    app.get<{ Params: { parameter?: string } }>(path, (request, reply) =>
      show(request, reply, (context) => page(context, request.params.parameter ?? '')),
    );
  }
  app.get<{ Querystring: { q?: string } }>('/search', (request, reply) =>
    show(request, reply, (context) => searchPage(context, String(request.query.q ?? '').slice(0, 80))),
  );
  app.get('/snippets', (request, reply) => show(request, reply, (context) => snippetsPage(context, folder)));
  registerSessionState(app, settings);
  serveWorkbenchScripts(app);
  registerStateLinks(app);
  registerRace(app, sessions);
  registerSignIn(app, sessions, send);
  registerLegacyCart(app, settings, send);
  registerCheckoutForms(app, settings, send);
  registerRedeemVoucher(app, settings, send);
  registerFramedPages(app);
  app.setNotFoundHandler((request, reply) =>
    show(request, reply, (context) => (request.method === 'GET' ? contentPage(context) : undefined)),
  );
}

type PageOf = (context: PageContext) => Page | undefined;
