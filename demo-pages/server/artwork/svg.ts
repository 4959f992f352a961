/** A drawing of 200 by 200 units in shades of one hue (0 to 359). */
export type Motif = (hue: number) => string;

/** A colour; saturation and lightness in percent. */
export function tint(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue},${saturation}%,${lightness}%)`;
}

/** A gradient definition from left to right, or from top to bottom. */
export function gradient(id: string, colours: readonly string[], down = false): string {
  const stops = colours.map((colour, index) => {
    const offset = index / Math.max(colours.length - 1, 1);
    return `<stop offset="${offset}" stop-color="${colour}"/>`;
  });
  const direction = down ? ' x2="0" y2="1"' : '';
  return `<linearGradient id="${id}"${direction}>${stops.join('')}</linearGradient>`;
}

/** Repeats a shape: `draw` is called with each position and its index. */
export function each<Position>(
  positions: readonly Position[],
  draw: (position: Position, index: number) => string,
): string {
  return positions.map(draw).join('');
}

/** The shadow an object casts on the table. */
export function shadow(centre: number, bottom: number, width: number): string {
  return `<ellipse cx="${centre}" cy="${bottom}" rx="${width / 2}" ry="${width / 18 + 2}" fill="#27343f" opacity=".16"/>`;
}

/** A paper label with a coloured head and lines of print. */
export function label(x: number, y: number, width: number, height: number, hue: number): string {
  const print = (at: number, share: number): string =>
    `<rect x="${x + width * 0.1}" y="${y + height * at}" width="${width * share}" height="${Math.max(1.6, height * 0.055)}" fill="#8795a1"/>`;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="#fdfdfb" stroke="#c9d1d8" stroke-width=".8"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height * 0.34}" rx="2" fill="${tint(hue, 52, 36)}"/>` +
    `<rect x="${x + width * 0.1}" y="${y + height * 0.12}" width="${width * 0.55}" height="${height * 0.1}" fill="#fff" opacity=".9"/>` +
    print(0.5, 0.8) +
    print(0.66, 0.62) +
    print(0.82, 0.7)
  );
}

/** A streak of light on glass or plastic. */
export function shine(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity=".55"/>`;
}
