import { textOf } from '../calls/call.ts';
import type { Session } from '../session.ts';
import { Refusal } from '../wire/refusal.ts';

const MAX_NAME = 40;
const MAX_DESCRIPTION = 120;

/**
 * Reads the name of a new or renamed list.
 * @param renamed the id of the renamed list, which may keep its name
 */
export function readListName({ lists }: Session, value: unknown, renamed?: string): string {
  const name = textOf(value);
  if (!name || name.length > MAX_NAME) {
    throw new Refusal(
      `Please give the list a name of up to ${MAX_NAME} characters.`,
      'invalidName',
      'eventName',
    );
  }
  const taken = lists.some((list) => list.id !== renamed && list.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new Refusal(`You already have a list called "${name}".`, 'duplicateName', 'eventName');
  return name;
}

/** Reads the description of a list, which may be empty. */
export function readDescription(value: unknown): string {
  const description = textOf(value);
  if (description.length > MAX_DESCRIPTION) {
    throw new Refusal(
      `A description has at most ${MAX_DESCRIPTION} characters.`,
      'invalidDescription',
      'description',
    );
  }
  return description;
}
