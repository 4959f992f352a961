import { conflictBody, exception } from '../wire/refusal.ts';
import { type FaultSwitches, faultNumber } from './fault-switches.ts';
import { errorPage, loginPage, maintenancePage } from './html-answers.ts';

/** A reply that is sent without running the call. */
export interface EarlyAnswer {
  status: number;
  type: 'application/json' | 'text/html' | 'text/plain';
  headers?: Record<string, string>;
  body: string;
}

const EXPIRED = 'Your session expired due to inactivity';
const NOT_AUTHENTICATED = {
  error: {
    localizedMessage: 'User must be logged in to perform this action',
    messageCode: 'USER_NOT_AUTHENTICATED',
  },
};
const PROBLEM = exception('We could not process your request. Please try again.', 'systemError', 'order');

const WORDLESS = { result: 'error', errorCode: 'cannotComplete' };
const BLANK_FIRST = {
  result: 'error',
  errorMessage: [{ message: '' }, { message: 'We could not process your request.' }],
};

/** Returns the reply to a POST with a missing or wrong token, or after the session has ended. */
export function expiredAnswer(): EarlyAnswer {
  return { status: 409, type: 'text/plain', body: EXPIRED };
}

/** Returns the reply to a guest who requests something that only customers may have. */
export function notAuthenticatedAnswer(): EarlyAnswer {
  return json(NOT_AUTHENTICATED);
}

/** Returns the reply that a fault sends instead of the call's own, or undefined if the call is to run. */
export function earlyAnswer(faults: FaultSwitches): EarlyAnswer | undefined {
  if (faults.has('expired-text')) return expiredAnswer();
  if (faults.has('not-authenticated')) return notAuthenticatedAnswer();
  if (faults.has('conflict')) return json(conflictBody());
  if (faults.has('form-exceptions')) return json({ formError: true, formExceptions: [PROBLEM] });
  if (faults.has('success-with-exceptions')) return json({ result: 'success', formExceptions: [PROBLEM] });
  if (faults.has('wordless')) return json(faults.get('wordless') ? BLANK_FIRST : WORDLESS);
  if (faults.has('redirect')) return redirect(faults.get('redirect') ?? '');
  if (faults.has('html')) return page(faults.get('html') ?? '');
  if (faults.has('status') || faults.has('retry-after')) return failure(faults);
  return undefined;
}

function json(body: object): EarlyAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify(body) };
}

function redirect(where: string): EarlyAnswer {
  const location = where === 'sso-other-origin' ? 'https://sso.example/authorize' : '/account/login';
  return { status: 302, type: 'text/plain', headers: { location }, body: '' };
}

function page(which: string): EarlyAnswer {
  if (which === 'maintenance') return { status: 200, type: 'text/html', body: maintenancePage() };
  if (which === 'container-error') return { status: 500, type: 'text/html', body: errorPage(500) };
  return { status: 200, type: 'text/html', body: loginPage() };
}

function failure(faults: FaultSwitches): EarlyAnswer {
  const status = faultNumber(faults, 'status') || 503;
  const seconds = faults.get('retry-after');
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': seconds };
  if (status === 409) return { ...expiredAnswer(), headers };
  return { status, type: 'text/html', headers, body: errorPage(status) };
}
