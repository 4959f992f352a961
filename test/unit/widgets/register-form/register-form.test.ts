import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { click, press, type } from '../../support/render.ts';
import { CREATED, openForm, REGISTER } from './register-form-on-screen.ts';

describe('the register form', () => {
  it('has its title, and a question for the kind of account [2 §2 Register form, §3 Registration]', async () => {
    const { place } = await openForm();
    expect(place.querySelector('h2')?.textContent).toBe(
      "Don't Leave Without Creating a Login-You're Almost There!",
    );
    const names = [...place.querySelectorAll('label, legend')].map(({ textContent }) => textContent);
    expect(names).toEqual([
      'First Name',
      'Last Name',
      'Email Address',
      'Password',
      'Is this account for a school or other institution?',
      'Yes',
      'No',
      'Send me the newsletter and special offers by email.',
    ]);
  });

  it.each([1, 2, 3])(
    'is shown only to guests, not to shoppers of userType %i [2 §6 Guest]',
    async (userType) => {
      const { place } = await openForm({}, { profile: { transient: false, profileId: '1', userType } });
      expect(place.innerHTML).toBe('<div></div>');
    },
  );

  it('limits names to 19 and the email to 256 characters [2 §5 First name, §9 Lengths]', async () => {
    const { field } = await openForm();
    expect(['firstName', 'lastName', 'email'].map((name) => field(name).maxLength)).toEqual([19, 19, 256]);
  });

  it('has fields that browsers and password managers can fill [S15]', async () => {
    const { field } = await openForm();
    const told = ['firstName', 'lastName', 'email', 'password'].map((name) => field(name).autocomplete);
    expect(told).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    expect([field('email').type, field('password').type]).toEqual(['email', 'password']);
    expect(field('password').getAttribute('spellcheck')).toBe('false');
  });

  it('says at the field how long a password must be [2 §5 Password]', async () => {
    const { field } = await openForm();
    const hint = document.getElementById(field('password').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Passwords must be at least 6 characters long.');
  });

  it('shows and hides the password [2 §5 Password]', async () => {
    const { place, field } = await openForm();
    await type(field('password'), 'SENT-PW');
    const toggle = place.querySelector('[aria-label$=password]') as HTMLElement;
    await click(toggle);
    expect([field('password').type, toggle.getAttribute('aria-label')]).toEqual(['text', 'Hide password']);
    await click(toggle);
    expect([field('password').type, field('password').value]).toEqual(['password', 'SENT-PW']);
  });

  it('sends what was typed, without spaces around it, and the newsletter as on [2 §5 Newsletter, §7 Registration]', async () => {
    const { fillIn, send, requests } = await openForm({ [REGISTER]: CREATED });
    await fillIn({ firstName: ' Dana ', lastName: 'Reyes  ', password: ' SENT PW ' });
    await send();
    expect(requests).toEqual([
      {
        name: REGISTER,
        body: {
          firstName: 'Dana',
          lastName: 'Reyes',
          email: 'dana@example.com',
          password: ' SENT PW ',
          custType: 'personal',
          optIn: true,
        },
      },
    ]);
  });

  it('subscribes to the newsletter unless the box is cleared [2 §5 Newsletter]', async () => {
    const { fillIn, send, field, requests } = await openForm({ [REGISTER]: CREATED });
    expect(field('optIn').checked).toBe(true);
    await fillIn();
    await click(field('optIn'));
    await send();
    expect(requests[0]?.body).toMatchObject({ optIn: false });
  });

  it('takes an institution to its school page [2 §4 Registration, §3 Registration]', async () => {
    const { fillIn, answer, send, moves, requests } = await openForm({ [REGISTER]: CREATED });
    await fillIn();
    await click(answer('Yes'));
    await send();
    expect(requests[0]?.body).toMatchObject({ custType: 'institution' });
    expect(moves).toEqual(['http://shop.test/account/school']);
  });

  it('takes a personal customer back to the confirmation [2 §4 Registration]', async () => {
    const { fillIn, answer, send, moves, requests } = await openForm({ [REGISTER]: CREATED });
    await fillIn();
    await click(answer('No'));
    await send();
    expect(requests[0]?.body).toMatchObject({ custType: 'personal' });
    expect(moves).toEqual(['http://shop.test/checkout/confirm?create=true']);
  });

  it('asks no question on a page for orders from abroad, and sends international [2 §5 Account kind, §3 Registration]', async () => {
    const options = { query: '?intl=true' };
    const { place, fillIn, send, moves, requests } = await openForm({ [REGISTER]: CREATED }, options);
    expect(place.querySelector('[role=radiogroup]')).toBeNull();
    await fillIn();
    await send();
    expect(requests[0]?.body).toMatchObject({ custType: 'international' });
    expect(moves).toEqual(['http://shop.test/checkout/confirm?create=true']);
  });

  it.each(['?intl=false', '?intl=', '?intl=TRUE'])(
    'asks the question with %s [2 §5 Account kind]',
    async (query) => {
      const { place } = await openForm({}, { query });
      expect(place.querySelector('[role=radiogroup]')).not.toBeNull();
    },
  );

  it('creates one account, however often it’s submitted [reliability Double press]', async () => {
    const held = heldReplies();
    const { place, fillIn, send, requests, moves } = await openForm({ [REGISTER]: held.reply });
    await fillIn();
    await send();
    await send();
    const button = place.querySelector('[type=submit]') as HTMLElement;
    expect(button.textContent).toBe('Creating your account…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await click(button);
    await held.answer(CREATED);
    await send();
    expect([requests.length, moves.length]).toEqual([1, 1]);
  });

  it('says that the account exists if the page keeps the shopper here', async () => {
    const { place, fillIn, send, moves } = await openForm({ [REGISTER]: CREATED });
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('cb:navigate', stay);
    await fillIn();
    await send();
    document.removeEventListener('cb:navigate', stay);
    expect(moves).toEqual([]);
    expect(place.querySelector('h2')?.textContent).toBe('Your account has been created.');
    expect(document.activeElement).toBe(place.querySelector('h2'));
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/checkout/confirm?create=true');
    expect(place.querySelector('form')).toBeNull();
  });

  it('is prefilled with the names that the page shows above, as long as an account allows [2 §2 Register form]', async () => {
    const { field } = await openForm({}, { firstName: 'Marguerite', lastName: 'Okonkwo-Fitzgerald-Lane' });
    expect([field('firstName').value, field('lastName').value]).toEqual([
      'Marguerite',
      'Okonkwo-Fitzgerald-',
    ]);
    await type(field('firstName'), 'Rita');
    expect(field('firstName').value).toBe('Rita');
  });

  it('can be used by keyboard in reading order [accessibility Keyboard]', async () => {
    const { place } = await openForm();
    const controls = [...place.querySelectorAll<HTMLElement>('input, button, a')];
    expect(controls.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
    expect((await press('Enter')).defaultPrevented).toBe(false);
  });
});

describe('the email field', () => {
  it('is prefilled with the order’s recipient [2 §5 Email]', async () => {
    const { field } = await openForm({}, { email: 'lab@example.org' });
    expect(field('email').value).toBe('lab@example.org');
  });

  it('is prefilled with the visitor’s own address if the page has none [2 §5 Email]', async () => {
    const { field } = await openForm({}, { profile: { transient: true, email: 'dana@example.com' } });
    expect(field('email').value).toBe('dana@example.com');
  });

  it('no longer reports a missing address if the order sends one after the form was submitted [2 §5 Email]', async () => {
    const { errorOf, send, setEmail } = await openForm();
    await send();
    expect(errorOf('email')).toBe('Email Address is a required field.');
    await setEmail('order@example.com');
    expect(errorOf('email')).toBeNull();
    expect(errorOf('password')).toBe('Password is a required field.');
  });

  it('takes an address that the order sends later [2 §5 Email]', async () => {
    const { field, setEmail } = await openForm();
    expect(field('email').value).toBe('');
    await setEmail('lab@example.org');
    expect(field('email').value).toBe('lab@example.org');
    await setEmail(undefined);
    expect(field('email').value).toBe('lab@example.org');
  });

  it.each(['dana@example.com', ''])('keeps what was typed in it: "%s"', async (typed) => {
    const { field, setEmail } = await openForm({}, { email: 'old@example.org' });
    await type(field('email'), 'x');
    await type(field('email'), typed);
    await setEmail('lab@example.org');
    expect(field('email').value).toBe(typed);
  });
});
