/**
 * Code 128, the bar code that every scanner in a storeroom reads. Each symbol is six widths, alternating bars
 * and gaps; the stop symbol has a seventh, the closing bar.
 */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 ' +
  '123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 ' +
  '131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 ' +
  '213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 ' +
  '141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 ' +
  '124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 ' +
  '411131 211412 211214 211232 2331112';

const SIGNS = WIDTHS.split(' ');
const START_B = 104;
const START_C = 105;
const STOP = 106;
/** Set C encodes pairs of digits, set B all printable ASCII. These codes switch the set. */
const TO_B = 100;
const TO_C = 99;

/** The bars of a code, from left to right, in modules: the narrowest bar is one wide. */
export interface BarCodeDrawing {
  width: number;
  bars: { at: number; width: number }[];
}

/** Encodes printable ASCII as Code 128; undefined for any other text. Pairs of digits take half the space. */
export function code128(text: string): BarCodeDrawing | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  let sum = values[0] ?? 0;
  values.forEach((value, index) => {
    sum += value * index;
  });
  let at = 0;
  const bars: BarCodeDrawing['bars'] = [];
  for (const sign of [...values, sum % 103, STOP].map((value) => SIGNS[value] ?? '')) {
    [...sign].forEach((digit, index) => {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    });
  }
  return { width: at, bars };
}

/** Set C is shorter from four digits on, and for text that consists of digits only. */
function valuesOf(text: string): number[] {
  const runs = text.match(/^\d{2}$|(?:\d\d){2,}|./g) ?? [];
  const values: number[] = [];
  let set: 'B' | 'C' | undefined;
  for (const run of runs) {
    const wanted = run.length > 1 ? 'C' : 'B';
    if (set !== wanted) {
      if (set) values.push(wanted === 'C' ? TO_C : TO_B);
      else values.push(wanted === 'C' ? START_C : START_B);
      set = wanted;
    }
    if (wanted === 'B') values.push(run.charCodeAt(0) - 32);
    else for (let at = 0; at < run.length; at += 2) values.push(Number(run.slice(at, at + 2)));
  }
  return values;
}
