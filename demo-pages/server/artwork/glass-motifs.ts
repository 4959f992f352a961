import { each, gradient, label, type Motif, shadow, shine, tint } from './svg.ts';

const GLASS = 'fill="#f3f9fb" fill-opacity=".85" stroke="#8fa6b3" stroke-width="1.8"';

/** Bottles and glassware. */
export const GLASS_MOTIFS: Record<string, Motif> = {
  bottle: (hue) =>
    `<defs>${gradient('g', [tint(hue, 55, 30), tint(hue, 52, 58), tint(hue, 55, 34)])}</defs>` +
    shadow(100, 178, 84) +
    '<rect x="82" y="20" width="36" height="22" rx="3" fill="#2f3a43"/><path d="M86 20v22M92 20v22M98 20v22M104 20v22M110 20v22" stroke="#46535d"/>' +
    '<path d="M86 42h28v16c0 8 22 12 22 30v80c0 6-4 9-9 9H73c-5 0-9-3-9-9V88c0-18 22-22 22-30z" fill="url(#g)"/>' +
    label(66, 96, 68, 62, hue) +
    '<path d="M112 146l8 -14 8 14z" fill="#f2b632" stroke="#5b4300"/>' +
    shine(70, 88, 4, 82),
  jug: (hue) =>
    `<defs>${gradient('g', [tint(hue, 40, 44), tint(hue, 44, 70), tint(hue, 40, 48)])}</defs>` +
    shadow(100, 178, 116) +
    '<rect x="84" y="18" width="32" height="20" rx="3" fill="#a32020"/>' +
    '<path d="M88 38h24v14c24 4 42 22 42 44v70c0 7-4 11-11 11H57c-7 0-11-4-11-11V96c0-22 18-40 42-44z" fill="url(#g)"/>' +
    '<path d="M60 78q-26 2 -24 26t18 22" fill="none" stroke="#7f97a5" stroke-width="7"/>' +
    label(60, 96, 80, 68, hue) +
    '<path d="M114 150l9 -16 9 16z" fill="#f2b632" stroke="#5b4300"/>' +
    shine(54, 96, 5, 70),
  dropper: (hue) =>
    `<defs>${gradient('g', ['#5a2f10', '#b06a2c', '#5f3413'])}</defs>` +
    shadow(100, 176, 72) +
    '<path d="M92 14h16v26H92z" fill="#2b3138"/><rect x="84" y="38" width="32" height="16" rx="2" fill="#37414a"/>' +
    '<path d="M86 54h28v10c14 4 20 12 20 24v78c0 6-4 9-9 9H75c-5 0-9-3-9-9V88c0-12 6-20 20-24z" fill="url(#g)"/>' +
    `<path d="M96 54h8v84l-4 10-4-10z" fill="${tint(hue, 60, 40)}" opacity=".55"/>` +
    label(68, 98, 64, 58, hue) +
    shine(72, 90, 3, 76),
  'jar-solid': (hue) =>
    `<defs>${gradient('g', ['#eceff1', '#ffffff', '#dde3e7'])}</defs>` +
    shadow(100, 176, 100) +
    `<rect x="58" y="30" width="84" height="30" rx="4" fill="${tint(hue, 50, 38)}"/>` +
    each([66, 76, 86, 96, 106, 116, 126, 136], (x) => `<path d="M${x} 32v26" stroke="#fff" opacity=".3"/>`) +
    '<rect x="52" y="60" width="96" height="114" rx="10" fill="url(#g)" stroke="#b5c0c8" stroke-width="1.4"/>' +
    label(52, 80, 96, 74, hue),
  beaker: (hue) =>
    `<defs>${gradient('q', [tint(hue, 62, 76), tint(hue, 58, 60)], true)}</defs>` +
    shadow(100, 176, 108) +
    `<path d="M50 36q-6 -2 -8 -8h112q-4 2 -4 10v126c0 7-4 11-11 11H61c-7 0-11-4-11-11z" ${GLASS}/>` +
    '<path d="M53 104h94v58c0 6-3 9-9 9H62c-6 0-9-3-9-9z" fill="url(#q)" opacity=".9"/>' +
    '<ellipse cx="100" cy="104" rx="47" ry="5" fill="#fff" opacity=".5"/>' +
    each(
      [62, 80, 98, 116, 134, 152],
      (y, i) => `<path d="M126 ${y}h${i % 2 ? 9 : 14}" stroke="#5d7583" stroke-width="2"/>`,
    ) +
    shine(60, 44, 5, 118),
  flask: (hue) =>
    `<defs>${gradient('q', [tint(hue, 60, 74), tint(hue, 58, 56)], true)}</defs>` +
    shadow(100, 178, 124) +
    `<path d="M80 24h40v8h-4v44l42 84c4 9 0 17-10 17H52c-10 0-14-8-10-17l42-84V32h-4z" ${GLASS}/>` +
    '<path d="M68 116h64l23 46c3 7 0 11-7 11H52c-7 0-10-4-7-11z" fill="url(#q)" opacity=".9"/>' +
    '<ellipse cx="100" cy="116" rx="32" ry="4" fill="#fff" opacity=".5"/>' +
    each(
      [
        [84, 146, 4],
        [106, 136, 3],
        [116, 156, 5],
        [94, 160, 2.5],
      ] as const,
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".5"/>`,
    ) +
    shine(88, 34, 4, 48),
  volumetric: (hue) =>
    shadow(100, 178, 96) +
    '<path d="M91 12h18l-3 16H94z" fill="#e9eff2" stroke="#8fa6b3"/>' +
    `<path d="M92 28h16v68c24 6 40 22 40 44 0 20-16 36-48 36s-48-16-48-36c0-22 16-38 40-44z" ${GLASS}/>` +
    `<path d="M55 136h90c4 24-14 37-45 37s-49-13-45-37z" fill="${tint(hue, 70, 66)}" opacity=".9"/>` +
    '<path d="M92 66h16" stroke="#3f5866" stroke-width="2"/><path d="M80 152h40" stroke="#fff" stroke-width="3" opacity=".7"/>' +
    shine(68, 116, 4, 28),
  cylinder: (hue) =>
    shadow(100, 180, 92) +
    `<path d="M78 22q-5 0 -7 -6h60q-6 2 -7 8v136H78z" ${GLASS}/>` +
    `<rect x="80" y="76" width="42" height="82" fill="${tint(hue, 62, 66)}" opacity=".9"/><ellipse cx="101" cy="76" rx="21" ry="3" fill="#fff" opacity=".6"/>` +
    each(
      [36, 48, 60, 72, 84, 96, 108, 120, 132, 144],
      (y, i) =>
        `<path d="M${i % 2 ? 112 : 106} ${y}h${i % 2 ? 8 : 14}" stroke="#49636f" stroke-width="1.5"/>`,
    ) +
    '<path d="M60 160h82l8 12c2 4 0 7-4 7H56c-4 0-6-3-4-7z" fill="#e3ecf0" stroke="#8fa6b3" stroke-width="1.8"/>' +
    shine(83, 32, 4, 120),
  tubes: (hue) =>
    shadow(100, 174, 148) +
    each(
      [44, 72, 100, 128, 156],
      (x, i) =>
        `<g><path d="M${x - 9} 30h18v106c0 6-4 10-9 10s-9-4-9-10z" ${GLASS}/>` +
        `<path d="M${x - 8} ${78 + i * 7}h16v56c0 6-3 10-8 10s-8-4-8-10z" fill="${tint(hue + i * 22, 58, 62)}" opacity=".9"/>` +
        `<rect x="${x - 11}" y="27" width="22" height="5" rx="2.5" fill="#dbe6eb" stroke="#8fa6b3"/></g>`,
    ) +
    '<rect x="22" y="64" width="156" height="12" rx="3" fill="#b98a54"/><rect x="22" y="112" width="156" height="12" rx="3" fill="#b98a54"/>' +
    '<rect x="20" y="156" width="160" height="15" rx="3" fill="#9c7040"/><path d="M26 64h9v94h-9zM165 64h9v94h-9z" fill="#ab7d49"/>',
  plates: (hue) =>
    shadow(100, 168, 150) +
    each(
      [144, 124, 104, 84],
      (y) =>
        `<path d="M32 ${y}v12c0 8 30 14 68 14s68-6 68-14v-12z" fill="#e6f0f4" stroke="#94abb7" stroke-width="1.4"/>` +
        `<ellipse cx="100" cy="${y}" rx="68" ry="15" fill="#f7fbfc" stroke="#94abb7" stroke-width="1.4"/>`,
    ) +
    `<ellipse cx="100" cy="82" rx="60" ry="11.5" fill="${tint(hue, 52, 74)}"/>` +
    each(
      [
        [78, 80],
        [96, 86],
        [120, 79],
        [110, 84],
        [66, 84],
        [132, 84],
      ] as const,
      ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4.5" ry="2" fill="${tint(hue, 38, 48)}"/>`,
    ),
};
