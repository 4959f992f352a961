import { describe, expect, it } from 'vitest';
import type { LineEdit } from '../../../../../shared/domain/cart/line-edit.ts';
import { reconcileEdit } from '../../../../../shared/domain/cart/reconcile-edit.ts';

const problem = 'Only 10 left';

/** The phase and the quantity that a line shows, after a change to 3 pieces and a cart that has some quantity. */
function shown(phase: LineEdit['phase'], quantity: number | undefined, wanted = 3) {
  const edit = reconcileEdit({ wanted, phase, problem }, quantity);
  // The server's reason stays.
  if (edit) expect(edit.problem).toBe(problem);
  return edit ? `${edit.phase} ${edit.wanted}` : 'ended';
}

describe('a changed quantity, when the cart is read', () => {
  it.each<[LineEdit['phase'], hasIt: string, hasAnother: string, isGone: string]>([
    ['editing', 'editing 3', 'editing 3', 'ended'],
    ['queued', 'queued 3', 'queued 3', 'ended'],
    ['sending', 'sending 3', 'sending 3', 'sending 3'],
    ['failed', 'ended', 'failed 3', 'ended'],
    ['unknown', 'ended', 'failed 3', 'ended'],
    ['refused', 'refused 3', 'refused 8', 'ended'],
  ])(
    'that is %s: %s if the cart has it, %s if it has another, %s if the line is gone [reliability Line write]',
    (phase, ...expected) => {
      expect([3, 8, undefined].map((quantity) => shown(phase, quantity))).toEqual(expected);
    },
  );

  it.each<[LineEdit['phase'], hasIt: string, hasAnother: string, isGone: string]>([
    ['confirming', 'saved 3', 'confirming 3', 'ended'],
    ['saved', 'saved 3', 'ended', 'ended'],
  ])(
    'that was sent by the previous page and is %s: %s if the cart has it, %s if it has another, %s if the line is gone [reliability Left page]',
    (phase, ...expected) => {
      expect([3, 8, undefined].map((quantity) => shown(phase, quantity))).toEqual(expected);
    },
  );

  it('is refused if it was a removal with an unknown outcome, and the line is still there [reliability Line write]', () => {
    expect(shown('unknown', 8, 0)).toBe('refused 8');
    expect(shown('unknown', undefined, 0)).toBe('ended');
    expect(shown('failed', 8, 0)).toBe('failed 0');
  });
});
