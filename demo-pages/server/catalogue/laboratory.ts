import { type Product, shelf } from './product.ts';

const chemical = shelf('chemicals', { weight: 1.5, warning: 'chemical' });
const glass = shelf('glassware', { weight: 0.8 });
const safety = shelf('safety', { weight: 0.5 });

/** Chemicals, glassware and safety. */
export const LABORATORY: readonly Product[] = [
  chemical('867890', 'Hydrochloric Acid, 1 M, Laboratory Grade, 500 mL', 9.85, 'bottle 215', {
    hazardous: true,
    shipping: 'hazmat-ground',
    warning: undefined,
  }),
  chemical('889450', 'Sodium Hydroxide, Pellets, Reagent Grade, 500 g', 18.4, 'jar-solid 210', {
    hazardous: true,
    shipping: 'hazmat-ground',
    warning: undefined,
  }),
  chemical('861281', 'Ethyl Alcohol, 95%, Denatured, 4 L', 42.75, 'jug 205', {
    hazardous: true,
    shipping: 'hazmat-ground',
    weight: 9,
    maximum: 4,
  }),
  chemical('861780', 'Formalin, 10%, Buffered, 1 L', 21.6, 'bottle 28', {
    hazardous: true,
    shipping: 'hazmat-ground',
    restriction: 'users',
  }),
  chemical('871900', 'Methylene Blue Stain, 1% Aqueous, 100 mL', 8.35, 'dropper 215', { warning: undefined }),
  chemical('869050', "Lugol's Iodine Solution, 500 mL", 16.2, 'dropper 25', { warning: undefined }),
  chemical('853670', 'Copper(II) Sulfate Pentahydrate, Laboratory Grade, 500 g', 17.9, 'jar-solid 205', {
    warning: undefined,
  }),
  chemical('872180', 'Lead(II) Nitrate, Reagent Grade, 100 g', 24.5, 'jar-solid 48', {
    hazardous: true,
    shipping: 'hazmat-ground',
    warning: 'lead',
    notShippedTo: ['CA'],
  }),
  chemical('842060', 'Agarose, Electrophoresis Grade, 25 g', 59, 'jar-solid 160', {
    warning: undefined,
    salePrice: 52.5,
  }),
  chemical('821850', 'Nutrient Agar, Prepared Plates, Pack of 10', 21.75, 'plates 50', {
    warning: undefined,
    shipping: 'second-day',
  }),

  glass('721002', 'Beaker, Low Form, Borosilicate, 250 mL', 5.45, 'beaker 200'),
  glass('721260', 'Beaker Set, Graduated, 50-1000 mL, Set of 6', 34.95, 'beaker 190', {
    weight: 4,
    salePrice: 29.95,
  }),
  glass('726670', 'Erlenmeyer Flask, Narrow Mouth, 500 mL', 7.6, 'flask 170'),
  glass('726688', 'Erlenmeyer Flask, Wide Mouth, 1000 mL', 11.9, 'flask 320', {
    stock: { state: 'back-order', until: 'January 8' },
  }),
  glass('731462', 'Test Tubes, 16 x 150 mm, Pack of 72', 38.2, 'tubes 200', { weight: 3 }),
  glass('721788', 'Graduated Cylinder, Borosilicate, 100 mL', 12.35, 'cylinder 205'),
  glass('GL0100', 'Volumetric Flask, Class A, with Stopper, 100 mL', 23.8, 'volumetric 50', {
    discontinued: { replacement: '726670' },
  }),
  glass('741350', 'Petri Dishes, Polystyrene, Sterile, 100 x 15 mm, Sleeve of 20', 8.9, 'plates 200'),
  glass('733060', 'Burette, Class B, PTFE Stopcock, 50 mL', 54.5, 'cylinder 215', {
    stock: { state: 'few', left: 3 },
  }),

  safety('646704', 'Safety Goggles, Indirect Vent, Anti-Fog', 6.95, 'goggles 205'),
  safety('646721', 'Safety Goggles Class Set with Sanitizing Cabinet, 36 Pairs', 489, 'cabinet 45', {
    weight: 58,
    shipping: 'truck',
    maximum: 2,
  }),
  safety('706349', 'Nitrile Gloves, Powder-Free, Medium, Box of 100', 14.25, 'box 215', { salePrice: 11.95 }),
  safety('706345', 'Nitrile Gloves, Powder-Free, Large, Box of 100', 14.25, 'box 205'),
  safety('828105', 'Lab Apron, Rubberized, 27 x 36 in', 10.6, 'apron 210'),
  safety('SF1200', 'Chemical Spill Kit, 5-Gallon Pail', 138.75, 'pail 48', { weight: 14 }),
];
