import type { Category } from '../catalogue/product.ts';

interface Course {
  name: string;
  units: readonly string[];
  /** What its lists hold. */
  categories: readonly Category[];
}

/** What lists are called: a course, then one of its units. */
const COURSES: readonly Course[] = [
  {
    name: 'Biology 101',
    units: ['Dissection', 'Cells & Tissues', 'Pond Water', 'Genetics', 'Enzymes'],
    categories: ['dissection', 'living-materials', 'safety'],
  },
  {
    name: 'AP Biology',
    units: ['Transformation', 'Electrophoresis', 'Photosynthesis', 'Fruit Flies', 'Diffusion'],
    categories: ['kits', 'living-materials', 'glassware'],
  },
  {
    name: 'Chemistry',
    units: ['Acids & Bases', 'Titration', 'Solubility', 'Flame Tests', 'Redox'],
    categories: ['chemicals', 'glassware', 'safety'],
  },
  {
    name: 'Physical Science',
    units: ['Circuits', 'Magnets', 'Bridges', 'Density', 'Spectra'],
    categories: ['earth-and-physics', 'instruments', 'glassware'],
  },
  {
    name: 'Earth Science',
    units: ['Minerals', 'Stream Table', 'Weather', 'Fossils', 'Soils'],
    categories: ['earth-and-physics', 'books', 'microscopes'],
  },
  {
    name: 'Microbiology',
    units: ['Staining', 'Culture Plates', 'Antibiotics', 'Asepsis', 'Yeast'],
    categories: ['living-materials', 'chemicals', 'glassware', 'safety'],
  },
  {
    name: 'Anatomy',
    units: ['Fetal Pig', 'Sheep Brain', 'Skeleton', 'Blood Typing', 'Senses'],
    categories: ['dissection', 'books', 'safety'],
  },
  {
    name: 'Grade 6',
    units: ['Butterflies', 'Owl Pellets', 'Seeds', 'Simple Machines', 'Science Fair'],
    categories: ['kits', 'living-materials', 'earth-and-physics'],
  },
];

/** Who or what a list is for, when its course and unit have more than one. */
const GROUPS = ['', 'Period 2', 'Period 5', 'Spring', 'Fall', 'Lab B', 'Room 114', 'Club', '2025', '2024'];

const DESCRIPTIONS = [
  'Order two weeks before the lab; living materials must arrive on a Tuesday.',
  '',
  'For 32 students in pairs. Goggles & gloves are in the cabinet, so none here.',
  'Restock in August.',
  'Shared with the department. Ask <Dana> before you change the "quantities"!',
  '',
  'What we used up last year, plus one of each as a reserve.',
  'Consumables only.',
];

/** Gives what the list at a place is called and is about; the first 400 names differ. */
export function describeList(place: number): {
  name: string;
  description: string;
  categories: readonly Category[];
} {
  const { name, units, categories } = COURSES[place % COURSES.length] as Course;
  const round = Math.floor(place / COURSES.length);
  const unit = units[round % units.length] as string;
  const group = GROUPS[Math.floor(round / units.length) % GROUPS.length] as string;
  return {
    name: group ? `${name}: ${unit}, ${group}` : `${name}: ${unit}`,
    description: DESCRIPTIONS[place % DESCRIPTIONS.length] as string,
    categories,
  };
}
