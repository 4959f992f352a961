// @vitest-environment node
import { expect, it } from 'vitest';
import { prerenderingTable, speculationHeads } from '../../../../shared/tools/speculation-rules.mjs';

it('let browsers prerender the next page, with a nonce if the policy needs it [embedding Head, embedding Prerendering]', () => {
  const [plain = [], strict = []] = speculationHeads().map(([, text]) => text.split('\n'));
  expect(plain[0]).toBe('<script type="speculationrules">');
  const { prerender } = JSON.parse(plain.slice(1, plain.indexOf('</script>')).join('\n'));
  expect(prerender).toEqual([expect.objectContaining({ eagerness: 'moderate' })]);
  expect(strict[0]).toBe('<script type="speculationrules" nonce="__CSP_NONCE__">');
  expect(strict.slice(1)).toEqual(plain.slice(1));
});

it('say why a page may not be prerendered [embedding Prerendering]', () => {
  const table = prerenderingTable();
  expect(table).toContain('| to the cart, `/checkout/cart` | yes |');
  expect(table).toContain('| `/*?*DPSLogout=*` | no: it signs the shopper out |');
});
