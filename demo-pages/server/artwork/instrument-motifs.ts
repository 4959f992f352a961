import { each, gradient, type Motif, shadow, shine, tint } from './svg.ts';

const METAL = gradient('m', ['#8a97a1', '#f2f5f7', '#76838d']);

/** Microscopes, meters and other devices. */
export const INSTRUMENT_MOTIFS: Record<string, Motif> = {
  microscope: (hue) =>
    `<defs>${METAL}${gradient('b', [tint(hue, 10, 94), tint(hue, 14, 78)], true)}</defs>` +
    shadow(98, 180, 132) +
    '<path d="M46 164h104c8 0 12 4 12 9v6H36v-6c0-5 4-9 10-9z" fill="url(#b)" stroke="#7c8a95"/>' +
    '<path d="M118 58c34 14 44 62 12 108h-24c32-38 28-70 0-86z" fill="url(#b)" stroke="#7c8a95" stroke-width="1.4"/>' +
    '<rect x="44" y="122" width="82" height="10" rx="2" fill="#333f49"/><rect x="70" y="116" width="34" height="5" fill="#cfe3ee" stroke="#7c8a95"/>' +
    '<g transform="rotate(-24 100 60)"><rect x="82" y="18" width="28" height="26" rx="3" fill="#2c363f"/><rect x="78" y="42" width="36" height="46" rx="4" fill="url(#b)" stroke="#7c8a95"/></g>' +
    '<path d="M72 84h44l-4 12H76z" fill="url(#m)"/><rect x="80" y="94" width="12" height="20" rx="2" fill="url(#m)"/><path d="M96 94l16 -4 4 16-10 4z" fill="#a6b2bb"/>' +
    '<circle cx="134" cy="136" r="13" fill="#3a4650"/><circle cx="134" cy="136" r="7" fill="#65737e"/>' +
    `<rect x="66" y="142" width="36" height="20" rx="3" fill="#46535d"/><ellipse cx="84" cy="141" rx="13" ry="4" fill="${tint(50, 96, 78)}"/>`,
  stereo: (hue) =>
    `<defs>${METAL}${gradient('b', [tint(hue, 10, 95), tint(hue, 14, 80)], true)}</defs>` +
    shadow(98, 178, 136) +
    '<rect x="34" y="160" width="128" height="17" rx="6" fill="url(#b)" stroke="#7c8a95"/><ellipse cx="86" cy="161" rx="32" ry="6" fill="#e9f1f5" stroke="#7c8a95"/>' +
    '<rect x="132" y="34" width="14" height="128" rx="3" fill="url(#m)"/>' +
    '<path d="M56 72h92v34H60c-6 0-8-4-8-10V78c0-4 1-6 4-6z" fill="url(#b)" stroke="#7c8a95" stroke-width="1.4"/>' +
    '<g transform="rotate(-18 74 60)"><rect x="58" y="34" width="22" height="42" rx="4" fill="#323d46"/><rect x="88" y="34" width="22" height="42" rx="4" fill="#323d46"/></g>' +
    '<path d="M66 106h44l-6 22H72z" fill="#46535d"/><ellipse cx="88" cy="128" rx="17" ry="4" fill="#9fd0e6"/><circle cx="150" cy="92" r="11" fill="#3a4650"/>',
  loupe: (hue) =>
    shadow(96, 176, 96) +
    `<defs>${METAL}</defs><g transform="rotate(38 100 100)"><rect x="90" y="104" width="22" height="78" rx="9" fill="${tint(hue, 42, 34)}"/><rect x="92" y="94" width="18" height="18" fill="url(#m)"/>` +
    '<circle cx="101" cy="60" r="44" fill="#dff0f7" stroke="#55646f" stroke-width="8"/><path d="M72 50a34 34 0 0 1 24 -22" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>' +
    `<circle cx="120" cy="70" r="9" fill="${tint(hue, 45, 55)}" opacity=".65"/><circle cx="138" cy="56" r="5" fill="${tint(hue, 45, 45)}" opacity=".6"/>`,
  balance: (hue) =>
    `<defs>${METAL}${gradient('b', [tint(hue, 12, 95), tint(hue, 14, 82)], true)}</defs>` +
    shadow(100, 172, 156) +
    '<path d="M40 104h120l14 54c1 7-3 12-10 12H36c-7 0-11-5-10-12z" fill="url(#b)" stroke="#7c8a95" stroke-width="1.4"/>' +
    '<rect x="92" y="82" width="16" height="22" fill="url(#m)"/><ellipse cx="100" cy="80" rx="62" ry="12" fill="url(#m)" stroke="#76838d"/>' +
    '<rect x="56" y="124" width="66" height="30" rx="3" fill="#c5d8c4" stroke="#5e6d78" stroke-width="2"/>' +
    '<path d="M72 130v18M84 130h10v9H84v9h10M102 148h10v-18h-10v9h10" fill="none" stroke="#24332a" stroke-width="3"/>' +
    each(
      [132, 148],
      (x) =>
        `<rect x="${x}" y="130" width="12" height="8" rx="2" fill="${tint(hue, 46, 42)}"/><rect x="${x}" y="143" width="12" height="8" rx="2" fill="#5e6d78"/>`,
    ),
  meter: (hue) =>
    `<defs>${METAL}</defs>` +
    shadow(100, 180, 60) +
    `<rect x="74" y="16" width="52" height="112" rx="14" fill="${tint(hue, 42, 34)}"/><rect x="80" y="22" width="40" height="100" rx="10" fill="${tint(hue, 38, 42)}"/>` +
    '<rect x="82" y="34" width="36" height="30" rx="3" fill="#ccd9c3" stroke="#25362d" stroke-width="1.5"/><path d="M90 40h8l-5 18M106 40h6v8h-6zM106 48h6v9h-6z" fill="none" stroke="#24332a" stroke-width="2.6"/>' +
    '<circle cx="100" cy="82" r="8" fill="#f2f5f7"/><circle cx="100" cy="104" r="6" fill="#f2b632"/>' +
    '<rect x="82" y="128" width="36" height="18" fill="#2f3a43"/><path d="M90 146h20v22q-10 14 -20 0z" fill="#e4eff4" stroke="#8fa6b3" stroke-width="1.5"/><circle cx="100" cy="164" r="5" fill="#b6d3e0"/>',
  hotplate: (hue) =>
    `<defs>${gradient('b', [tint(hue, 12, 94), tint(hue, 14, 78)], true)}</defs>` +
    shadow(100, 174, 150) +
    '<path d="M36 112h128l10 50c1 6-3 10-9 10H35c-6 0-10-4-9-10z" fill="url(#b)" stroke="#7c8a95" stroke-width="1.4"/>' +
    '<path d="M48 84h104l14 26H34z" fill="#fbfcfc" stroke="#98a5ae" stroke-width="1.4"/><path d="M34 110h132v6H34z" fill="#c5cfd6"/>' +
    '<path d="M70 34h60v52q-30 12 -60 0z" fill="#f0f7fa" stroke="#8fa6b3" stroke-width="1.6" fill-opacity=".85"/>' +
    `<path d="M72 54h56v31q-28 10 -56 0z" fill="${tint(hue + 130, 50, 68)}" opacity=".85"/><rect x="86" y="80" width="28" height="5" rx="2.5" fill="#fff"/>` +
    each(
      [66, 134],
      (x) =>
        `<circle cx="${x}" cy="144" r="13" fill="#37434d"/><path d="M${x} 144l6 -9" stroke="#fff" stroke-width="3"/>`,
    ) +
    '<circle cx="100" cy="144" r="4" fill="#d24b3a"/>' +
    shine(76, 40, 4, 40),
  thermometer: (hue) =>
    shadow(100, 180, 110) +
    each(
      [-22, 0, 22],
      (angle) =>
        `<g transform="rotate(${angle} 100 184)"><rect x="94" y="18" width="12" height="140" rx="6" fill="#f7fafb" stroke="#8fa6b3" stroke-width="1.5"/>` +
        `<rect x="98" y="70" width="4" height="90" fill="${tint(hue, 78, 48)}"/><circle cx="100" cy="164" r="10" fill="${tint(hue, 78, 46)}" stroke="#8fa6b3"/>` +
        each(
          [34, 46, 58, 70, 82, 94, 106, 118, 130, 142],
          (y, i) => `<path d="M103 ${y}h${i % 2 ? 2 : 3}" stroke="#33424c" stroke-width="1"/>`,
        ) +
        '</g>',
    ),
  centrifuge: (hue) =>
    `<defs>${gradient('b', [tint(hue, 14, 95), tint(hue, 16, 78)], true)}</defs>` +
    shadow(100, 174, 144) +
    '<path d="M34 104c0-10 8-14 18-14h96c10 0 18 4 18 14l6 56c1 8-4 13-12 13H40c-8 0-13-5-12-13z" fill="url(#b)" stroke="#7c8a95" stroke-width="1.4"/>' +
    '<path d="M46 96c0-40 20-58 54-58s54 18 54 58z" fill="#bcd6e2" fill-opacity=".75" stroke="#7c95a3" stroke-width="1.6"/>' +
    `<ellipse cx="100" cy="92" rx="40" ry="10" fill="#36424c"/>${each([-30, -15, 0, 15, 30], (dx) => `<rect x="${97 + dx}" y="${80 + Math.abs(dx) / 6}" width="7" height="16" rx="3" fill="${tint(hue + 20, 60, 72)}"/>`)}` +
    '<rect x="70" y="128" width="60" height="24" rx="3" fill="#24313a"/><path d="M78 146h8v-12h-8zM94 134v12M102 134h8v6h-8v6h8" fill="none" stroke="#6fe0a8" stroke-width="2.4"/>' +
    '<circle cx="146" cy="140" r="8" fill="#0b6b3a"/><path d="M60 60q8 -12 22 -14" stroke="#fff" stroke-width="4" fill="none" opacity=".8"/>',
  slides: (hue) =>
    shadow(100, 166, 150) +
    each(
      [-10, 0, 10],
      (angle, i) =>
        `<g transform="rotate(${angle} 100 ${120 + i * 6}) translate(0 ${i * 22 - 22})"><rect x="28" y="84" width="144" height="40" rx="2" fill="#eef6f9" fill-opacity=".92" stroke="#8fa6b3" stroke-width="1.4"/>` +
        `<rect x="32" y="88" width="34" height="32" fill="#fff" stroke="#c6d0d7"/><path d="M37 96h24M37 103h18M37 110h22" stroke="#7f8d99" stroke-width="2"/>` +
        `<rect x="96" y="88" width="36" height="32" fill="${tint(hue, 46, 90)}" stroke="#b5c7d0"/><ellipse cx="114" cy="104" rx="12" ry="9" fill="${tint(hue, 50, 66)}"/>` +
        each(
          [
            [110, 101],
            [118, 106],
            [114, 99],
            [112, 108],
          ] as const,
          ([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="${tint(hue, 60, 36)}"/>`,
        ) +
        '</g>',
    ),
};
