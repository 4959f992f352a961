/**
 * Totals beyond the subtotal, the forms that change them, and the contract. It is one file, fetched once the
 * cart page stands, and this module is what is in it.
 */
export { CartTotals } from './cart-totals.tsx';
export { ChargeForms } from './charge-forms.tsx';
export { ContractPanel } from './contract-panel.tsx';
