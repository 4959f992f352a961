import { each, gradient, label, type Motif, shadow, shine, tint } from './svg.ts';

/** Living and preserved specimens, and their containers. */
export const LIVING_MOTIFS: Record<string, Motif> = {
  jar: (hue) =>
    `<defs>${gradient('w', [tint(hue, 45, 80), tint(hue, 50, 62)], true)}${gradient('l', ['#7d8b96', '#e4eaee', '#6d7a85'])}</defs>` +
    shadow(100, 176, 104) +
    '<path d="M62 52h76v14c8 4 12 9 12 18v78c0 8-5 13-13 13H63c-8 0-13-5-13-13V84c0-9 4-14 12-18z" fill="#eef5f8" stroke="#9fb2bf" stroke-width="1.5"/>' +
    '<path d="M53 92h94v70c0 6-4 10-10 10H63c-6 0-10-4-10-10z" fill="url(#w)" opacity=".85"/>' +
    '<rect x="58" y="34" width="84" height="20" rx="4" fill="url(#l)" stroke="#66737d"/>' +
    each(
      [70, 128, 84, 118, 66, 134, 100, 76, 124],
      (x, i) =>
        `<g fill="${tint(hue + 150, 35, 28)}" opacity=".6"><ellipse cx="${x}" cy="${100 + ((i * 37) % 16)}" rx="3" ry="1.9"/></g>`,
    ) +
    label(70, 118, 60, 44, hue) +
    shine(57, 90, 4, 72),
  cup: (hue) =>
    `<defs>${gradient('c', ['#dfe6ea', '#fbfcfd', '#d3dce2'])}</defs>` +
    shadow(100, 172, 92) +
    '<path d="M52 56h96l-12 108c-1 5-4 8-9 8H73c-5 0-8-3-9-8z" fill="url(#c)" stroke="#a9b6bf" stroke-width="1.4"/>' +
    `<path d="M60 116h80l-6 48c-1 4-3 6-7 6H73c-4 0-6-2-7-6z" fill="${tint(hue, 48, 58)}"/>` +
    each(
      [76, 92, 110, 124, 84, 102, 118],
      (x, i) =>
        `<path d="M${x - 7} ${128 + (i % 3) * 12}q7 -6 14 0" fill="none" stroke="${tint(hue, 52, 34)}" stroke-width="3.4" stroke-linecap="round"/>`,
    ) +
    `<rect x="46" y="44" width="108" height="14" rx="5" fill="${tint(hue, 12, 90)}" stroke="#a9b6bf"/>` +
    each([66, 82, 98, 114, 130], (x) => `<circle cx="${x}" cy="51" r="1.8" fill="#697883"/>`) +
    shine(62, 64, 4, 48),
  butterfly: (hue) =>
    '<path d="M30 178C70 150 96 132 168 124" fill="none" stroke="#6f8a4b" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M58 160q-24 -4 -30 -22q24 -2 34 18zM132 128q10 -22 36 -18q-8 20 -32 20z" fill="#86a95c"/>' +
    `<g stroke="#2b1d14" stroke-width="1.6"><path d="M100 92C84 40 38 32 26 52s22 46 72 46z" fill="${tint(hue, 88, 52)}"/>` +
    `<path d="M100 92c16-52 62-60 74-40s-22 46-72 46z" fill="${tint(hue, 88, 52)}"/>` +
    `<path d="M98 96c-30 2-50 22-42 40s36 4 44-34z" fill="${tint(hue + 8, 86, 60)}"/>` +
    `<path d="M102 96c30 2 50 22 42 40s-36 4-44-34z" fill="${tint(hue + 8, 86, 60)}"/></g>` +
    '<path d="M30 50q10 -12 30 -4l-14 14zM170 50q-10 -12 -30 -4l14 14z" fill="#241710"/>' +
    each(
      [
        [40, 52],
        [50, 47],
        [160, 52],
        [150, 47],
        [70, 118],
        [130, 118],
        [64, 128],
        [136, 128],
      ] as const,
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#fff5e6"/>`,
    ) +
    '<path d="M100 78c5 0 6 8 5 24s-2 30-5 30-4-14-5-30 0-24 5-24z" fill="#3a281c"/>' +
    '<path d="M98 80q-6 -20 -16 -26M102 80q6 -20 16 -26" fill="none" stroke="#3a281c" stroke-width="1.6"/>',
  tank: (hue) =>
    `<defs>${gradient('w', ['#cfe6ee', '#9cc4d2'], true)}</defs>` +
    shadow(100, 170, 156) +
    '<rect x="26" y="58" width="148" height="108" rx="4" fill="#f1f8fa" stroke="#8ba3b0" stroke-width="2"/>' +
    '<rect x="29" y="78" width="142" height="85" fill="url(#w)"/>' +
    '<path d="M29 148q20 -8 40 -2t40 -2 62 2v17H29z" fill="#c9b48c"/>' +
    '<path d="M46 148c-6-16 4-24 0-40M54 148c4-14-4-20 2-32M152 148c6-18-4-28 2-44" fill="none" stroke="#4f8a4c" stroke-width="4" stroke-linecap="round"/>' +
    `<g fill="${tint(hue, 48, 40)}" stroke="${tint(hue, 50, 24)}" stroke-width="1.2"><path d="M76 138c4-18 22-26 42-20 14 4 20 14 14 22-6 8-50 8-56-2z"/>` +
    '<circle cx="84" cy="122" r="7"/><path d="M72 142q-14 4 -14 10q14 2 24 -6zM120 142q10 10 22 8q0 -8 -10 -14z"/></g>' +
    '<circle cx="82" cy="121" r="2" fill="#fff"/>' +
    '<rect x="22" y="50" width="156" height="10" rx="3" fill="#55656f"/>' +
    shine(34, 84, 4, 56),
  plant: (hue) =>
    shadow(100, 178, 92) +
    '<path d="M100 128C98 96 100 70 102 40" fill="none" stroke="#5d8a3c" stroke-width="4"/>' +
    each(
      [
        [100, 110, -1],
        [100, 108, 1],
        [101, 84, -1],
        [101, 82, 1],
        [102, 60, -1],
        [102, 58, 1],
      ] as const,
      ([x, y, side], i) =>
        `<path d="M${x} ${y}q${side * 22} ${-26 + i * 2} ${side * (50 - i * 5)} ${-12 + i}q${-side * 16} ${20 - i} ${-side * (50 - i * 5)} ${12 - i}z" fill="${tint(hue, 46, 34 + i * 3)}"/>`,
    ) +
    each(
      [
        [102, 36],
        [94, 42],
        [110, 42],
      ] as const,
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#f6d64a" stroke="#c9a21c"/>`,
    ) +
    '<path d="M64 126h72l-9 44c-1 4-3 6-7 6H80c-4 0-6-2-7-6z" fill="#b9673f"/>' +
    '<rect x="58" y="116" width="84" height="16" rx="3" fill="#cb7a50"/>' +
    '<path d="M66 118h68v4H66z" fill="#5b3d2b"/>',
  specimen: (hue) =>
    `<defs>${gradient('p', ['#f4f7f9', '#dfe7ec', '#f7f9fa'])}</defs>` +
    shadow(100, 172, 140) +
    '<rect x="30" y="42" width="140" height="128" rx="8" fill="url(#p)" stroke="#aab8c2" stroke-width="1.5"/>' +
    '<path d="M30 56h140M30 156h140" stroke="#b7c3cb" stroke-dasharray="3 3"/>' +
    `<path d="M62 112c0-26 26-36 46-30s34 18 30 36-24 24-42 22-34-8-34-28z" fill="${tint(hue, 42, 78)}" stroke="${tint(hue, 34, 60)}" stroke-width="2"/>` +
    `<path d="M74 110c10-8 18 4 28-4s18 2 26-2M78 122c12-6 20 4 30-2s12 2 20-2M88 96c8-4 14 2 24-2" fill="none" stroke="${tint(hue, 34, 58)}" stroke-width="2.4" stroke-linecap="round"/>` +
    '<rect x="36" y="46" width="52" height="20" rx="2" fill="#fff" stroke="#c6d0d7"/><path d="M41 52h40M41 58h28" stroke="#8795a1" stroke-width="2"/>' +
    '<path d="M150 66q-10 40 4 86" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>',
  pail: (hue) =>
    `<defs>${gradient('b', [tint(hue, 45, 84), '#fdfefe', tint(hue, 38, 78)])}</defs>` +
    shadow(100, 176, 108) +
    '<path d="M50 62C52 10 148 10 150 62" fill="none" stroke="#6a7780" stroke-width="3"/>' +
    '<path d="M48 64h104l-10 104c-1 4-4 7-8 7H66c-4 0-7-3-8-7z" fill="url(#b)" stroke="#9dabb5" stroke-width="1.5"/>' +
    `<rect x="42" y="54" width="116" height="14" rx="4" fill="${tint(hue, 45, 46)}"/>` +
    label(64, 92, 72, 54, hue),
};
