import type { Category } from '../catalogue/product.ts';

interface Course {
  name: string;
  units: readonly string[];
  /** The contents of the course's lists. */
  categories: readonly Category[];
}

/** The names of lists: a course, followed by one of its units. */
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

/** Tells lists of the same course and unit apart. */
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

/** Returns the name and the subject of the list with this index. The first 400 names differ. */
export function describeList(index: number): {
  name: string;
  description: string;
  categories: readonly Category[];
} {
  const { name, units, categories } = COURSES[index % COURSES.length] as Course;
  const round = Math.floor(index / COURSES.length);
  const unit = units[round % units.length] as string;
  const group = GROUPS[Math.floor(round / units.length) % GROUPS.length] as string;
  return {
    name: group ? `${name}: ${unit}, ${group}` : `${name}: ${unit}`,
    description: DESCRIPTIONS[index % DESCRIPTIONS.length] as string,
    categories,
  };
}
