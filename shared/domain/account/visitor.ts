/** Who is shopping, according to the page's state block [1 §3 Profile]. */
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
  /** Name of the procurement system that the cart is sent to, empty if it has no name; absent for everybody else. */
  punchOutClient?: string;
  /** Service staff: a representative, or one impersonating a customer. */
  staff?: 'csr' | 'imperson';
  showsShippingForPunchOut: boolean;
  /** True if an earlier cart is waiting to be merged. */
  mergePending: boolean;
  showsPrices: boolean;
  externalRedirectUrl?: string;
  /** The count that the server printed into the page for the mini-cart; a read verifies it. */
  cartCount?: number;
}

/** A person, in the fields of a profile's form [2 §3 Profile]. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}
