/** Arbitrary HTML: many fragments, put together from pieces that parsers stumble over. */
import { expect } from 'chai';
import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { HOSTILE_HTML } from '../../corpora/hostile-html.ts';
import { findHtmlBreaches } from '../../corpora/html-breaches.ts';
import { type FragmentPage, openFragmentPage } from './fragment-page.ts';

/** The seed of the run, which the test runner writes here. */
declare const SEED: number;

const CASES = 10_000;

const word = fc.constantFrom(
  ...'< </ > " \' = / <!-- --> --!> <![CDATA[ ]]> <? &lt; &#106; &Tab; \0 \f hostile=1 javascript: //evil.example'.split(
    ' ',
  ),
);
const tag = fc.constantFrom(
  ...(
    'a b p div img h1 h6 table tr td svg math mtext mglyph style title desc foreignObject annotation-xml template select ' +
    'option textarea noscript form input script iframe plaintext xmp base body html frameset cb-cart-page'
  ).split(' '),
);
const attribute = fc.constantFrom(
  ...[
    ' onerror=hostile=1',
    ' style="position:fixed"',
    ' href="java\nscript:hostile=1"',
    ' src=x',
    ' id=cb-state',
  ],
  ...[
    ' href=//evil.example',
    ' target=_BLANK',
    ' class="CB-button x"',
    ' name="body"',
    ' title="</p>"',
    ' is=x-y',
  ],
);
const element = fc
  .tuple(tag, fc.array(attribute, { maxLength: 3 }))
  .map(([name, attributes]) => `<${name}${attributes.join('')}>`);
const fragment = fc
  .array(
    fc.oneof(
      { arbitrary: element, weight: 5 },
      { arbitrary: tag.map((name) => `</${name}>`), weight: 3 },
      { arbitrary: word, weight: 2 },
      fc.string({ maxLength: 4 }),
      fc.constantFrom(...Object.values(HOSTILE_HTML).filter(({ length }) => length < 300)),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** What a text contains once a browser has parsed it, and again once the result has been serialized and reparsed. */
function breachesAfterParsing(html: string): string[] {
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
  const once = parse(html);
  return [...findHtmlBreaches(once), ...findHtmlBreaches(parse(once.innerHTML))];
}

const holds = (sanitise: (html: string) => unknown, numRuns: number) =>
  fc.check(
    fc.property(fragment, (html) => breachesAfterParsing(`${sanitise(html)}`).length === 0),
    { seed: SEED, numRuns },
  );

describe('any HTML from the server', () => {
  let shop: FragmentPage;
  before(async () => {
    shop = await openFragmentPage('guarded');
    await shop.show('<b>Sale</b>');
  });
  after(() => shop.close());

  it(`comes out harmless, even when it is parsed again: ${CASES} fragments [S2]`, () => {
    const { failed, counterexample, numRuns } = holds(shop.sanitise, CASES);
    expect(failed, `SEED=${SEED}: ${counterexample}`).to.equal(false);
    expect(numRuns).to.equal(CASES);
    expect(shop.violations).to.deep.equal([]);
    expect(shop.page.hostile).to.equal(undefined);
  });

  it('doesn’t with a sanitiser’s usual settings, which these cases detect [S2]', () => {
    expect(holds((html) => DOMPurify.sanitize(html), 200).failed).to.equal(true);
  });
});
