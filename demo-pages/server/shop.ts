/** The shop's own facts, as its pages print them. */
export const SHOP = {
  name: 'Fernbrook Science Supply',
  phone: '1-800-555-0142',
  /** Digits of the phone number, for `tel:` links. */
  phoneLink: '+18005550142',
} as const;
