import { each, gradient, label, type Motif, shadow, shine, tint } from './svg.ts';

/** Boxes, books, clothing, and equipment for earth science and physics. */
export const GOODS_MOTIFS: Record<string, Motif> = {
  kit: (hue) =>
    shadow(100, 172, 160) +
    `<path d="M28 78l72 -26 72 26-72 28z" fill="${tint(hue, 38, 78)}"/><path d="M28 78v64l72 30v-66z" fill="${tint(hue, 42, 46)}"/><path d="M172 78v64l-72 30v-66z" fill="${tint(hue, 40, 58)}"/>` +
    '<path d="M64 65l72 28v20l-14 5V98L50 70z" fill="#fff" opacity=".35"/>' +
    '<g transform="skewY(22)"><rect x="38" y="82" width="50" height="30" rx="2" fill="#fff"/><path d="M44 90h38M44 97h26M44 104h32" stroke="#8795a1" stroke-width="2.4"/></g>' +
    `<circle cx="136" cy="116" r="20" fill="#fff" opacity=".92"/><path d="M130 104h12M133 104v9l-9 14h24l-9 -14v-9" fill="none" stroke="${tint(hue, 52, 34)}" stroke-width="3" stroke-linejoin="round"/>`,
  box: (hue) =>
    shadow(100, 166, 156) +
    `<path d="M30 82l26 -26h114l-26 26z" fill="${tint(hue, 34, 76)}"/><path d="M144 82l26 -26v76l-26 30z" fill="${tint(hue, 44, 38)}"/><rect x="30" y="82" width="114" height="80" fill="${tint(hue, 42, 52)}"/>` +
    '<ellipse cx="100" cy="69" rx="36" ry="8" fill="#20303b" opacity=".75"/><path d="M76 68q8 -30 26 -24t24 22q-22 8 -50 2z" fill="#eaf3f7"/>' +
    label(42, 94, 76, 54, hue),
  book: (hue) =>
    `<defs>${gradient('k', [tint(hue, 48, 30), tint(hue, 46, 44)])}</defs>` +
    shadow(104, 176, 120) +
    '<path d="M56 24h92c6 0 8 3 8 8v136c0 5-2 8-8 8H56z" fill="#f4f1e8" stroke="#bfb9a8"/>' +
    '<path d="M152 34v130M149 32v134" stroke="#d8d2c2"/>' +
    '<path d="M48 20h92c5 0 8 3 8 8v136c0 5-3 8-8 8H48c-5 0-8-3-8-8V28c0-5 3-8 8-8z" fill="url(#k)"/><path d="M52 20v152" stroke="#000" opacity=".25" stroke-width="3"/>' +
    '<rect x="66" y="40" width="68" height="8" fill="#fff" opacity=".92"/><rect x="66" y="54" width="48" height="6" fill="#fff" opacity=".7"/>' +
    `<circle cx="100" cy="108" r="30" fill="${tint(hue + 40, 46, 66)}"/><path d="M100 82c-16 14-16 38 0 52 16-14 16-38 0-52zM100 82v52" fill="none" stroke="#fff" stroke-width="3"/>` +
    '<rect x="78" y="152" width="44" height="5" fill="#fff" opacity=".7"/>',
  chart: (hue) =>
    shadow(100, 180, 120) +
    '<rect x="30" y="22" width="140" height="8" rx="4" fill="#5b4631"/><rect x="36" y="28" width="128" height="136" fill="#fdfdf9" stroke="#c6c3b6"/><rect x="30" y="162" width="140" height="8" rx="4" fill="#5b4631"/>' +
    `<rect x="48" y="38" width="104" height="10" fill="${tint(hue, 50, 36)}"/>` +
    each(
      Array.from({ length: 63 }, (_, i) => i),
      (i) => {
        const column = i % 9;
        const row = Math.floor(i / 9);
        const hole = row < 2 && column > 0 && column < 6;
        return hole
          ? ''
          : `<rect x="${46 + column * 12.2}" y="${56 + row * 14.2}" width="10.6" height="12.6" fill="${tint(hue + column * 34, 44, 74 - (row % 3) * 5)}"/>`;
      },
    ),
  tools: (hue) =>
    shadow(100, 174, 150) +
    `<defs>${gradient('m', ['#9aa7b1', '#f5f8fa', '#7f8c96'])}</defs><rect x="24" y="36" width="152" height="134" rx="8" fill="${tint(hue, 34, 26)}"/><rect x="30" y="42" width="140" height="122" rx="5" fill="${tint(hue, 30, 36)}"/>` +
    '<path d="M48 56h8v52l-2 44h-4l-2-44z" fill="url(#m)"/><path d="M72 152V96l-3-38 6-6 4 8-1 36v56z" fill="url(#m)"/>' +
    '<path d="M96 56l6 60-5 38h-3l-2-38z" fill="url(#m)"/><path d="M104 56l-4 60 5 38h3l4-38z" fill="url(#m)"/>' +
    '<g fill="none" stroke="#e4eaee" stroke-width="5"><circle cx="128" cy="142" r="9"/><circle cx="152" cy="142" r="9"/></g><path d="M132 132l14 -76 3 2-11 78zM148 132l-14 -76-3 2 11 78z" fill="url(#m)"/>' +
    '<path d="M30 112h140v10H30z" fill="#11181e" opacity=".55"/>',
  tray: (hue) =>
    shadow(100, 164, 164) +
    `<defs>${gradient('m', ['#c8d2d9', '#f5f8fa', '#aebac3'])}</defs><path d="M42 66h116l24 84c1 6-2 10-8 10H26c-6 0-9-4-8-10z" fill="url(#m)" stroke="#8795a1" stroke-width="1.6"/>` +
    `<path d="M54 76h92l18 66H36z" fill="${tint(hue, 34, 48)}"/><path d="M54 76h92l3 10H51z" fill="#000" opacity=".18"/>` +
    each(
      [
        [64, 96],
        [132, 94],
        [80, 126],
        [126, 122],
      ] as const,
      ([x, y]) =>
        `<path d="M${x} ${y}l8 -12" stroke="#e9eef1" stroke-width="2.4"/><circle cx="${x + 8}" cy="${y - 13}" r="3.4" fill="#d24b3a"/>`,
    ),
  goggles: (hue) =>
    shadow(100, 150, 150) +
    '<path d="M22 84Q4 96 26 116M178 84q18 12 -4 32" fill="none" stroke="#37434d" stroke-width="10"/>' +
    `<path d="M30 66h140c8 0 10 8 8 24-3 26-14 40-36 40-20 0-28-12-42-12s-22 12-42 12c-22 0-33-14-36-40-2-16 0-24 8-24z" fill="${tint(hue, 38, 84)}" fill-opacity=".9" stroke="${tint(hue, 34, 40)}" stroke-width="5"/>` +
    '<path d="M44 80l30 -6-22 40zM120 80l34 -4-28 40z" fill="#fff" opacity=".6"/>' +
    each([70, 84, 116, 130], (x) => `<circle cx="${x}" cy="65" r="4" fill="#5e6d78"/>`),
  cabinet: (hue) =>
    shadow(100, 180, 130) +
    `<rect x="40" y="22" width="120" height="156" rx="4" fill="${tint(hue, 16, 82)}" stroke="#7c8a95" stroke-width="2"/><rect x="50" y="34" width="100" height="132" fill="#273641"/>` +
    each(
      [50, 82, 114, 146],
      (y) =>
        `<rect x="50" y="${y + 14}" width="100" height="3" fill="#8795a1"/>${each([60, 92, 124], (x) => `<path d="M${x} ${y}h20q2 12 -8 12h-4q-10 0 -8 -12z" fill="#bfe0ee" stroke="#e8f4f9"/>`)}`,
    ) +
    '<path d="M50 34h40L50 120z" fill="#fff" opacity=".12"/><rect x="152" y="92" width="4" height="22" rx="2" fill="#4c5963"/>' +
    `<rect x="60" y="26" width="80" height="5" fill="${tint(hue, 80, 52)}"/>`,
  apron: (hue) =>
    shadow(100, 182, 90) +
    '<path d="M76 44C78 10 122 10 124 44" fill="none" stroke="#f2f4f5" stroke-width="5"/><path d="M76 44C78 10 122 10 124 44" fill="none" stroke="#98a5ae" stroke-width="1.4"/>' +
    `<path d="M72 42h56l6 44q14 6 20 12v78q-54 10 -108 0V98q6 -6 20 -12z" fill="${tint(hue, 20, 24)}"/><path d="M72 42h56l1 8H71z" fill="${tint(hue, 20, 36)}"/>` +
    `<path d="M74 116h52v30q-26 10 -52 0z" fill="${tint(hue, 20, 30)}" stroke="${tint(hue, 20, 42)}" stroke-dasharray="3 2"/>` +
    shine(66, 104, 4, 64),
  rocks: (hue) =>
    shadow(100, 172, 160) +
    '<rect x="22" y="44" width="156" height="126" rx="4" fill="#b08d60"/><rect x="28" y="50" width="144" height="114" fill="#e9dfcc"/>' +
    each(
      Array.from({ length: 12 }, (_, i) => i),
      (i) => {
        const x = 46 + (i % 4) * 36;
        const y = 69 + Math.floor(i / 4) * 38;
        const r = 11 + ((i * 7) % 4);
        const colour = tint(hue + i * 47, 14 + ((i * 13) % 34), 42 + ((i * 11) % 34));
        return `<path d="M${x - r} ${y + 4}l5 ${-r} ${r} -4 ${r - 3} 7 -2 ${r - 2} -${r} 6z" fill="${colour}" stroke="#5d5345" stroke-width=".8"/><path d="M${x - r + 5} ${y - r + 6}l${r} -3 -4 10z" fill="#fff" opacity=".35"/>`;
      },
    ) +
    '<path d="M64 50v114M100 50v114M136 50v114M28 88h144M28 126h144" stroke="#b08d60" stroke-width="3"/>',
  magnets: (hue) =>
    shadow(100, 152, 160) +
    each(
      [-12, 10] as const,
      (angle, i) =>
        `<g transform="rotate(${angle} 100 ${92 + i * 34}) translate(0 ${i * 44 - 20})"><rect x="22" y="84" width="78" height="32" rx="3" fill="${tint(hue, 66, 46)}"/><rect x="100" y="84" width="78" height="32" rx="3" fill="#c9d1d7"/>` +
        '<path d="M34 108V92l14 16V92M166 93q-14 -4 -14 4t12 5 0 8-13 -2" fill="none" stroke="#fff" stroke-width="4"/><path d="M22 86h156v6H22z" fill="#fff" opacity=".3"/></g>',
    ),
  circuit: (hue) =>
    shadow(100, 170, 150) +
    '<rect x="28" y="116" width="62" height="46" rx="4" fill="#37434d"/><rect x="34" y="124" width="50" height="14" rx="7" fill="#d9a520"/><rect x="34" y="142" width="50" height="14" rx="7" fill="#b23a30"/>' +
    '<path d="M50 116C48 60 76 40 96 70M90 150c40 18 66-2 58-46" fill="none" stroke="#c0392b" stroke-width="4"/><path d="M90 130c16 0 26-10 28-26" fill="none" stroke="#26323b" stroke-width="4"/>' +
    `<circle cx="132" cy="66" r="32" fill="${tint(hue, 96, 80)}" opacity=".55"/><path d="M132 38c18 0 28 14 26 28-2 10-12 16-13 26h-26c-1-10-11-16-13-26-2-14 8-28 26-28z" fill="#fff8dc" stroke="#a8925a" stroke-width="1.6"/>` +
    '<path d="M122 88l4 -24 6 8 6 -8 4 24" fill="none" stroke="#c7881a" stroke-width="2.4"/><path d="M119 92h26v12h-26z" fill="#98a5ae"/><path d="M119 96h26M119 100h26" stroke="#66737d"/>',
};
