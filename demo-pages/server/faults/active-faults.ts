import type { FastifyRequest } from 'fastify';
import type { Session } from '../session.ts';
import { type FaultSwitches, faultNumber, NO_FAULTS, readFaults } from './fault-switches.ts';

/**
 * Returns the faults of this call, and counts it. Faults of the request itself (header `x-fault`, or `?fault=` on the
 * call) override those of the session.
 * @param path the path of the call, below the API's base
 */
export function activeFaults(request: FastifyRequest, session: Session, path: string): FaultSwitches {
  const own = request.headers['x-fault'] ?? (request.query as { fault?: string }).fault;
  const faults = typeof own === 'string' ? readFaults(own).faults : session.faults;
  if (!faults.size || faults.has('file') || faults.has('cut-file') || !path.includes(faults.get('on') ?? ''))
    return NO_FAULTS;
  session.faultyCalls += 1;
  if (faults.has('expire-session-after')) {
    return session.faultyCalls > faultNumber(faults, 'expire-session-after')
      ? endedSession(session)
      : NO_FAULTS;
  }
  if (!faults.has('flaky')) return faults;
  if (session.faultyCalls > faultNumber(faults, 'flaky')) return NO_FAULTS;
  const others = [...faults.keys()].filter((name) => name !== 'on' && name !== 'flaky');
  return others.length ? faults : new Map(faults).set('status', '503');
}

/** The five forms of an ended session take turns. */
function endedSession(session: Session): FaultSwitches {
  const forms = ['status:401', 'expired-text', 'redirect:login', 'html:login', 'not-authenticated'];
  return readFaults(forms[session.faultyCalls % forms.length] as string).faults;
}
