import type { Permissions } from '../../shared/domain/permissions.ts';
import { EstimateForm } from './estimate-form.tsx';
import { PromotionForm } from './promotion-form.tsx';

interface ChargeFormsProps {
  /** Which of the forms there are. */
  promotion: boolean;
  estimate: boolean;
  permissions: Permissions;
}

/** The forms that change what an order costs [1 §2]. */
export function ChargeForms({ promotion, estimate, permissions }: ChargeFormsProps) {
  return (
    <>
      {promotion && <PromotionForm />}
      {estimate && <EstimateForm taxed={permissions.seesTax && !permissions.taxAtCheckout} />}
    </>
  );
}
