/** The shop's data that pages print. */
export const SHOP = {
  name: 'Fernbrook Science Supply',
  phone: '1-800-555-0142',
  /** The phone number for `tel:` links. */
  phoneLink: '+18005550142',
} as const;
