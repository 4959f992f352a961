import { type Product, shelf } from './product.ts';

const microscope = shelf('microscopes', { weight: 12 });
const slide = shelf('microscopes', { weight: 0.2 });
const book = shelf('books', { weight: 2.5, excludedFromPromotions: true });
const instrument = shelf('instruments', { weight: 3 });
const physical = shelf('earth-and-physics', { weight: 2 });

/** Microscopes and slides, books, instruments, earth and physical science. */
export const EQUIPMENT: readonly Product[] = [
  microscope('591234', 'Student Compound Microscope, Monocular, LED, 40x-400x', 239, 'microscope 205', {
    contractPrice: 198,
  }),
  microscope(
    '591280',
    'Advanced Binocular Microscope, Infinity-Corrected Plan Objectives, 40x-1000x Oil, Mechanical Stage',
    1249,
    'microscope 220',
    { salePrice: 1119, contractPrice: 1035, weight: 24, shipping: 'truck' },
  ),
  microscope('591905', 'Stereomicroscope, Dual LED, 20x/40x', 318.5, 'stereo 200'),
  microscope('MS3000', 'Digital Trinocular Microscope with 5 MP Camera', 1890, 'microscope 260', {
    priceOnRequest: true,
    weight: 26,
    shipping: 'truck',
    excludedFromPromotions: true,
  }),
  microscope('591470', 'Pocket Field Microscope, 60x-120x', 19.95, 'loupe 150', {
    stock: { state: 'back-order', until: 'December 3' },
    weight: 0.4,
  }),
  slide('632800', 'Microscope Slides, Plain, 75 x 25 mm, Gross', 21.5, 'slides 200'),
  slide('312842', 'Onion Root Tip (Mitosis), Prepared Slide, l.s., 12 µm', 9.4, 'slides 320'),
  slide('313130', 'Plant Anatomy Prepared Slide Set, Set of 25', 186, 'slides 120', {
    discontinued: { replacement: '312842' },
  }),
  slide('633031', 'Cover Slips, Plastic, 22 x 22 mm, Pack of 100', 6.25, 'box 190'),

  book('451030', 'Photographic Atlas for Dissection, 4th Edition', 64.95, 'book 350'),
  book('452212', 'Field Guide to Freshwater Invertebrates', 32, 'book 160'),
  book('575640', 'Periodic Table of the Elements, Laminated Wall Chart, 52 x 38 in', 29.95, 'chart 210'),
  book('578010', 'The Human Skeleton Anatomical Chart', 24.5, 'chart 30', { salePrice: 19.95 }),
  book('BK0042', 'A Pond in a Bottle: 30 Investigations', 27.95, 'book 95', { discontinued: {} }),

  instrument('702230', 'Electronic Balance, 200 g x 0.01 g', 214.5, 'balance 205', { contractPrice: 189 }),
  instrument('702405', 'Triple-Beam Balance, 610 g x 0.1 g', 168, 'balance 30', {
    stock: { state: 'made-to-order', days: 21 },
  }),
  instrument('705500', 'pH Meter, Pocket, Waterproof, ±0.1 pH', 58.9, 'meter 140', { salePrice: 49.9 }),
  instrument('701280', 'Hot Plate/Magnetic Stirrer, Ceramic Top, 7 x 7 in', 329, 'hotplate 205', {
    weight: 8,
  }),
  instrument('745180', 'Thermometer, Alcohol, -20 to 110 °C, Pack of 10', 41.25, 'thermometer 5', {
    weight: 0.6,
  }),
  instrument('CF2101', 'Mini Centrifuge, 6000 rpm, with Two Rotors', 274, 'centrifuge 205', {
    stock: { state: 'few', left: 2 },
  }),

  physical('GEO478', 'Rock & Mineral Collection, 75 Specimens in Compartment Box', 112.4, 'rocks 28', {
    weight: 11,
  }),
  physical('751860', 'Bar Magnets, Alnico, 6 in, Pair', 22.75, 'magnets 0'),
  physical('755220', 'Simple Circuits Class Pack', 84, 'circuit 48', { warning: 'lead' }),
  physical('758100', 'Balsa Bridge-Building Kit', 56.25, 'box 35', { warning: 'wood-dust' }),
  physical('752904', 'Spectroscope, Quantitative, Handheld', 13.9, 'loupe 265'),
  physical('GEO900', 'Stream Table with Reservoir and Pump', 625, 'tray 195', {
    weight: 62,
    shipping: 'truck',
    notShippedTo: ['AK', 'HI'],
  }),
];
