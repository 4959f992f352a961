import { describe, expect, it } from 'vitest';
import { readOrganization } from '../../../../../shared/api/account/organization.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const REPLY = {
  carolinaAccountNumber: '90071992547409931',
  billingAddress: {
    companyName: 'Fernbrook College',
    addr1: '1 Pond Road',
    addr2: 'Room 2',
    city: 'Burlington',
    state: 'NC',
    zip: '27215',
  },
  contractTermsMessage: '<p>Terms</p>',
  mySettingsMessage: '<p>Settings</p>',
  isTaxExempt: true,
  isPoEligible: 'false',
  spendingLimit: 25000,
};

async function read(reply: object) {
  answerWith(JSON.stringify(reply));
  const result = await readOrganization();
  return result.ok ? result.value : result.failure;
}

describe('the organization of an account', () => {
  it('is requested without anything about the shopper [2 §7 Organization]', async () => {
    const sent = answerWith(JSON.stringify(REPLY));
    await readOrganization();
    expect(sent).toMatchObject([{ method: 'GET', url: '/api/rest/cb/profile/organization-details' }]);
  });

  it.each([
    ['bare', REPLY],
    ['in response', { result: 'success', response: REPLY }],
    ['as JSON text', { result: 'success', response: JSON.stringify(REPLY) }],
  ])(
    'is read %s, every field under its proper name [2 §3 Organization, §7 Organization]',
    async (_, reply) => {
      expect(await read(reply)).toEqual({
        accountNumber: '90071992547409931',
        billingAddress: {
          companyName: 'Fernbrook College',
          address1: '1 Pond Road',
          address2: 'Room 2',
          city: 'Burlington',
          state: 'NC',
          postalCode: '27215',
        },
        termsMessage: '<p>Terms</p>',
        settingsMessage: '<p>Settings</p>',
        taxExempt: 'true',
        purchaseOrderEligible: 'false',
        spendingLimit: '25000',
      });
    },
  );

  it('may have its address as JSON text [wire Envelope]', async () => {
    const reply = { ...REPLY, billingAddress: JSON.stringify(REPLY.billingAddress) };
    expect(await read(reply)).toMatchObject({ billingAddress: { city: 'Burlington' } });
  });

  it.each(['90071992547409931', '"90071992547409931"', '4471'])(
    'has the account number %s, digit by digit [wire Long numbers]',
    async (number) => {
      answerWith(JSON.stringify(REPLY).replace('"90071992547409931"', number));
      const result = await readOrganization();
      expect(result.ok && result.value.accountNumber).toBe(number.replaceAll('"', ''));
    },
  );

  it('is empty if the server leaves everything out', async () => {
    const empty = {
      contractTermsMessage: ' ',
      mySettingsMessage: null,
      spendingLimit: '',
      isTaxExempt: null,
    };
    expect(Object.values(await read({ result: 'success', response: empty })).filter(Boolean)).toEqual([]);
  });

  it('leaves out an address that isn’t one, and keeps the rest', async () => {
    listenToConsole();
    expect(await read({ ...REPLY, billingAddress: ['1 Pond Road'] })).toMatchObject({
      billingAddress: undefined,
      accountNumber: '90071992547409931',
    });
  });

  it('is a failure with the server’s message if it refuses', async () => {
    expect(await read({ result: 'error', errorMessage: 'No organization.' })).toMatchObject({
      kind: 'business',
      messages: [{ message: 'No organization.' }],
    });
  });
});
