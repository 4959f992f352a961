/** The product as the tools read it, once for all tests of a file. */
import { ALL_SCENARIOS } from '../../../../../demo-pages/server/scenarios/all-scenarios.ts';
import { type Product, readProduct } from '../../../../../shared/tools/reference/product.ts';
import { ROOT } from '../../../structure/source-files.ts';

let read: Promise<Product> | undefined;

export function theProduct(): Promise<Product> {
  read ??= readProduct(ROOT, ALL_SCENARIOS);
  return read;
}
