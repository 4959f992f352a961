import { type FormOnScreen, formIn } from '../../support/form-on-screen.ts';
import { catchMoves } from '../../support/moves.ts';
import { beginPage } from '../../support/page.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

export const UPDATE = 'POST profile/update-profile';
export const DETAILS = 'GET profile/profile-details/440001';
export const SAVED = { result: 'success' };

export const DANA = {
  transient: false,
  profileId: '220022',
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@example.com',
  userType: 1,
};
export const GUEST = { transient: true };
export const ROBIN = {
  firstName: 'Robin',
  lastName: 'Castillo',
  email: 'robin@example.com',
  generatedPassword: 'true',
};

/** The page of a profile. */
export interface ProfileOnScreen extends FormOnScreen {
  place: HTMLElement & { unmount(): Promise<void> };
  requests: Request[];
  /** Where the browser was sent. */
  moves: string[];
  /** The visitor's first name, as another island such as the header gets it. */
  names: (string | undefined)[];
}

/**
 * Opens a page with the form on it.
 * @param options `query` of the page; `reloaded`: the page before is loaded again
 */
export async function openProfile(
  replies: Replies = {},
  {
    profile = DANA,
    query = '',
    reloaded = false,
  }: { profile?: object; query?: string; reloaded?: boolean } = {},
): Promise<ProfileOnScreen> {
  beginPage();
  if (!reloaded) history.replaceState(null, '', `/account/profile${query}`);
  printState({ profile });
  const requests = answerCalls(replies);
  const moves = catchMoves();
  const { $session } = await import('../../../../shared/stores/session.ts');
  const names: (string | undefined)[] = [];
  $session.listen(({ visitor }) => names.push(visitor.firstName));
  const { ProfileForm } = await import('../../../../widgets/profile-form/profile-form.tsx');
  const place = await render(ProfileForm, {}, 'profile-form');
  await settle();
  return { place, requests, moves, names, ...formIn(place) };
}
