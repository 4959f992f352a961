/** Reads the codes on a picture of the page, as a phone or a scanner does. */
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

/** The text of the code that an element shows. */
export async function readCode(element: ElementHandle, format: 'QR_CODE' | 'CODE_128'): Promise<string> {
  const { width, height, data } = PNG.sync.read(Buffer.from(await element.screenshot()));
  const luminances = new Uint8ClampedArray(width * height);
  for (let at = 0; at < luminances.length; at += 1) luminances[at] = data[at * 4] ?? 255;
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[format]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const reader = new MultiFormatReader();
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(luminances, width, height)));
  return reader.decode(picture, hints).getText();
}
