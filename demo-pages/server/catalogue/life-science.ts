import { type Product, shelf } from './product.ts';

const living = shelf('living-materials', { shipping: 'overnight', weight: 2 });
const dissection = shelf('dissection', { weight: 1.5 });
const kit = shelf('kits', { weight: 4 });

/** Living materials, dissection and classroom kits. */
export const LIFE_SCIENCE: readonly Product[] = [
  living('142304', 'Daphnia magna, Living, Pack of 30', 9.95, 'jar 95'),
  living('131306', 'Amoeba proteus, Living, Class of 30', 12.5, 'jar 180'),
  living('131839', 'Paramecium caudatum, Living', 10.75, 'jar 205', { stock: { state: 'few', left: 12 } }),
  living('132986', 'Hydra, Green, Living, Pack of 12', 11.25, 'jar 130', {
    stock: { state: 'made-to-order', days: 10 },
  }),
  living('143556', 'Mealworms (Tenebrio molitor), Living, Pack of 100', 8.95, 'cup 40'),
  living(
    '144166',
    'Painted Lady Butterfly Larvae with Culture Medium, Living, Classroom Set of 33',
    39.95,
    'butterfly 24',
    {
      salePrice: 34.95,
      maximum: 5,
    },
  ),
  living('143522', 'Crayfish, Medium, Living', 6.4, 'tank 15', {
    notShippedTo: ['CA', 'OR', 'WA', 'AK', 'HI'],
  }),
  living('145620', 'Leopard Frog (Rana pipiens), Living', 18.75, 'tank 110', { notShippedTo: ['CA', 'HI'] }),
  living('161832', 'Elodea densa, Living, Bunch of 12', 9.2, 'plant 130', {
    notShippedTo: ['AK', 'AL', 'ME', 'WA'],
  }),
  living('158860', 'FastGrow® Brassica rapa Seed, Pack of 200', 23.95, 'plant 90', {
    shipping: 'ground',
    weight: 0.2,
  }),
  living('154730', 'Bacillus subtilis, Living, Tube', 14.5, 'tubes 48', { restriction: 'schools' }),
  living('155065', 'Escherichia coli K-12, Living, Nutrient Agar Slant', 14.5, 'tubes 30', {
    restriction: 'schools',
  }),
  living('172030', 'Drosophila melanogaster, Wild Type', 9.75, 'cup 20', {
    stock: { state: 'back-order', until: 'December 14' },
  }),

  dissection('228320', 'Preserved Fetal Pig, Plain, 11-13 in, Vacuum Packed', 31.5, 'specimen 350', {
    weight: 4,
  }),
  dissection('228402', 'Preserved Grass Frog, 5 in and Over, Pail of 10', 64.95, 'pail 95', {
    weight: 9,
    salePrice: 57.5,
  }),
  dissection('226702', 'Preserved Earthworm, 9-12 in, Pack of 10', 12.95, 'specimen 20'),
  dissection('228770', 'Sheep Brain, Preserved, Dura Mater Removed', 17.25, 'specimen 10', {
    discontinued: { replacement: '228772' },
  }),
  dissection('228772', 'Sheep Brain, Preserved, Dura Mater Intact', 18.5, 'specimen 5'),
  dissection('621110', 'Dissecting Set, Student, 7 Pieces in Vinyl Case', 14.95, 'tools 215'),
  dissection('621224', 'Dissecting Pan, Aluminum, with Flex-Pad', 16.4, 'tray 205', { weight: 2 }),
  dissection('DT4410', 'Scalpel Blades, No. 11, Stainless Steel, Pack of 100', 28.9, 'tools 200', {
    restriction: 'users',
    weight: 0.3,
  }),

  kit(
    '211010',
    'Introduction to Gel Electrophoresis Kit (with Prepaid Coupon for Living Materials)',
    118,
    'kit 215',
    { contractPrice: 99.5 },
  ),
  kit('211154', 'DNA Extraction Kit: Strawberry', 36.95, 'kit 345'),
  kit('840628', 'Lab Quest®: Investigating Enzymes Kit', 149, 'kit 160', {
    stock: { state: 'made-to-order', days: 14 },
  }),
  kit('251006', 'Owl Pellet Explorations Kit, 30 Students', 89.5, 'kit 28', { salePrice: 74.95 }),
  kit('181910', 'Forensic Blood Typing Kit "Who Did It?" <Simulated> & Safe', 67.95, 'kit 0', {
    stock: { state: 'few', left: 4 },
  }),
  kit('KT2207', 'Photosynthesis & Respiration Class Kit', 96.25, 'kit 110', { discontinued: {} }),
  kit('181530', 'Glowing Bacteria Transformation Kit', 129, 'kit 140', { restriction: 'schools' }),
];
