import { findProduct, pictureUrl } from '../catalogue/catalogue.ts';
import type { Category, Product } from '../catalogue/product.ts';

/** A manual, video or lesson that belongs to a product. */
interface Resource {
  category: 'Care & Handling Guides' | 'Teacher Manuals' | 'Videos' | 'Interactive Lessons';
  title: string;
  description: string;
  mediaType: 'Document' | 'Interactive' | 'Video';
  slug: string;
}

const CARE = 'Care & Handling Guides';
const MANUALS = 'Teacher Manuals';
const VIDEOS = 'Videos';
const LESSONS = 'Interactive Lessons';

const ANYTHING: readonly Resource[] = [
  {
    category: MANUALS,
    title: 'Getting ready for the lesson',
    description: 'A checklist, with the time that each step takes.',
    mediaType: 'Document',
    slug: 'checklist',
  },
];

/** Resources for the products of one category, in addition to those for all products. */
const RESOURCES: Partial<Record<Category, readonly Resource[]>> = {
  'living-materials': [
    {
      category: CARE,
      title: 'Caring for your organisms',
      description: 'What to do when the box arrives: unpacking, feeding, and temperatures that are too cold.',
      mediaType: 'Document',
      slug: 'care',
    },
    {
      category: VIDEOS,
      title: 'Unpacking living materials',
      description: 'Four minutes, with captions.',
      mediaType: 'Video',
      slug: 'unpacking',
    },
  ],
  microscopes: [
    {
      category: LESSONS,
      title: 'Finding the focus',
      description: 'Turn the knobs of a microscope on the screen.',
      mediaType: 'Interactive',
      slug: 'focus',
    },
  ],
  kits: [
    {
      category: MANUALS,
      title: 'Teacher’s manual',
      description: 'Background, procedure & answers to the students’ questions.',
      mediaType: 'Document',
      slug: 'manual',
    },
    {
      category: VIDEOS,
      title: 'The investigation, step by step',
      description: 'Eleven minutes, with captions.',
      mediaType: 'Video',
      slug: 'steps',
    },
  ],
  chemicals: [
    {
      category: CARE,
      title: 'Safety data sheet',
      description: 'Hazards, first aid, storage and disposal.',
      mediaType: 'Document',
      slug: 'sds',
    },
  ],
};

/** Returns `categoryList` of the wire contract for products, without empty categories. */
export function resourceCategories(products: readonly Product[]): object[] {
  const categories = new Map<string, object[]>();
  for (const product of products) {
    for (const resource of [...(RESOURCES[product.category] ?? []), ...ANYTHING]) {
      const rows = categories.get(resource.category) ?? [];
      categories.set(resource.category, [...rows, resourceRow(product, resource)]);
    }
  }
  return [...categories].map(([contentCategory, resources]) => ({ contentCategory, resources }));
}

/** Returns the resource at an address such as `142304-care`, or undefined if there is none. */
export function findResource(address: string): { product: Product; resource: Resource } | undefined {
  const [itemNumber = '', slug] = address.split('-');
  const product = findProduct(itemNumber);
  const offered = product && [...(RESOURCES[product.category] ?? []), ...ANYTHING];
  const resource = offered?.find((candidate) => candidate.slug === slug);
  return product && resource && { product, resource };
}

function resourceRow(product: Product, { title, description, mediaType, slug }: Resource): object {
  return {
    thumbnailImg: pictureUrl(product),
    cUrl: `/resources/${product.itemNumber}-${slug}`,
    displayName: `${title}: ${product.name}`,
    description,
    mediaType,
  };
}
