import { expect } from 'chai';
import { builtStylesheets, makePage, type Options, STATES } from './pages.ts';
import { makeSamples, type Sample } from './samples.ts';

const HOSTILE = '/test/browser/isolation/hostile.css';
const BOOTSTRAP = '/node_modules/bootstrap/dist/css/bootstrap.css';

/** The stylesheets that such a page may have, by name. */
const SHEETS: Record<string, string> = {
  'Bootstrap 2': '/node_modules/bootstrap-2.3.2/css/bootstrap.css',
  'Bootstrap 3': BOOTSTRAP,
  'jQuery UI': '/node_modules/jquery-ui/dist/themes/base/jquery-ui.css',
  Foundation: '/node_modules/foundation-sites/css/foundation.css',
  'the reset of YUI': '/test/browser/isolation/yui-reset.css',
  normalize: '/node_modules/normalize.css/normalize.css',
  'a reset of box-sizing': '/test/browser/isolation/box-sizing.css',
  'a hostile sheet': HOSTILE,
};

type Page = Awaited<ReturnType<typeof makePage>> & { samples: Sample[] };

const NAMES = [...':focus-visible:focus-within:focus:hover:active'.matchAll(STATES)].map(([, name]) => name);

/** A page with all the sheets, none of which applies yet, and a sample of each of our declarations. */
async function openSamples(options: Pick<Options, 'print' | 'weak'> = {}): Promise<Page> {
  const page = await makePage({
    ...options,
    ours: await builtStylesheets(),
    theirs: Object.values(SHEETS),
    shown: HAS_MAP,
  });
  page.use([]);
  const tried = new Set<string>();
  const samples = page.own.flatMap((sheet) => makeSamples(sheet, page.root, tried));
  return { ...page, samples };
}

type Computed = (property: string) => string;

/**
 * Firefox has no computed style map. Elements that aren't shown have the same values in `getComputedStyle`, which is
 * slower.
 */
const HAS_MAP = 'computedStyleMap' in Element.prototype;

/** The computed values of an element, before any layout. */
function computedOf(element: Element, pseudo: string | null): Computed {
  if (HAS_MAP && !pseudo) {
    const map = element.computedStyleMap();
    return (property) => String(map.get(property));
  }
  const computed = getComputedStyle(element, pseudo);
  return (property) => computed.getPropertyValue(property);
}

/** Every computed value that one of our declarations is meant to determine, by its subject. */
function ownValues({ samples }: Page): Map<string, string> {
  const values = new Map<string, string>();
  const letIn = new Set<string>();
  samples.forEach(({ selector, element, pseudo, style, layered }, index) => {
    const computed = computedOf(element, pseudo);
    for (const property of style) {
      const about = `${layered ? '' : 'plain '}${selector} { ${property} }`;
      // A later rule for the same elements may allow what an earlier one determines.
      const declared = style.getPropertyValue(property);
      if (isPagesOwn(declared, property) || (pseudo && isRelativeToBox(declared))) letIn.add(ruleOf(about));
      else if (!isUnseen(property, computed)) values.set(`${about} #${index}`, computed(property));
    }
  });
  for (const about of values.keys()) if (letIn.has(ruleOf(about))) values.delete(about);
  return values;
}

/** True where our declaration lets the page's value in on purpose. */
function isPagesOwn(declared: string, property: string): boolean {
  return property.startsWith('--') || /inherit|currentcolor|initial/i.test(declared);
}

/** The subject of a declaration, whatever the kind of element. */
const ruleOf = (about: string) => about.replace(/ as <\w+>| #\d+$/g, '');

/** For a pseudo-element, the browser returns such a value as a length that depends on the surrounding box. */
function isRelativeToBox(declared: string): boolean {
  return /%|auto/.test(declared);
}

/** A border without width has a colour that nobody sees. */
function isUnseen(property: string, computed: Computed): boolean {
  const side = /^(border-[a-z]+|outline|column-rule)-color$/.exec(property)?.[1];
  return side !== undefined && computed(`${side}-width`) === '0px';
}

/** The declarations whose result differs beside these sheets. A hostile sheet may change what is outside our layer. */
function changedBy(page: Page, blank: Map<string, string>, addresses: string[]): string[] {
  page.use(addresses);
  const beside = ownValues(page);
  return [...blank]
    .filter(([about, value]) => beside.get(about) !== value)
    .filter(([about]) => !(addresses.includes(HOSTILE) && about.startsWith('plain ')))
    .map(([about, value]) => `${about}: ${value} → ${beside.get(about)}`);
}

/** Whether each sheet is also tried by itself, as with `npm test -- --only proof`. */
declare const PROOF: boolean;

const ALONE = Object.entries(SHEETS).filter(([, address]) => PROOF || address === HOSTILE);

/** By the name of the sheet, and for all of them together. */
function changes(page: Page): Record<string, string[]> {
  const blank = ownValues(page);
  expect(blank.size, 'declarations tried').to.be.above(1000);
  const each = ALONE.map(([name, address]) => [name, changedBy(page, blank, [address])]);
  const together = changedBy(page, blank, Object.values(SHEETS));
  page.use([]);
  return Object.fromEntries([...each, ['all together', together]]);
}

const NOTHING = Object.fromEntries(
  [...ALONE.map(([name]) => name), 'all together'].map((name) => [name, []]),
);

describe('the look of the widgets on a legacy page', () => {
  it('keeps every declaration under each sheet: at rest, focused, hovered or pressed [css Cascade]', async () => {
    const page = await openSamples();
    expect(changes(page)).to.deep.equal(NOTHING);
    for (const { element } of page.samples)
      for (const name of NAMES) element.setAttribute(`data-is-${name}`, '');
    expect(changes(page)).to.deep.equal(NOTHING);
    page.frame.remove();
  });

  it('keeps every declaration under each sheet on paper [css Cascade]', async () => {
    const page = await openSamples({ print: true });
    expect(changes(page)).to.deep.equal(NOTHING);
    page.frame.remove();
  });

  it('has a ring around the focused element under each sheet, except around the page’s own elements [css Cascade]', async () => {
    const { frame, root, use } = await makePage({
      ours: await builtStylesheets(),
      theirs: Object.values(SHEETS),
      shown: HAS_MAP,
    });
    root.innerHTML =
      '<button data-is-focus-visible></button><h2 class="cb-heading" data-is-focus-visible></h2>' +
      '<div class="cb-html cb-page-look"><a data-is-focus-visible></a></div><div class="cb-slot cb-page-look"><a data-is-focus-visible></a></div>';
    const rings = () =>
      [...root.querySelectorAll('[data-is-focus-visible]')].map((element) => {
        const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        return `${outlineWidth} ${outlineStyle} ${outlineColor} ${outlineOffset}`;
      });
    const ring = '2px solid rgb(26, 111, 214) 2px';
    for (const addresses of [
      [],
      ...Object.values(SHEETS).map((address) => [address]),
      Object.values(SHEETS),
    ]) {
      use(addresses);
      const [button, heading, fragment, slot] = rings();
      expect([button, heading], addresses.join()).to.deep.equal([ring, ring]);
      expect([fragment, slot], addresses.join()).to.not.include(ring);
    }
    frame.remove();
  });

  it('would change without important declarations, which proves the measure', async () => {
    const page = await openSamples({ weak: true });
    for (const [name, changed] of Object.entries(changes(page))) {
      expect(changed, name).to.have.length.above(name === 'all together' ? 1000 : 3);
    }
    page.frame.remove();
  });
});

describe('the cascade on a legacy page', () => {
  it('lets shoppers increase text spacing, legacy code hide a widget, and [hidden] hide [WCAG 1.4.12, css Page owned]', async () => {
    const { frame, host } = await makePage({ ours: await builtStylesheets(), theirs: [] });
    (host.parentElement as HTMLElement).style.removeProperty('display');
    const page = frame.contentDocument as Document;
    const style = page.createElement('style');
    style.textContent = '* { line-height: 3 !important; letter-spacing: 2px !important }';
    page.head.append(style);
    const button = page.createElement('button');
    button.className = 'cb-button';
    host.append(button);
    const fontSize = Number.parseFloat(getComputedStyle(button).fontSize);
    expect(getComputedStyle(button).lineHeight).to.equal(`${fontSize * 3}px`);
    expect(getComputedStyle(button).letterSpacing).to.equal('2px');

    button.hidden = true;
    expect(getComputedStyle(button).display).to.equal('none');
    expect(getComputedStyle(host).display).to.equal('block');
    host.style.display = 'none';
    expect(getComputedStyle(host).display).to.equal('none');
    frame.remove();
  });

  it("leaves the server's fragments to the page [css Server HTML]", async () => {
    const { frame, host } = await makePage({ ours: await builtStylesheets(), theirs: [BOOTSTRAP] });
    const page = frame.contentDocument as Document;
    const fragment = page.createElement('div');
    fragment.className = 'cb-html cb-page-look';
    const warning = page.createElement('p');
    warning.className = 'bg-danger';
    fragment.append(warning);
    const ours = page.createElement('p');
    ours.className = 'bg-danger';
    host.append(fragment, ours);
    expect(getComputedStyle(warning).backgroundColor).to.equal('rgb(242, 222, 222)');
    expect(getComputedStyle(ours).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    frame.remove();
  });
});
