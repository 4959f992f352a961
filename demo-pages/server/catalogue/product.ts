/** A product. Amounts are in US dollars, weights in pounds. */
export interface Product {
  /** Six digits, or letters and digits [1 §5 Item number]. */
  itemNumber: string;
  name: string;
  category: Category;
  /** The drawing that shows it, and its tint (a hue from 0 to 359). */
  picture: { motif: string; hue: number };
  listPrice: number;
  salePrice?: number;
  /** What contract buyers pay. 10 % less than the list price if left out. */
  contractPrice?: number;
  weight: number;
  shipping: ShipMethod;
  stock: Stock;
  hazardous?: boolean;
  warning?: 'chemical' | 'lead' | 'wood-dust';
  restriction?: 'users' | 'schools';
  /** States it cannot be shipped to. */
  notShippedTo?: readonly string[];
  discontinued?: { replacement?: string };
  /** The maximum quantity per order. */
  maximum?: number;
  excludedFromPromotions?: boolean;
  priceOnRequest?: boolean;
}

export type Category =
  | 'living-materials'
  | 'microscopes'
  | 'chemicals'
  | 'glassware'
  | 'dissection'
  | 'kits'
  | 'books'
  | 'instruments'
  | 'safety'
  | 'earth-and-physics';

export type ShipMethod = 'ground' | 'overnight' | 'second-day' | 'truck' | 'hazmat-ground';

/** Its stock: available, on back order until a date, made to order, or only a few left. */
export type Stock =
  | { state: 'in-stock' }
  | { state: 'back-order'; until: string }
  | { state: 'made-to-order'; days: number }
  | { state: 'few'; left: number };

/** The heading of each category. */
export const CATEGORY_NAMES: Record<Category, string> = {
  'living-materials': 'Living Materials',
  microscopes: 'Microscopes & Slides',
  chemicals: 'Chemicals',
  glassware: 'Glassware',
  dissection: 'Dissection',
  kits: 'Classroom Kits',
  books: 'Books & Charts',
  instruments: 'Lab Instruments',
  safety: 'Lab Safety',
  'earth-and-physics': 'Earth & Physical Science',
};

type Facts = Partial<Omit<Product, 'itemNumber' | 'name' | 'category' | 'picture' | 'listPrice'>>;

/** Returns a function that creates the products of one category, with the properties they share. */
export function shelf(category: Category, shared: Facts = {}) {
  return (
    itemNumber: string,
    name: string,
    listPrice: number,
    picture: string,
    facts: Facts = {},
  ): Product => {
    const [motif = '', hue = '200'] = picture.split(' ');
    return {
      weight: 1,
      shipping: 'ground',
      stock: { state: 'in-stock' },
      ...shared,
      ...facts,
      itemNumber,
      name,
      category,
      listPrice,
      picture: { motif, hue: Number(hue) },
    };
  };
}
