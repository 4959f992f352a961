import { expect } from 'chai';
import { builtStylesheets, makePage, type Options } from './pages.ts';
import { makeSamples, type Sample } from './samples.ts';

const HOSTILE = '/test/browser/isolation/hostile.css';
const BOOTSTRAP = '/node_modules/bootstrap/dist/css/bootstrap.css';

/** Every computed value that a declaration of ours is meant to decide, by what it is about. */
async function ownValues(
  options: Options,
  includes: (sample: Sample) => boolean,
): Promise<Map<string, string>> {
  const { frame, root, own } = await makePage(options);
  const tried = new Set<string>();
  const samples = own.flatMap((sheet) => makeSamples(sheet, root, tried)).filter(includes);
  const values = new Map<string, string>();
  const letIn = new Set<string>();
  samples.forEach(({ selector, element, pseudo, style }, index) => {
    const computed = getComputedStyle(element, pseudo);
    for (const property of style) {
      const about = `${selector} { ${property} }`;
      // A later rule for the same elements may let in what an earlier one decides.
      if (isPagesOwn(style.getPropertyValue(property), property)) letIn.add(about);
      else if (!isUnseen(property, computed))
        values.set(`${about} #${index}`, computed.getPropertyValue(property));
    }
  });
  for (const about of values.keys()) if (letIn.has(about.replace(/ #\d+$/, ''))) values.delete(about);
  frame.remove();
  return values;
}

/** True where our declaration lets the page's value in on purpose. */
function isPagesOwn(declared: string, property: string): boolean {
  return property.startsWith('--') || /inherit|currentcolor|initial/i.test(declared);
}

/** A border of no width has a colour, which nobody sees. */
function isUnseen(property: string, computed: CSSStyleDeclaration): boolean {
  const side = /^(border-[a-z]+|outline|column-rule)-color$/.exec(property)?.[1];
  return side !== undefined && computed.getPropertyValue(`${side}-width`) === '0px';
}

const onBlank = new Map<string, ReturnType<typeof ownValues>>();

/** The values on a page without sheets of its own, which several tests compare with. */
function valuesOnBlank(
  options: Options,
  includes: (sample: Sample) => boolean,
): ReturnType<typeof ownValues> {
  const key = JSON.stringify([options, includes.name]);
  const values = onBlank.get(key) ?? ownValues(options, includes);
  onBlank.set(key, values);
  return values;
}

/** The declarations that end up different beside another site's sheets. */
async function changedBy(
  theirs: string[],
  includes: (sample: Sample) => boolean,
  options: Pick<Options, 'print' | 'weak'> = {},
): Promise<string[]> {
  const ours = await builtStylesheets();
  const blank = await valuesOnBlank({ ...options, ours, theirs: [] }, includes);
  const beside = await ownValues({ ...options, ours, theirs }, includes);
  expect(blank.size, 'declarations tried').to.be.above(1000);
  return [...blank]
    .filter(([about, value]) => beside.get(about) !== value)
    .map(([about, value]) => `${about}: ${value} → ${beside.get(about)}`);
}

const layered = (sample: Sample) => sample.layered;
const all = () => true;

describe('look of the widgets on a legacy page', () => {
  it('keeps every declaration under Bootstrap 3 [css Cascade]', async () => {
    expect(await changedBy([BOOTSTRAP], all)).to.deep.equal([]);
  });

  it('keeps every declaration under a hostile sheet [css Cascade]', async () => {
    expect(await changedBy([HOSTILE], layered)).to.deep.equal([]);
  });

  it('keeps every declaration under both at once, on paper, too [css Cascade]', async () => {
    expect(await changedBy([BOOTSTRAP, HOSTILE], layered)).to.deep.equal([]);
    expect(await changedBy([BOOTSTRAP, HOSTILE], layered, { print: true })).to.deep.equal([]);
  });

  it('would not be kept by sheets that are not important, which proves the measure', async () => {
    expect(await changedBy([BOOTSTRAP], all, { weak: true })).to.have.length.above(100);
    expect(await changedBy([HOSTILE], layered, { weak: true })).to.have.length.above(1000);
  });
});

describe('cascade on a legacy page', () => {
  it('lets shoppers space text wider, legacy code hide a widget, and [hidden] hide [WCAG 1.4.12, css Page owned]', async () => {
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
    fragment.className = 'cb-html';
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
