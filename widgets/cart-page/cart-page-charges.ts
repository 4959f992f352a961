/**
 * Totals beyond the subtotal, the forms that change them, the note below them, and the panel beside them: the
 * contract, or what guests gain. It is one file, fetched once the cart page stands, and this module is what is
 * in it.
 */
export { Tooltip } from '../../shared/ui/tooltip.tsx';
export { CartTotals } from './cart-totals.tsx';
export { ChargeForms } from './charge-forms.tsx';
export { ContractPanel } from './contract-panel.tsx';
export { EmptyCart } from './empty-cart.tsx';
export { GuestBenefits } from './guest-benefits.tsx';
export { SecurityNote } from './security-note.tsx';
