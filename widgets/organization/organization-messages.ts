import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages.organization`. */
export const messages = defineMessages('organization', {
  account: 'My Account',
  title: 'My Organization',
  what: 'The details of your organization',
  empty: 'There are no details of your organization on file. Please contact customer service.',

  details: 'Account Details',
  accountNumber: 'Account Number',
  billingAddress: 'Billing Address',
  taxExempt: 'Tax Exempt',
  purchaseOrders: 'Online Purchase Orders',
  spendingLimit: 'Spending Limit',
  terms: 'Contract Terms',
  settings: 'My Settings',
});
