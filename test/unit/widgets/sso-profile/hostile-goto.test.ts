import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../shared/page/events.ts';
import { createSsoReturn } from '../../../../widgets/sso-profile/sso-return.ts';
import { printState } from '../../support/state-block.ts';
import { GOTO, openSso, PARTNER, SAVE, SAVED, TOKEN } from './sso-on-screen.ts';

let console: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
});

/** Everything a link could try to get the token sent elsewhere; the page lists only https://partner.example. */
const HOSTILE = [
  'https://evil.example/continue',
  'https://evil.example/https://partner.example/continue',
  'https://evil.example/?https://partner.example',
  'https://evil.example/#https://partner.example',
  'https://partner.example.evil.example/continue',
  'https://evil-partner.example/continue',
  'https://partner.example@evil.example/continue',
  'https://partner.example:secret@evil.example/continue',
  'https://shopper@partner.example/continue',
  'https://:pw@partner.example/continue',
  'https://partner.example:8443/continue',
  'https://sub.partner.example/continue',
  'https://partner.example./continue',
  'https://partnеr.example/continue',
  'http://partner.example/continue',
  'ftp://partner.example/continue',
  'wss://partner.example/continue',
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://partner.example/0000',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/continue',
  '///evil.example/continue',
  '\\\\evil.example\\continue',
  'https:\\\\partner.example\\@evil.example',
  'https://partner.example\\@evil.example/',
  'https://partner.example\t.evil.example/',
  'https://partner.example\u0000.evil.example/',
  ' https://partner.example/continue',
  'https://partner.example/continue ',
  '/account/landing',
  'http://shop.test/account/landing',
  '?id=550001',
  '..',
  'partner.example/continue',
  '%68ttps://partner.example/',
  `https://partner.example/${'x'.repeat(2048)}`,
];

describe('a goto that the page doesn’t allow', () => {
  it('is tried in more than 30 ways [S6]', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(30);
  });

  it.each(HOSTILE)('gets no token: %j [S6]', (goto) => {
    printState({ config: { ssoOrigins: [PARTNER] } });
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const ssoReturn = createSsoReturn(goto);
    expect(ssoReturn.target).toBeNull();
    const stop = ssoReturn.open();
    ssoReturn.begin();
    ssoReturn.take(TOKEN);
    ssoReturn.postToken();
    stop();
    expect(submit).not.toHaveBeenCalled();
    expect(ssoReturn.$stage.get()).toBe('before');
    expect(JSON.stringify(console.mock.calls)).not.toContain(TOKEN);
  });

  it.each(HOSTILE.filter((_, index) => index % 13 === 0))(
    'is reported to the shopper before typing, and there is no link to it: %j [S6]',
    async (goto) => {
      const { place, fillIn, send, posted, requests } = await openSso({ [SAVE]: SAVED }, { goto });
      expect(place.textContent).toContain('We can’t send you back to the site you came from');
      await fillIn();
      await send();
      expect(posted).toEqual([]);
      expect(requests[1]?.body).toMatchObject({ data: { postAuthUrl: '' } });
      expect(place.textContent).toContain('Your changes have been successfully saved.We can’t send you back');
      expect(place.querySelector('form, a, button')).toBeNull();
    },
  );

  it.each([
    ['none', []],
    ['nothing at all', undefined],
    ['any https', ['https:']],
    ['a wildcard', ['*', 'https://*', 'https://*.example']],
    ['an address instead of an origin', ['https://partner.example/']],
    ['another case', ['HTTPS://PARTNER.EXAMPLE']],
    ['no list', 'https://partner.example'],
  ])('is any goto if the page lists %s [S6]', async (_, origins) => {
    const { fillIn, send, posted } = await openSso({ [SAVE]: SAVED }, { origins: origins ?? null });
    await fillIn();
    await send();
    expect(posted).toEqual([]);
  });

  it('is a problem that names its origin and the key, and nothing else of it [embedding Origins]', async () => {
    const problems: unknown[] = [];
    const stop = listen('cb:problem', (problem) => problems.push(problem));
    printState({ config: { ssoOrigins: [PARTNER] } });
    createSsoReturn('https://evil.example/in?visitor=7');
    const told = expect.objectContaining({
      code: 'target-refused',
      widget: 'sso-profile',
      hint: 'If https://evil.example is right, add it to config.ssoOrigins.',
    });
    // The problems of earlier tests may also arrive late.
    await vi.waitFor(() => expect(problems).toContainEqual(told));
    stop();
    expect(JSON.stringify(problems)).not.toContain('visitor=7');
  });

  it('isn’t allowed by the reply or the query [S6]', async () => {
    const reply = {
      response: {
        response: { token: TOKEN, goto: GOTO, redirect: GOTO, ssoOrigins: ['https://evil.example'] },
      },
    };
    const goto = 'https://evil.example/in';
    const query = `id=550001&ssoOrigins=https://evil.example&goto=${goto}&goto=${GOTO}`;
    const { fillIn, send, posted } = await openSso({ [SAVE]: reply }, { query });
    await fillIn();
    await send();
    expect(posted).toEqual([]);
  });
});

describe('a goto that the page allows', () => {
  it.each([
    GOTO,
    `${PARTNER}/`,
    PARTNER,
    'https://PARTNER.example/Continue',
    'https://partner.example:443/continue',
    `${PARTNER}/a/../b?next=https://evil.example#there`,
  ])('gets the token: %s [2 §2 SSO return]', async (goto) => {
    const { fillIn, send, posted } = await openSso({ [SAVE]: SAVED }, { goto });
    await fillIn();
    await send();
    expect(posted).toEqual([{ action: new URL(goto).href, fields: [['createdToken', TOKEN]] }]);
  });
});
