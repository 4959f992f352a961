/** The shop's login page. */
export const LOGIN_PAGE = '/account/login';

/** The login page, which returns the shopper to this page after signing in. */
export const LOGIN_AND_RETURN = `${LOGIN_PAGE}?resume=prev` as const;
