// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { printsRequest } from '../../../../../shared/tools/templates/request-data.ts';

describe('an attribute', () => {
  it.each([
    '${param.v}',
    '#{ header["X-View"] }',
    'view-${cookie.view.value}',
    "${fixed}${paramValues['v'][0]}",
    "${empty param.v ? 'standard' : param.v}",
    "${a ? 'x' : b ? param.v : 'y'}",
    '${fn:trim(param.v)}',
  ])('prints data of the request: %s [embedding Template check]', (source) => {
    expect(printsRequest(source)).toBe(true);
  });

  it.each([
    "${param.v eq 'inspect' ? 'inspect' : 'standard'}",
    '${not empty param.v}',
    '${param.page > 3}',
    "${param.v == 'a' ? 'x' : param.v == 'b' ? 'y' : 'z'}",
    '${fn:escapeXml(param.v)}',
    "${empty param.v ? 'none' : fn:escapeXml(param.v)}",
    '${bean.param}',
    "${labels['param']}",
    'param',
  ])('only depends on it, or doesn’t: %s [embedding Template check]', (source) => {
    expect(printsRequest(source)).toBe(false);
  });
});
