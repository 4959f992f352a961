import type { Product } from '../catalogue/product.ts';
import { GLASS_MOTIFS } from './glass-motifs.ts';
import { GOODS_MOTIFS } from './goods-motifs.ts';
import { INSTRUMENT_MOTIFS } from './instrument-motifs.ts';
import { LIVING_MOTIFS } from './living-motifs.ts';
import type { Motif } from './svg.ts';

const MOTIFS: Record<string, Motif> = {
  ...LIVING_MOTIFS,
  ...GLASS_MOTIFS,
  ...INSTRUMENT_MOTIFS,
  ...GOODS_MOTIFS,
};

/** Draws a product as an SVG document of 200 by 200 units; throws when its motif is not known. */
export function drawProduct({ itemNumber, picture: { motif, hue } }: Product): string {
  const draw = MOTIFS[motif];
  if (!draw) throw new Error(`Item ${itemNumber} has no drawing "${motif}"`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">' +
    '<defs><radialGradient id="floor" cy=".42" r=".72"><stop offset=".35" stop-color="#fff"/>' +
    '<stop offset="1" stop-color="#e9eef1"/></radialGradient></defs>' +
    `<rect width="200" height="200" fill="url(#floor)"/>${draw(((hue % 360) + 360) % 360)}</svg>`
  );
}
