import { fields } from './fields.ts';
import { call } from './http.ts';
import type { Result } from './result.ts';

const LogoutReply = fields({});

/**
 * Signs the shopper out: GET `profile/logout` [2 §7]. A GET with an effect, so it is treated as a write: sent once, by
 * a person's action alone, never ahead of time and never again.
 */
export function sendLogout(): Promise<Result<null>> {
  const path = 'profile/logout';
  const write = { init: { method: 'GET' }, told: undefined };
  return call({ endpoint: `GET ${path}`, path, write, struct: LogoutReply, toValue: () => null });
}
