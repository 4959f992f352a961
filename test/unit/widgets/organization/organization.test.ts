import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { beginPage } from '../../support/page.ts';
import { click, render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const DETAILS = 'GET profile/organization-details';

const REPLY = {
  carolinaAccountNumber: '90071992547409931',
  billingAddress: {
    companyName: 'Fernbrook College',
    addr1: '1 Pond Road',
    addr2: '',
    city: 'Burlington',
    state: 'NC',
    zip: '27215',
  },
  contractTermsMessage: 'Terms of our contract',
  mySettingsMessage: 'Settings of mine',
  isTaxExempt: 'true',
  isPoEligible: 0,
  spendingLimit: '25000.00',
};
const answered = (rest: object = {}) => ({
  [DETAILS]: { result: 'success', response: { ...REPLY, ...rest } },
});

let requests: Request[];
let moves: string[];

function keepHere(event: Event): void {
  moves.push((event as CustomEvent<{ url: string }>).detail.url);
  event.preventDefault();
}

async function open(replies: Replies, profile: object = {}, config: object = {}) {
  beginPage();
  history.replaceState(null, '', '/account/b2i/organization-user');
  const member = {
    transient: false,
    profileId: '220022',
    firstName: 'Priya',
    lastName: 'Raman',
    userType: 2,
  };
  printState({ config: { storeName: 'Fernbrook', ...config }, profile: { ...member, ...profile } });
  requests = answerCalls(replies);
  const { Organization } = await import('../../../../widgets/organization/organization.tsx');
  const page = await render(Organization, {}, 'organization');
  await settle();
  return page;
}

/** Each fact as its label and its lines. */
const facts = (page: HTMLElement) =>
  Object.fromEntries(
    [...page.querySelectorAll('.cb-fact')].map((fact) => {
      const lines = [...fact.querySelectorAll('.cb-address__line')].map((line) => line.textContent);
      const value = lines.length > 0 ? lines : fact.querySelector('dd')?.textContent;
      return [fact.querySelector('dt')?.textContent, value];
    }),
  );
const part = (page: HTMLElement, name: string) => page.querySelector(`section[aria-label="${name}"]`);

beforeEach(() => {
  moves = [];
  document.addEventListener('cb:navigate', keepHere);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  document.removeEventListener('cb:navigate', keepHere);
});

describe('My Organization', () => {
  it('is read once, with its own call [2 §7 Organization]', async () => {
    await open(answered());
    expect(requests).toEqual([{ name: DETAILS, body: undefined }]);
  });

  it('is below My Account in the breadcrumb [2 §2 Organization]', async () => {
    const page = await open(answered());
    const entries = [...page.querySelectorAll('.cb-breadcrumb li')].map((entry) => entry.textContent);
    expect(entries).toEqual(['My Account', 'My Organization']);
    expect(page.querySelector('.cb-breadcrumb a')?.getAttribute('href')).toBe('/account/landing');
    expect(page.querySelector('h1')?.textContent).toBe('My Organization');
  });

  it('shows account number, billing address, both yes-or-no answers and the limit [2 §2 Organization, §3 Organization]', async () => {
    expect(facts(await open(answered()))).toEqual({
      'Account number': '90071992547409931',
      'Billing address': ['Fernbrook College', '1 Pond Road', 'Burlington, NC 27215'],
      'Tax exempt': 'Yes',
      'Online Purchase Orders': 'No',
      'Spending limit': '$25,000.00',
    });
  });

  it('shows the opposite answers, too [2 §2 Organization, wire Scalars]', async () => {
    expect(facts(await open(answered({ isTaxExempt: 'false', isPoEligible: '1' })))).toMatchObject({
      'Tax exempt': 'No',
      'Online Purchase Orders': 'Yes',
    });
  });

  it('shows the contract terms and the settings, each with its heading [2 §2 Organization]', async () => {
    const page = await open(answered());
    expect(part(page, 'Contract Terms')?.querySelector('h2')?.textContent).toBe('Contract Terms');
    expect(part(page, 'Contract Terms')?.querySelector('.cb-html')?.textContent).toBe(
      'Terms of our contract',
    );
    expect(part(page, 'My Settings')?.querySelector('.cb-html')?.textContent).toBe('Settings of mine');
  });

  it('has nothing that can be edited [2 §2 Organization]', async () => {
    const page = await open(answered());
    expect(page.querySelector('input, select, textarea, form')).toBeNull();
    expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Print']);
  });

  it('prints when Print is pressed, with who and when at the top [2 §2 Organization, visual Print]', async () => {
    const page = await open(answered());
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await click(page.querySelector('button') as HTMLElement);
    expect(print).toHaveBeenCalledTimes(1);
    expect(page.querySelector('.cb-print-only')?.textContent).toMatch(
      /^FernbrookPrinted .* · Priya Raman · Account 220022$/,
    );
  });

  it.each([
    ['No limit', 'No limit'],
    ['$1,500.00', '$1,500.00'],
    [500, '$500.00'],
  ])('shows the limit %j in words or as an amount [2 §2 Organization]', async (spendingLimit, shown) => {
    expect(facts(await open(answered({ spendingLimit })))['Spending limit']).toBe(shown);
  });

  it('leaves out what the server doesn’t send', async () => {
    const page = await open(
      answered({
        spendingLimit: '',
        isTaxExempt: null,
        billingAddress: { city: ' ' },
        mySettingsMessage: '',
      }),
    );
    expect(Object.keys(facts(page))).toEqual(['Account number', 'Online Purchase Orders']);
    expect(part(page, 'My Settings')).toBeNull();
  });

  it('says so if nothing is on file', async () => {
    const page = await open({ [DETAILS]: { result: 'success', response: {} } });
    expect(page.querySelector('section')).toBeNull();
    expect(page.textContent).toContain('We don’t have details for your organization.');
  });

  it('shows names and addresses as text [S1]', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const billingAddress = { companyName: hostile, addr1: hostile };
    const page = await open(answered({ billingAddress, spendingLimit: hostile }));
    expect(page.querySelector('img')).toBeNull();
    expect(facts(page)).toMatchObject({ 'Billing address': [hostile, hostile], 'Spending limit': hostile });
  });

  it.each([1, 3])(
    'is requested for userType %i, too, and the server’s message is shown [2 §2 Organization]',
    async (userType) => {
      const refusal = { result: 'error', errorMessage: 'There is no organization with this account.' };
      const page = await open({ [DETAILS]: refusal }, { userType });
      expect(page.querySelector('[role=alert]')?.textContent).toBe(
        'There is no organization with this account.',
      );
    },
  );

  it('reserves the space while the details load', async () => {
    const page = await open({ [DETAILS]: () => new Promise(() => {}) });
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Loading');
  });

  it('says what went wrong, and reads again at a press [reliability Failures]', async () => {
    const refusal = { result: 'error', errorMessage: 'Not now.' };
    const page = await open({ [DETAILS]: [refusal, answered()[DETAILS] as object] });
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Not now.');
    await click([...page.querySelectorAll('button')].at(-1) as HTMLElement);
    await settle();
    expect(document.activeElement).toBe(page.querySelector('h1'));
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(facts(page)['Account number']).toBe('90071992547409931');
  });

  it('offers to sign in if the session has ended [reliability Session end]', async () => {
    const page = await open({ [DETAILS]: new Response('', { status: 401 }) });
    expect(page.querySelector('a.cb-button')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('aborts its read when it’s removed from the page', async () => {
    const held = heldReplies();
    const page = await open({ [DETAILS]: held.reply });
    await page.unmount();
    await held.answer(answered()[DETAILS] as object);
    expect(page.innerHTML).toBe('');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('sends a guest to the login page, and requests nothing [2 §2 Organization guests, §6 Guest]', async () => {
    const page = await open({}, { transient: true });
    expect(moves).toEqual(['http://shop.test/account/login?resume=prev']);
    expect(requests).toEqual([]);
    expect(page.querySelector('dl')).toBeNull();
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });
});
