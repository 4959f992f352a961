/**
 * Validates a journal from the tab's storage, which another release or any script of the page may have
 * written. Malformed rows are left out and reported; other damaged parts count as unknown, so that the cart
 * decides.
 */
import { keptQuantities } from '../../api/cart/cart-quantities.ts';
import { coercer, flag, required, wholeNumber } from '../../api/transport/coercers.ts';
import { isRecord } from '../../api/transport/envelope.ts';
import { fields, group, readPayload } from '../../api/transport/fields.ts';
import { list } from '../../api/transport/list.ts';
import type { BulkRow, RowOutcome, StopReason } from '../../domain/bulk-add/bulk-run.ts';
import { MAX_QUANTITY } from '../../domain/quantity.ts';

const STATES = ['waiting', 'sending', 'added', 'refused', 'asking'] as const;
const REASONS = ['pressed', 'left', 'offline', 'session', 'other-tab', 'cart-unread', 'failed'] as const;

/** Unchanged text; keys may begin with blanks. */
const anyText = coercer((value) => (typeof value === 'string' ? value : undefined));

const quantity = coercer((value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY ? value : null,
);

function oneOf<Word extends string>(words: readonly Word[], otherwise: Word | null = null) {
  return coercer<Word>((value) => words.find((word) => word === value) ?? otherwise);
}

const Row = fields<BulkRow>({
  key: required(anyText),
  itemNumber: required(anyText),
  quantity: required(quantity),
});
const Outcome = fields<RowOutcome>({
  row: Row,
  // In a state that only another release knows, the row may be in the cart.
  state: required(oneOf(STATES, 'asking')),
  message: anyText,
});
const KeptJournal = fields({
  source: required(anyText),
  startedAt: wholeNumber,
  rows: list(Outcome),
  expected: keptQuantities,
  confirmed: wholeNumber,
  sent: group(fields({ key: required(anyText) })),
  untold: flag,
  stopped: group(fields<Pick<StopReason, 'kind'>>({ kind: required(oneOf(REASONS, 'left')) })),
});

/** Validates a kept journal. @returns its readable parts; undefined if it has no row */
export function checkJournal(kept: unknown) {
  if (!isRecord(kept) || kept.rows === undefined) return undefined;
  try {
    const { rows, source, expected, confirmed, startedAt, sent, untold, stopped } = readPayload(
      'cb-bulk-add',
      KeptJournal,
      kept,
    );
    const known = new Map<string, RowOutcome>();
    // Of several rows with one key, only the first is kept.
    for (const outcome of rows?.rows ?? [])
      if (!known.has(outcome.row.key)) known.set(outcome.row.key, outcome);
    if (known.size === 0) return undefined;
    return {
      source,
      rows: [...known.values()],
      expected: expected ?? null,
      confirmed: confirmed ?? null,
      ...(startedAt !== undefined && { startedAt }),
      sent,
      untold,
      stopped,
    };
  } catch {
    return undefined;
  }
}
