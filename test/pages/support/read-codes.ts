/** Reads the codes in a picture of the page, like a phone or a scanner. */
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { PNG } from 'pngjs';
import type { ElementHandle } from 'puppeteer-core';

/** The text of an element's code. */
export async function readCode(element: ElementHandle, format: 'QR_CODE' | 'CODE_128'): Promise<string> {
  const { width, height, data } = PNG.sync.read(Buffer.from(await element.screenshot()));
  const luminances = new Uint8ClampedArray(width * height);
  for (let at = 0; at < luminances.length; at += 1) luminances[at] = data[at * 4] ?? 255;
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[format]]],
    // The picture is nothing but the code. The reader's search for a QR code in a picture overlooks about one in a hundred.
    [format === 'QR_CODE' ? DecodeHintType.PURE_BARCODE : DecodeHintType.TRY_HARDER, true],
  ]);
  const reader = new MultiFormatReader();
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(luminances, width, height)));
  return reader.decode(picture, hints).getText();
}
