import { vi } from 'vitest';
import { type FormOnScreen, formIn } from '../../support/form-on-screen.ts';
import { beginPage } from '../../support/page.ts';
import { render, settle, type } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

export const READ = 'GET profile/get-sso-profile-data/550001';
export const SAVE = 'POST profile/SSO-updateprofile';
export const PARTNER = 'https://partner.example';
export const GOTO = `${PARTNER}/continue?member=7`;
export const TOKEN = 'SENT-SSO-TOKEN';
export const SAVED = { response: { response: { token: TOKEN } } };
export const AVERY = {
  firstName: 'Avery',
  lastName: 'Lindqvist',
  email: 'avery@example.com',
  isImported: false,
  generatedPassword: true,
};

/** The data that another site got from the browser. */
export interface PostedForm {
  action: string | null;
  fields: [string, string][];
}

/** The page that somebody from another site comes to. */
export interface SsoOnScreen extends FormOnScreen {
  place: HTMLElement & { unmount(): Promise<void> };
  requests: Request[];
  posted: PostedForm[];
  fillIn(password?: string, confirmed?: string): Promise<void>;
}

/**
 * Opens the page.
 * @param options `goto`: of the query, as it is; `origins`: that the page lists
 */
export async function openSso(
  replies: Replies = {},
  { goto = GOTO as string | null, id = '550001', origins = [PARTNER] as unknown, query = '' } = {},
): Promise<SsoOnScreen> {
  beginPage();
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
  const asked = new URLSearchParams(goto === null ? { id } : { id, goto });
  history.replaceState(null, '', `/account/sso/profile.jsp?${query || asked}`);
  printState({ config: { ssoOrigins: origins }, profile: { transient: true } });
  const requests = answerCalls({ [READ]: { response: JSON.stringify(AVERY) }, ...replies });
  const posted: PostedForm[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')];
    const fields = inputs.map(({ name, value }): [string, string] => [name, value]);
    posted.push({ action: this.getAttribute('action'), fields });
  });
  const { SsoProfile } = await import('../../../../widgets/sso-profile/sso-profile.tsx');
  const place = await render(SsoProfile, {}, 'sso-profile');
  await settle();
  const form = formIn(place);
  return {
    place,
    requests,
    posted,
    ...form,
    async fillIn(password = 'SENT-PW', confirmed = password) {
      await type(form.field('password'), password);
      await type(form.field('confirmPassword'), confirmed);
    },
  };
}
