// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { judgeCalls } from '../../../../../shared/tools/doctor/page-rules.ts';
import { judgePolicy } from '../../../../../shared/tools/doctor/policy-rule.ts';
import type { SeenPage } from '../../../../../shared/tools/doctor/seen-page.ts';
import { failIf, pass, unknown, verdictsAsText } from '../../../../../shared/tools/doctor/verdict.ts';
import { ALL_PROBLEMS } from '../../../../../shared/tools/problems/problem-table.ts';

const PAGE = 'https://shop.example/cart';

/** The faults of a page with this policy, if loader and calls are at these addresses. */
function lacks(policy: string, loader = 'https://shop.example/widgets/loader.js'): string[] {
  const page = {
    address: PAGE,
    headers: { 'content-security-policy': policy },
    metaPolicies: [] as string[],
  };
  const { outcome, found } = judgePolicy(page, loader, 'https://shop.example/api/rest/cb');
  return outcome === 'fail' ? found : [];
}

describe('a Content-Security-Policy', () => {
  const cdn = 'https://cdn.example/widgets/loader.js';
  it.each([
    [
      'of the shop itself',
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; trusted-types cb-html",
      undefined,
    ],
    ['with a fallback', "default-src 'self'", undefined],
    ['with a nonce', "script-src 'nonce-abc'; style-src 'self'", undefined],
    ['that only says what frames may do', "frame-ancestors 'self'", undefined],
    ['with the host of a CDN', 'script-src https://cdn.example; style-src cdn.example', cdn],
    ['with a pattern of hosts', 'script-src *.example; style-src https:', cdn],
    ['with a folder', 'script-src https://cdn.example/widgets/; style-src *', cdn],
  ])('%s is complete [embedding Doctor]', (_, policy, loader) => {
    expect(lacks(policy, loader)).toEqual([]);
  });

  it.each([
    ["script-src 'none'", undefined, ["script-src lacks 'self'"]],
    ["default-src 'self'; connect-src https://other.example", undefined, ["connect-src lacks 'self'"]],
    [
      "default-src 'self'",
      cdn,
      ['script-src lacks https://cdn.example', 'style-src lacks https://cdn.example'],
    ],
    ['script-src http://cdn.example', cdn, ['script-src lacks https://cdn.example']],
    ['script-src https://cdn.example/other/', cdn, ['script-src lacks https://cdn.example']],
    ["script-src 'self'; trusted-types default", undefined, ['trusted-types lacks cb-html']],
    ["script-src 'self', script-src 'none'", undefined, ["script-src lacks 'self'"]],
  ])('%s is reported with what it lacks [embedding Doctor]', (policy, loader, found) => {
    expect(lacks(policy, loader)).toEqual(found);
  });
});

describe('the doctor’s report', () => {
  it('has a line for each rule, with further faults and the advice below it, and the sum [embedding Doctor]', () => {
    const verdicts = [
      pass('loader', 'version 1'),
      failIf(
        'types',
        [
          ['not-served', 'one'],
          ['not-served', 'two'],
        ],
        'all well',
      ),
      failIf('policy', [], 'all well'),
      unknown('calls', 'none'),
    ];
    const blank = ' '.repeat(26);
    expect(verdictsAsText(PAGE, verdicts).split('\n')).toEqual([
      PAGE,
      'pass     loader           version 1',
      'FAIL     types            one',
      `${blank}two`,
      `${blank}→ ${ALL_PROBLEMS['not-served'].cause} ${ALL_PROBLEMS['not-served'].cure} [not-served]`,
      'pass     policy           all well',
      'unknown  calls            none',
      '2 pass, 1 fail, 1 unknown',
    ]);
  });
});

describe('a page’s calls', () => {
  it('that are redirected get the advice that they must be reachable without redirects [wire Redirects, embedding Doctor]', () => {
    const call = {
      path: '/api/rest/cb/checkout/mini-cart-count',
      status: 302,
      redirectedTo: '/account/login',
    };
    const page = { address: PAGE, stateBlocks: [], calls: [call] } as unknown as SeenPage;
    expect(judgeCalls(page)).toMatchObject({
      outcome: 'fail',
      found: ['/api/rest/cb/checkout/mini-cart-count: redirected to /account/login'],
      codes: ['redirected'],
      advice: expect.stringContaining('reachable without redirects'),
    });
  });
});
