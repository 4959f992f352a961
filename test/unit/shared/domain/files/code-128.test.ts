// @vitest-environment node
import { BitArray, Code128Reader } from '@zxing/library';
import { describe, expect, it } from 'vitest';
import { code128 } from '../../../../../shared/domain/files/code-128.ts';
import { fc } from '../../../support/generated.ts';

/** Reads a code as a scanner does: a row of dark and light modules, with light at both ends. */
function scan(text: string): string {
  const code = code128(text);
  if (!code) throw new Error('no code');
  const margin = 10;
  const row = new BitArray(code.width + 2 * margin);
  for (const { at, width } of code.bars) {
    for (let place = 0; place < width; place += 1) row.set(margin + at + place);
  }
  return new Code128Reader().decodeRow(0, row, undefined).getText();
}

describe('Code 128', () => {
  it.each(['721002', '72100', '7', '42', 'AB1234', '12AB34567', 'A', '00AB', ' ~!'])(
    'scans as it was written: %s [files Requisition]',
    (text) => {
      expect(scan(text)).toBe(text);
    },
  );

  it('reads as it was written, whatever the printable ASCII [files Requisition]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^([ -~]|\d\d){1,12}$/), (text) => {
        expect(scan(text)).toBe(text);
      }),
    );
  });

  it('starts with a bar of two modules, and writes two digits between letters like letters [files Requisition]', () => {
    expect(code128('AB')?.bars[0]).toEqual({ at: 0, width: 2 });
    expect(code128('A12B')?.width).toBe(code128('ABCD')?.width);
  });

  it('needs half the width for digits, and can’t write other characters [files Requisition]', () => {
    expect(code128('72100212')?.width).toBeLessThan(code128('ABCDEFGH')?.width ?? 0);
    expect(code128('42')?.width).toBeLessThan(code128('AB')?.width ?? 0);
    for (const text of ['é', 'éA', 'Aé']) expect(code128(text)).toBeUndefined();
    expect(code128('')).toBeUndefined();
  });
});
