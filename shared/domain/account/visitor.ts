/** Who is shopping, as the page's state block says it [1 §3 Profile]. */
export interface Visitor {
  /** True for a transient profile: a guest. */
  guest: boolean;
  profileId?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  /** 1 individual, 2 organisation or contract, 3 international or other (quote flow). */
  userType: 1 | 2 | 3;
  /** 1 regular, 2 contract, 3 quote request. */
  siteType: 1 | 2 | 3;
  punchOutSession: boolean;
  /** Name of the procurement system that the cart is sent to, empty where it has none; absent for everybody else. */
  punchOutClient?: string;
  /** Service staff: a representative, or one impersonating a customer. */
  staff?: 'csr' | 'imperson';
  showsShippingForPunchOut: boolean;
  /** True when a previous cart waits to be merged. */
  mergePending: boolean;
  showsPrices: boolean;
  externalRedirectUrl?: string;
  /** What the page printed for the mini-cart; to be verified by a read. */
  cartCount?: number;
}

/** Who somebody is, as the forms of a profile have it [2 §3 Profile]. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}
