import type { Infer } from 'superstruct';
import type { Visitor } from '../domain/visitor.ts';
import { anything, flag, identifier, text, wholeNumber } from './coercers.ts';
import { fields, group, readPayload } from './fields.ts';

const ProfileReply = fields({
  transient: flag,
  profileId: identifier,
  firstName: text,
  lastName: text,
  email: text,
  userType: wholeNumber,
  siteType: wholeNumber,
  userSegment: group(fields({ 'Punchout Session': flag })),
  userTypeCheck: group(fields({ user: text, punchoutClient: text, showShippingforPunchout: flag })),
  mergeOrderFlag: flag,
  hidePrice: anything,
  externalRedirectionURL: text,
  miniCartCount: wholeNumber,
});
type ProfileReply = Infer<typeof ProfileReply>;

const ProfileBlock = fields({ profile: group(ProfileReply) });

/**
 * Reads who is shopping from what the server printed into the page [1 §3, Profile/session]. Whatever
 * is absent, unreadable or unknown counts as the least: a guest of userType 1 on a regular site, who
 * sees no prices.
 * @param block `profile` of the state block
 */
export function visitorFromPage(block: unknown): Visitor {
  const { profile = {} as ProfileReply } = readPayload('#cb-state', ProfileBlock, { profile: block });
  const { user, punchoutClient, showShippingforPunchout } = profile.userTypeCheck ?? {};
  return {
    guest: profile.transient ?? !profile.profileId,
    profileId: profile.profileId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    userType: oneOfThree(profile.userType),
    siteType: oneOfThree(profile.siteType),
    punchOutSession: Boolean(profile.userSegment?.['Punchout Session']),
    punchOutClient: punchoutClient && /^(false|0)$/.test(punchoutClient) ? undefined : punchoutClient,
    staff: user === 'csr' || user === 'imperson' ? user : undefined,
    showsShippingForPunchOut: Boolean(showShippingforPunchout),
    mergePending: Boolean(profile.mergeOrderFlag),
    // By the document to the letter: the text, not the flag.
    showsPrices: profile.hidePrice === 'false',
    externalRedirectUrl: profile.externalRedirectionURL,
    cartCount: profile.miniCartCount,
  };
}

function oneOfThree(type: number | undefined): 1 | 2 | 3 {
  return type === 2 || type === 3 ? type : 1;
}
