import { writeFailureMessages as messages } from './write-failure-messages.ts';

/** Of a call that was to change something; its messages are shown only where the server itself said no. */
export interface WriteFailure {
  kind: string;
  status?: number;
  messages: readonly { message: string }[];
}

/** What a shopper is told of it, as the caller puts it. */
export interface WriteFailureTexts {
  /** Nothing was changed. */
  failed: string;
  /** No proper answer came: it may have been changed. */
  unsure: string;
}

/** Says why something could not be done, in the server's own words where it has some: a sentence each. */
export function writeFailureLines(
  { kind, status = 0, messages: given }: WriteFailure,
  { failed, unsure }: WriteFailureTexts,
): string[] {
  if (kind === 'session') return [messages.writeSessionEnded];
  if (kind === 'offline') return [messages.writeOffline];
  const said = kind === 'business' ? given.map(({ message }) => message).filter(Boolean) : [];
  if (said.length > 0) return said;
  return [/^(timeout|network|not-json|contract)$/.test(kind) || status >= 500 ? unsure : failed];
}
