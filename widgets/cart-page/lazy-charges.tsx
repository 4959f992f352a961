import { lazyPart } from '../../shared/ui/lazy-part.tsx';

const load = () => import('./cart-page-charges.ts');

/** The parts of `cart-page-charges.ts`, each shown as soon as that file is there. */
export const CartTotals = lazyPart(async () => (await load()).CartTotals);
export const ChargeForms = lazyPart(async () => (await load()).ChargeForms);
export const ContractPanel = lazyPart(async () => (await load()).ContractPanel);
export const GuestBenefits = lazyPart(async () => (await load()).GuestBenefits);
export const SecurityNote = lazyPart(async () => (await load()).SecurityNote);
export const EmptyCart = lazyPart(async () => (await load()).EmptyCart);

/** The words alone, where a hint will be: they have their place from the start. */
export const Tooltip = lazyPart<{ text: string; hint: string }>(
  async () => (await load()).Tooltip,
  ({ text }) => (
    <span className="cb-tooltip">
      <span className="cb-tooltip__trigger">{text}</span>
    </span>
  ),
);
