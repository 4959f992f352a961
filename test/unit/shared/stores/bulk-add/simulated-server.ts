/** A server that counts pieces, and pages that can be killed at any boundary of a request. */
import { expect } from 'vitest';
import type { BulkRow } from '../../../../../shared/domain/bulk-add/bulk-run.ts';
import { newJournal, readJournal, writeJournal } from '../../../../../shared/stores/bulk-add/journal.ts';
import { type RunEffects, runRows } from '../../../../../shared/stores/bulk-add/run-rows.ts';

/** The points at which a page can be killed: it does nothing after that. */
export type Boundary = 'before the request' | 'before the reply' | 'before the journal';

/** The requests that the server has received. */
export interface CountingServer {
  pieces: Record<string, number>;
  requests: number;
  /** Refuses these items. */
  bad: ReadonlySet<string>;
}

const OWNER = '220022';

/** A promise that never settles, because the page is gone. */
const NEVER = new Promise<never>(() => {});

/**
 * Opens a page, which continues the run of the journal or begins one with these rows, until the run ends or the page is
 * killed.
 * @param killedAt asked at each boundary of each request
 * @returns whether the run has ended
 */
export async function openPage(
  server: CountingServer,
  rows: readonly BulkRow[],
  killedAt: (boundary: Boundary, row: BulkRow) => boolean,
): Promise<boolean> {
  let journal = readJournal(OWNER) ?? newJournal('test', rows);
  let kill = () => {};
  const killed = new Promise<boolean>((resolve) => {
    kill = () => resolve(false);
  });
  let isGone = false;
  const survives = (boundary: Boundary, row: BulkRow) => {
    isGone = killedAt(boundary, row);
    if (isGone) kill();
    return !isGone;
  };
  const effects: RunEffects = {
    journal: () => journal,
    save(change) {
      if (isGone) throw new Error('A page that is gone writes nothing');
      journal = { ...journal, ...change };
      writeJournal(OWNER, journal);
    },
    async add(row) {
      if (!survives('before the request', row)) return NEVER;
      server.requests += 1;
      const { itemNumber, quantity } = row;
      const isBad = server.bad.has(itemNumber);
      if (!isBad) server.pieces[itemNumber] = (server.pieces[itemNumber] ?? 0) + quantity;
      if (!survives('before the reply', row)) return NEVER;
      await null;
      if (!survives('before the journal', row)) return NEVER;
      if (!isBad) return { ok: true, value: null };
      const messages = [{ message: `No ${itemNumber}` }];
      return { ok: false, failure: { kind: 'business', request: 'test', messages } };
    },
    read: async () => ({ ok: true, value: { ...server.pieces } }),
    inTurn: (step) => step(),
    // By then, the server is no longer working on it.
    async pause() {
      if (journal.sent) journal = { ...journal, sent: { ...journal.sent, at: 0 } };
    },
    sends: () => true,
    halted: () => null,
    sayCount: () => expect.unreachable('The server neither caps nor doubles anything'),
  };
  return Promise.race([killed, runRows(effects).then((stopped) => stopped === null)]);
}

/** The rows as the journal has them. */
export function keptRows() {
  return readJournal(OWNER)?.rows ?? [];
}
