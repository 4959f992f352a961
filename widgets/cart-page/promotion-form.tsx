import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { applyPromotion, removePromotion } from '../../shared/stores/promotion.ts';
import { $totals } from '../../shared/stores/totals.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { totalsMessages as messages } from './cart-totals-messages.ts';
import { ChargeForm } from './charge-form.tsx';

/** Applies what was typed. @returns what is wrong with it */
async function apply(typed: string): Promise<string | undefined> {
  const outcome = await applyPromotion(typed);
  if ('text' in outcome) return outcome.text;
  announce(fill(messages.codeOnOrder, { code: $totals.get().totals.promotionId ?? typed.trim() }));
}

/** Takes the order's code back. @returns why it is still there */
async function remove(): Promise<string | undefined> {
  const outcome = await removePromotion();
  if ('text' in outcome) return outcome.text;
  announce(messages.codeRemoved);
}

/** Applies a promotional code, changes it and takes it back [1 §4, §5, §8]. */
export function PromotionForm() {
  const code = useStore($totals, ({ totals }) => totals.promotionId);
  return (
    <ChargeForm
      label={messages.promotionLabel}
      hint={code && fill(messages.codeOnOrder, { code })}
      given={code}
      input={{ name: 'couponId', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
      button={code ? messages.changeCode : messages.applyCode}
      busyHint={messages.applyingCode}
      send={apply}
      withdrawal={
        code
          ? {
              name: messages.removeCode,
              label: fill(messages.removeThisCode, { code }),
              busyHint: messages.removingCode,
              send: remove,
            }
          : undefined
      }
    />
  );
}
