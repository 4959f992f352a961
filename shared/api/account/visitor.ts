import type { Infer } from 'superstruct';
import type { Visitor } from '../../domain/account/visitor.ts';
import { anything, flag, identifier, text, wholeNumber } from '../transport/coercers.ts';
import { fields, group, readPayload } from '../transport/fields.ts';

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
 * Reads who is shopping from what the server printed into the page [1 §3 Profile]. Absent, unreadable and
 * unknown values give the fewest rights: a guest of userType 1 on a regular site, who sees no prices. A user
 * type above 3 counts as 3, 'other'.
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
    userType: userTypeOf(profile.userType),
    siteType: profile.siteType === 2 || profile.siteType === 3 ? profile.siteType : 1,
    punchOutSession: Boolean(profile.userSegment?.['Punchout Session']),
    // A flag instead of the name says that there is a client, but not its name.
    punchOutClient:
      punchoutClient && /^(false|0)$/.test(punchoutClient)
        ? undefined
        : punchoutClient?.replace(/^(true|1)$/, ''),
    staff: user === 'csr' || user === 'imperson' ? user : undefined,
    showsShippingForPunchOut: Boolean(showShippingforPunchout),
    mergePending: Boolean(profile.mergeOrderFlag),
    // Only the text 'false' shows prices; a JSON false hides them.
    showsPrices: profile.hidePrice === 'false',
    externalRedirectUrl: profile.externalRedirectionURL,
    cartCount: profile.miniCartCount,
  };
}

/** Type 3 is 'other', so unknown types count as 3 [2 §1 User types]. */
function userTypeOf(type = 1): 1 | 2 | 3 {
  return Math.max(1, Math.min(type, 3)) as 1 | 2 | 3;
}
