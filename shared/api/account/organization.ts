import type { Result } from '../../domain/failure.ts';
import type { OrderAddress } from '../../domain/orders/order.ts';
import { html, identifier, text } from '../transport/coercers.ts';
import { fields, group } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';

/**
 * The terms that a buyer's organization has agreed upon with the shop; fields that the server omits are absent [2 §3
 * Organization].
 */
export interface Organization {
  accountNumber?: string;
  billingAddress?: OrderAddress;
  /** HTML. */
  termsMessage?: string;
  /** HTML. */
  settingsMessage?: string;
  /** A flag, for `readableAnswer`. */
  taxExempt?: string;
  /** A flag, for `readableAnswer`. */
  purchaseOrderEligible?: string;
  /** An amount or words, for `readableLimit`. */
  spendingLimit?: string;
}

const OrganizationReply = fields({
  carolinaAccountNumber: identifier,
  billingAddress: group(
    fields({ companyName: text, addr1: text, addr2: text, city: text, state: text, zip: text }),
  ),
  contractTermsMessage: html,
  mySettingsMessage: html,
  isTaxExempt: text,
  isPoEligible: text,
  spendingLimit: text,
});

/** Reads the organization of the shopper's account: GET `profile/organization-details` [2 §7 Organization]. */
export function readOrganization(options?: ReadOptions): Promise<Result<Organization>> {
  return get(
    'profile/organization-details',
    OrganizationReply,
    ({ billingAddress: address, ...reply }) => ({
      accountNumber: reply.carolinaAccountNumber,
      billingAddress: address && {
        companyName: address.companyName,
        address1: address.addr1,
        address2: address.addr2,
        city: address.city,
        state: address.state,
        postalCode: address.zip,
      },
      termsMessage: reply.contractTermsMessage,
      settingsMessage: reply.mySettingsMessage,
      taxExempt: reply.isTaxExempt,
      purchaseOrderEligible: reply.isPoEligible,
      spendingLimit: reply.spendingLimit,
    }),
    options,
  );
}
