import { safeUrl } from '../../domain/safe-url.ts';
import { configuration } from '../configuration.ts';

/** Like `pageUrl`, for a video or a sound: it may also come from `mediaOrigins`. */
export function mediaUrl(value: unknown): string | null {
  const { mediaOrigins, apiBase } = configuration();
  return safeUrl(value, { base: location.href, allow: mediaOrigins, kind: 'media', closed: apiBase });
}
