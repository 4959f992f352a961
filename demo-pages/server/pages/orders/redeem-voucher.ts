import type { FastifyInstance } from 'fastify';
import { customerOf } from '../../orders/customers.ts';
import { readVoucherCodes, VOUCHERS } from '../../orders/vouchers.ts';
import { tokenOf } from '../../session.ts';
import { problemNotice, tokenField } from '../cart/checkout-pages.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext, PageSettings } from '../page-context.ts';
import type { SendPage } from '../send-page.ts';

interface FormPost {
  Body: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * The form that redeems vouchers.
 * @param fields the values typed before
 * @param problem why the last attempt failed
 */
export function redeemVoucherPage(
  context: PageContext,
  fields: Readonly<Record<string, string | undefined>> = {},
  problem?: string,
): Page {
  const { kind } = context.session;
  const { shipping, email } = customerOf(kind, 0);
  const text = (name: string, known?: string): string => fields[name] ?? (kind.guest ? '' : (known ?? ''));
  return {
    title: 'Redeem Voucher',
    trail: [],
    body: html`<div class="row"><div class="col-sm-6"><h1>Redeem Voucher</h1>${problem && problemNotice(problem)}<form class="login-form" action="/redeem-voucher" method="post">${tokenField(context)}
<div class="form-group"><label for="codes">Voucher codes, one on a line</label><textarea class="form-control" id="codes" name="codes" rows="4" autocomplete="off">${fields.codes ?? ''}</textarea></div>
${field('firstName', 'First name', 'given-name', text('firstName', shipping.firstName))}${field('lastName', 'Last name', 'family-name', text('lastName', shipping.lastName))}${field('company', 'School (optional)', 'organization', text('company', shipping.company))}${field('email', 'Email address', 'email', text('email', email))}
<button class="btn btn-action" type="submit">Redeem</button></form></div>
<div class="col-sm-6"><h2>Vouchers of this demonstration</h2><table class="table table-condensed"><thead><tr><th scope="col">Code</th><th scope="col">Course</th></tr></thead><tbody>${Object.entries(
      VOUCHERS,
    ).map(
      ([code, { course }]) => html`<tr><td><code>${code}</code></td><td>${course}</td></tr>`,
    )}</tbody></table></div></div>`,
  };
}

/** Registers the route that the form posts to. Success redirects to the confirmation. */
export function registerRedeemVoucher(app: FastifyInstance, settings: PageSettings, send: SendPage): void {
  const { sessions, portal, widgets } = settings;
  app.post<FormPost>('/redeem-voucher', (request, reply) => {
    const session = sessions.of(request, reply);
    const fields = request.body ?? {};
    const codes = readVoucherCodes(fields.codes ?? '');
    const { firstName = '', lastName = '', email = '', company = '' } = fields;
    const problem =
      fields._dynSessConf === tokenOf(session)
        ? problemOf(codes, [firstName, lastName, email])
        : 'Your session has ended. Please load the page again.';
    if (problem) {
      const context = { session, portal, widgets, address: request.url };
      return send(redeemVoucherPage(context, fields, problem), request, reply.code(422), session);
    }
    const address = {
      ...customerOf(session.kind, 0).shipping,
      firstName,
      lastName,
      company: company || undefined,
    };
    session.redemption = { codes, email, address, redeemedOn: new Date() };
    return reply.redirect('/voucher/confirm', 303);
  });
}

function problemOf(codes: readonly string[], required: readonly string[]): string | undefined {
  if (!codes.length) return 'Please enter a voucher code.';
  if (codes.some((code) => !Object.hasOwn(VOUCHERS, code)))
    return 'We do not know one of these vouchers. Please check the codes.';
  return required.every((text) => text.trim()) ? undefined : 'Please fill in your name and email address.';
}

function field(name: string, label: string, autocomplete: string, value: string): Html {
  return html`<div class="form-group"><label for="${name}">${label}</label><input class="form-control" id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="256" value="${value}"></div>`;
}
