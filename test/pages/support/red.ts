/**
 * Whether a colour is seen as red.
 * @param colour as `getComputedStyle` gives it; a shadow counts by its colour
 */
export function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red > 1.5 * Math.max(green, blue);
}
