import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findProduct } from '../catalogue/catalogue.ts';
import { CATEGORY_NAMES, type Category } from '../catalogue/product.ts';
import { registerSamples } from '../samples/register-samples.ts';
import { registerRace } from '../workbench/race-routes.ts';
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
import { campaignPage } from './content/campaign-page.ts';
import { catalogRequestPage } from './content/catalog-request-page.ts';
import { listingPage, productPage, searchPage } from './content/catalogue-pages.ts';
import { contentPage } from './content/content-pages.ts';
import { registerFramedPages } from './content/framed-pages.ts';
import { learnPage } from './content/learn-page.ts';
import { barePage, galleryPage, hostilePage } from './developer-pages.ts';
import { homePage } from './home-page.ts';
import type { Page } from './layout.ts';
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
import type { PageContext, PageSettings } from './page-context.ts';
import { createSendPage } from './send-page.ts';
import { contactPage, helpPage, noticePage } from './service-pages.ts';
import { registerSessionState } from './session-state.ts';
import { slotsPage } from './slots-page.ts';

/** Writes a page. Undefined is answered with 404. */
type WritePage = (context: PageContext, parameter: string) => Page | undefined;

/** Every page with a path of its own. */
const PAGES: Record<string, WritePage> = {
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
  '/campaign': campaignPage,
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

/** Pages for guests, too: their widgets redirect guests to the sign-in page, or have something to show them. */
const HAS_OWN_GATE =
  /^\/account\/(order|order-detail|list[a-z-]*|landing|profile|b2i\/organization-user|sso\/profile\.jsp)(\?|$)/;

const NOT_BUILT =
  'There is no build on real React: run npm run build -- --runtime react --out .cache/react, then start again.';

/** The addresses that a checkout leads to. */
const IS_CHECKOUT_TARGET = /^\/checkout\/(login|shipping|int\/save)(\?|$)/;

/** Registers every page. Applies the switches in an address first. */
export async function registerPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const { sessions, portal, widgets, folder } = settings;
  await app.register(formBody);
  const send = createSendPage(settings);
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    write: (context: PageContext) => Page | undefined,
  ): FastifyReply => {
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
    const page = write({ session, portal, widgets, address });
    if (!page)
      return send(noticePage('Page not found', 'There is no such page.'), request, reply.code(404), session);
    session.lastPage = withoutScenario(address);
    return send(page, request, reply, session);
  };
  registerSamples(app);
  for (const [path, write] of Object.entries(PAGES)) {
    app.get<{ Params: { parameter?: string } }>(path, (request, reply) =>
      show(request, reply, (context) => write(context, request.params.parameter ?? '')),
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
