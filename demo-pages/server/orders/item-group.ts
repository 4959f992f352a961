import type { Product } from '../catalogue/product.ts';
import type { ItemGroup } from './order.ts';

/** Tells by which group a product is fulfilled, from what it is and how it travels. */
export function itemGroupOf(product: Product): ItemGroup {
  const { category, shipping, stock } = product;
  if (shipping === 'second-day') return 'livingMaterialItems';
  if (shipping === 'overnight') return livingGroup(product);
  if (shipping === 'truck') return 'dropShipItems';
  if (shipping === 'hazmat-ground') return 'groundOnlyItems';
  if (category === 'books')
    return product.picture.motif === 'chart' ? 'SoftGoodDisplayItems' : 'softGoodsItems';
  return stock.state === 'made-to-order' ? 'rtsProductsItems' : 'nonLiveMaterialItems';
}

/** Animals that some states refuse, and cultures that are raised for an order, are looked after one by one. */
function livingGroup({ stock, maximum, notShippedTo }: Product): ItemGroup {
  if (stock.state === 'back-order') return 'backOrderLivingMaterialItems';
  const isSpecial = maximum || notShippedTo?.includes('CA') || stock.state === 'made-to-order';
  return isSpecial ? 'specialLivingMaterialItems' : 'livingMaterialItems';
}

/** True for what is alive or perishable, and therefore has a day of delivery. */
export function isLiving(group: ItemGroup): boolean {
  return /living/i.test(group);
}
