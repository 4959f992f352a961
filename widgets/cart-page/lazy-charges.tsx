import { lazyPart } from '../../shared/ui/lazy-part.tsx';

const load = () => import('./cart-page-charges.ts');

/** The parts of `cart-page-charges.ts`, each shown as soon as that file is there. */
export const CartTotals = lazyPart(async () => (await load()).CartTotals);
export const ChargeForms = lazyPart(async () => (await load()).ChargeForms);
export const ContractPanel = lazyPart(async () => (await load()).ContractPanel);
