/**
 * Edits that an earlier page left in the tab's storage. Those it sent are shown as being saved, and the cart is reread
 * for some 20 seconds until they have arrived. Those it never sent, because the tab crashed, can be retried at their
 * lines. Loaded if there are any, or when the page is restored from the back/forward cache, where a later page may have
 * left some, too.
 */
import type { LineEdit, LineEdits } from '../../shared/domain/cart/line-edit.ts';
import { MAX_QUANTITY } from '../../shared/domain/quantity.ts';
import { announce } from '../../shared/page/announce.ts';
import { readUntilArrived } from '../../shared/page/leaving/reading-pauses.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { keepEdits } from '../../shared/page/storage/kept-edits.ts';
import type { KeptEdits } from '../../shared/page/storage/read-kept-edits.ts';
import { claimTab } from '../../shared/page/storage/tab-claim.ts';
import { $cart, findLine } from '../../shared/stores/cart/cart.ts';
import { $lineEdits, replaceEdit } from '../../shared/stores/cart/line-edits.ts';
import { announceOutcome, reconcileEdits } from '../../shared/stores/cart/writes/edit-outcomes.ts';
import { applyWrite, rereadCart, wantAny } from '../../shared/stores/cart/writes/settle-write.ts';

const messages = defineMessages('cart-page', {
  notSavedNow: '{wanted} wasn’t saved. Your cart now has {quantity}.',
  leftRemoved: '{name} was removed.',
});

/** Phases in which nothing has been sent, or has arrived. */
const UNSENT = ['editing', 'queued', 'failed'];

/** Phases of an edit that has ended. */
const ENDED = ['saved', 'refused'];

/** A refusal that arrived just before the page was left, so the shopper may not have seen it. */
const UNSEEN_MS = 15_000;

/** A line whose edit an earlier page sent. Keeps the name in case a removal deletes the line. */
interface SentLine {
  lineId: string;
  wanted: number;
  name: string | undefined;
}

let isReading = false;

/**
 * Takes over an earlier page's edits, but for lines that have been changed on this page: these changes are newer, even if they
 * have ended. A duplicate of the tab takes over nothing.
 */
export async function resumeLeftEdits(kept: KeptEdits): Promise<void> {
  if (await claimTab()) {
    const own = $lineEdits.get();
    const others = Object.entries(kept.edits).filter(([lineId]) => !Object.hasOwn(own, lineId));
    takeOver({ ...kept, edits: Object.fromEntries(others) }, {});
    if (hasMetAnotherWrite(kept)) void readWhileArriving(kept.at);
  } else keepEdits($lineEdits.get());
  void confirmLeftEdits(kept.at);
}

/**
 * Confirms what was sent before this page was left and restored. If a later page has taken over its edits meanwhile, those
 * of that page replace them.
 * @param kept undefined if nothing is kept
 */
export async function confirmRestoredEdits(kept: KeptEdits | undefined): Promise<void> {
  const own = $lineEdits.get();
  if (kept && !kept.isOwn && (await claimTab())) takeOver(kept, own);
  void confirmLeftEdits(Date.now());
}

/** @param replaced edits of this page that may be replaced */
function takeOver(kept: KeptEdits, replaced: LineEdits): void {
  for (const [lineId, value] of Object.entries(kept.edits)) {
    const edit = readEdit(value, kept.at);
    if (edit) replaceEdit(lineId, replaced[lineId], edit);
  }
  const { cart } = $cart.get();
  if (cart) reconcileEdits(cart);
}

/**
 * Reads one edit that was kept.
 * @returns undefined if it isn't one, or has ended
 */
function readEdit(kept: unknown, at: number): LineEdit | undefined {
  const { wanted, phase: keptPhase, problem, from, failure } = Object(kept) as Record<string, unknown>;
  if (!isQuantity(wanted)) return undefined;
  const phase = String(keptPhase);
  if (UNSENT.includes(phase)) return { wanted, phase: 'failed' };
  // In a phase that only another release knows, it may have been sent.
  if (!ENDED.includes(phase))
    return { wanted, phase: 'confirming', from: isQuantity(from) ? from : undefined };
  if (phase !== 'refused' || Date.now() - at >= UNSEEN_MS) return undefined;
  if (problem && typeof problem === 'string') return { wanted, phase, problem };
  // Without the server's reason, only a removal ends this way, unless the server gave none.
  return Object(failure).kind === 'business' ? undefined : { wanted: 0, phase: 'failed' };
}

/** Whether an edit failed because of another write: one of this shopper's own may still be on its way. */
function hasMetAnotherWrite({ edits }: KeptEdits): boolean {
  return Object.values(edits).some((edit) => Object(Object(edit).failure).kind === 'conflict');
}

/** Rereads the cart as long as a write that an earlier page sent may arrive. */
function readWhileArriving(sentAt: number): Promise<void> {
  return readUntilArrived({ sentAt, isOpen: () => true, read: () => rereadCart(wantAny()) });
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_QUANTITY;
}

/**
 * Rereads the cart with growing pauses until it shows the sent edits. Those that it doesn't show in the end have
 * failed.
 * @param sentAt when they were sent, in milliseconds since 1970
 */
async function confirmLeftEdits(sentAt: number): Promise<void> {
  if (isReading) return;
  isReading = true;
  // If the page is restored meanwhile, it may take over more.
  for (let at = sentAt; confirming().length; at = Date.now()) await readUntilConfirmed(at);
  isReading = false;
}

async function readUntilConfirmed(sentAt: number): Promise<void> {
  let open = confirming();
  const wanted = () => ({ lines: Object.fromEntries(open.map((line) => [line.lineId, line.wanted])) });
  // The server rendered this page before it had these changes, so they are the shopper's own.
  await applyWrite(null, wanted());
  open = tellSaved(open);
  await readUntilArrived({
    sentAt,
    isOpen: () => open.length > 0,
    async read() {
      await rereadCart(wanted());
      open = tellSaved(open);
    },
  });
  for (const { lineId, wanted, name } of open) {
    const edit = $lineEdits.get()[lineId];
    replaceEdit(lineId, edit, edit && endedEdit(lineId, edit));
    if (name && wanted) announceOutcome('quantityNotSaved', name, wanted);
  }
}

/** Edits that have not arrived by now. The reply, with the server's reason, went to the page that was left. */
function endedEdit(lineId: string, { from, ...edit }: LineEdit): LineEdit {
  const { cart, stale } = $cart.get();
  if (stale || !cart) return { ...edit, phase: 'unknown' };
  const line = findLine(lineId);
  const failed: LineEdit = { ...edit, phase: 'failed' };
  if (!line || !edit.wanted || line.quantity === from) return failed;
  // The quantity has been changed since, for example by the server because of limited stock.
  const told = fill(messages.notSavedNow, { wanted: edit.wanted, quantity: line.quantity });
  return { ...failed, problem: [told, line.stockAlert].filter(Boolean).join(' ') };
}

/** Announces the lines that are now known to be saved. @returns those that are still open */
function tellSaved(open: SentLine[]): SentLine[] {
  for (const { lineId, wanted, name } of open) {
    if (!name) continue;
    if (!wanted && !findLine(lineId)) announce(fill(messages.leftRemoved, { name }));
    else if ($lineEdits.get()[lineId]?.phase === 'saved') announceOutcome('quantitySaved', name, wanted);
  }
  return open.filter(({ lineId }) => $lineEdits.get()[lineId]?.phase === 'confirming');
}

/** Edits that earlier pages sent, with an unknown outcome. */
function confirming(): SentLine[] {
  return Object.entries($lineEdits.get()).flatMap(([lineId, edit]) =>
    edit?.phase === 'confirming' ? { lineId, wanted: edit.wanted, name: findLine(lineId)?.name } : [],
  );
}
