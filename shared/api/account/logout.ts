import type { Result } from '../../domain/failure.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { fields } from '../transport/fields.ts';
import { call } from '../transport/http.ts';

const LogoutReply = fields({});

/**
 * Signs the shopper out: GET `profile/logout` [2 §7 Logout]. A GET with an effect, so it is treated as a
 * write: sent once, when a person asks for it, never prefetched and never repeated.
 */
export function sendLogout(): Promise<Result<null>> {
  const path = 'profile/logout';
  const write = { init: { method: 'GET' }, told: undefined, judgeAnswer: anyAnswer };
  return call({ request: `GET ${path}`, path, write, struct: LogoutReply, toValue: () => null });
}
