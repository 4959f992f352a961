/** How long to wait before each read. A write takes at most 15 s, see `api/transport/attempt.ts`. */
const PAUSES_MS = [300, 700, 1000, 2000, 4000, 6000, 6000];

/** The sum of the pauses. */
const CONFIRMED_WITHIN_MS = 20_000;

/**
 * Rereads with growing pauses, for some 20 seconds, until the write that an earlier page sent has arrived.
 * Doesn't read at all if it was sent longer ago: then the last read decides.
 * @param sentAt when it was sent, in milliseconds since 1970
 * @param isOpen whether something has not arrived yet; called before each pause and each read
 */
export async function readUntilArrived({
  sentAt,
  isOpen,
  read,
}: {
  sentAt: number;
  isOpen: () => boolean;
  read: () => Promise<unknown>;
}): Promise<void> {
  // A clock that was set back counts as now.
  const age = Math.max(0, Date.now() - sentAt);
  if (age > CONFIRMED_WITHIN_MS) return;
  for (const pause of PAUSES_MS) {
    if (!isOpen()) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isOpen()) await read();
  }
}
