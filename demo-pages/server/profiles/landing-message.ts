/** What an account's first page tells once. */
export const LANDING_MESSAGES = {
  none: '',
  created: 'Your account has been created.',
  temporary:
    'Your organization is set up for the time being. We check it within one business day and send you an email then.',
} as const;

export type LandingMessage = keyof typeof LANDING_MESSAGES;
