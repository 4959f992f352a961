/** The shop's login page. */
export const LOGIN_PAGE = '/account/login';

/** The login page, from which the shopper comes back to this page once they have signed in. */
export const LOGIN_AND_RETURN = `${LOGIN_PAGE}?resume=prev` as const;
