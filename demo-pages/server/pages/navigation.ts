import { listProducts, productUrl } from '../catalogue/catalogue.ts';
import { CATEGORY_NAMES, type Category } from '../catalogue/product.ts';
import { SHOP } from '../shop.ts';

/** What `?menu=` may ask for: the shop's own menu, or twelve with forty links each. */
export const MENUS = ['usual', 'large'] as const;

export type MenuSize = (typeof MENUS)[number];

interface MenuLink {
  displayName: string;
  url: string;
}

interface MenuFolder extends MenuLink {
  items: MenuLink[];
}

interface Menu extends MenuLink {
  folder: MenuFolder[];
}

/** Links below one heading of the shop's own menu. */
const FEW = 6;

const LARGE = { menus: 12, folders: 4, items: 9 };

const DEPARTMENTS: readonly (readonly [name: string, categories: readonly Category[]])[] = [
  ['Life Science', ['living-materials', 'dissection', 'kits']],
  ['Chemistry', ['chemicals', 'glassware', 'safety']],
  ['Microscopes & Instruments', ['microscopes', 'instruments']],
  ['Earth & Physics', ['earth-and-physics']],
  ['Books', ['books']],
];

/** Gives `navigation` of the state block (embedding contract). */
export function navigation(size: MenuSize): { menu: Menu[]; phone: string } {
  return {
    menu: size === 'large' ? largeMenu() : [...DEPARTMENTS.map(department), RESOURCES],
    phone: SHOP.phone,
  };
}

const RESOURCES: Menu = {
  displayName: 'Teacher Resources',
  url: '/teacher-resources.co',
  folder: [
    {
      displayName: 'Learn',
      url: '/learn',
      items: [
        { displayName: 'Pond Life', url: '/learn' },
        { displayName: 'Lesson Plans', url: '/teacher-resources/lesson-plans.co' },
        { displayName: 'Lab Safety', url: '/teacher-resources/lab-safety.co' },
      ],
    },
    {
      displayName: 'Catalogs',
      url: '/catalog-request',
      items: [{ displayName: 'Request a Catalog', url: '/catalog-request' }],
    },
  ],
};

function department([name, categories]: (typeof DEPARTMENTS)[number]): Menu {
  return {
    displayName: name,
    url: `/${slug(name)}.ct`,
    folder: categories.map((category) => ({
      displayName: CATEGORY_NAMES[category],
      url: `/catalogue/${category}`,
      items: listProducts(category)
        .slice(0, FEW)
        .map((product) => ({ displayName: product.name, url: productUrl(product) })),
    })),
  };
}

/** Each folder's heading is a link, too. */
function largeMenu(): Menu[] {
  return numbered(LARGE.menus, 'Department', (name) => ({
    ...link(name),
    folder: numbered(LARGE.folders, `${name} – Area`, (area) => ({
      ...link(area),
      items: numbered(LARGE.items, `${area} Topic`, link),
    })),
  }));
}

function numbered<Entry>(count: number, name: string, make: (name: string) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => make(`${name} ${index + 1}`));
}

function link(name: string): MenuLink {
  return { displayName: name, url: `/${slug(name)}.ct` };
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
