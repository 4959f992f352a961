import { listProducts, productUrl } from '../catalogue/catalogue.ts';
import { CATEGORY_NAMES, type Category } from '../catalogue/product.ts';
import { SHOP } from '../shop.ts';

/**
 * The values of `?menu=`: the shop's own menu, twelve entries of forty links, or a menu with addresses that must not be
 * followed.
 */
export const MENUS = ['usual', 'large', 'barred'] as const;

export type MenuSize = (typeof MENUS)[number];

/** The values of `?links=`: the usual links in header and footer, or other addresses. */
export const TEMPLATE_LINKS = ['usual', 'moved'] as const;

export type TemplateLinks = (typeof TEMPLATE_LINKS)[number];

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

/** The links below one heading of the shop's own menu. */
const FEW = 6;

const LARGE = { menus: 12, folders: 4, items: 9 };

const DEPARTMENTS: readonly (readonly [name: string, categories: readonly Category[]])[] = [
  ['Life Science', ['living-materials', 'dissection', 'kits']],
  ['Chemistry', ['chemicals', 'glassware', 'safety']],
  ['Microscopes & Instruments', ['microscopes', 'instruments']],
  ['Earth & Physics', ['earth-and-physics']],
  ['Books', ['books']],
];

/** Returns `navigation` of the state block [embedding Navigation]. */
export function navigation(size: MenuSize): { menu: Menu[]; phone: string } {
  const menus = { usual: usualMenu, large: largeMenu, barred: barredMenu };
  return { menu: menus[size](), phone: SHOP.phone };
}

function usualMenu(): Menu[] {
  return [...DEPARTMENTS.map(department), RESOURCES];
}

/**
 * A menu with an address on each level that the widgets must not follow: a site that the page does not list, or a
 * script.
 */
function barredMenu(): Menu[] {
  return [
    {
      displayName: 'Partner Sites',
      url: 'https://partners.example/',
      folder: [
        {
          displayName: 'Museums',
          url: 'javascript:openMuseums()',
          items: [
            { displayName: 'Natural History', url: 'https://history.example/' },
            { displayName: 'Field Trips', url: '/help/field-trips' },
          ],
        },
      ],
    },
    ...usualMenu(),
  ];
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

/** The heading of each folder is a link, too. */
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
