// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import type { CustomElementDeclaration } from 'custom-elements-manifest';
import { beforeAll, describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { findWidgets, readDefinitions } from '../../../../../shared/build/find-widgets.mjs';
import { attributeName } from '../../../../../shared/embed/attributes.ts';
import type { WidgetDefinition } from '../../../../../shared/embed/widget-definition.ts';
import { customElements } from '../../../../../shared/tools/reference/output/custom-elements.ts';
import { htmlData, webTypes } from '../../../../../shared/tools/reference/output/editor-data.ts';
import type { Product } from '../../../../../shared/tools/reference/product.ts';
import { ROOT } from '../../../structure/source-files.ts';
import { theProduct } from './the-product.ts';

const schemaPath = createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json');

/** What an editor offers at the `|` of a template, and what it says about the word there. */
function editorAt(product: Product, text: string): { offered: string[]; told: string } {
  const data = newHTMLDataProvider('widgets', htmlData(product) as never);
  const service = getLanguageService({ useDefaultDataProvider: false, customDataProviders: [data] });
  const document = TextDocument.create('file:///page.jsp', 'html', 1, text.replace('|', ''));
  const position = document.positionAt(text.indexOf('|'));
  const parsed = service.parseHTMLDocument(document);
  const { items } = service.doComplete(document, position, parsed);
  return {
    offered: items.map(({ label }) => label),
    told: JSON.stringify(service.doHover(document, position, parsed)?.contents ?? ''),
  };
}

describe('the data for editors', () => {
  let product: Product;
  beforeAll(async () => {
    product = await theProduct();
  }, 60_000);

  it('lets VS Code offer the widgets, with their attributes and values [embedding Editor data]', () => {
    const names = product.widgets.map(({ name }) => name);
    expect(editorAt(product, '<div data-cb-widget="|"></div>').offered.sort()).toEqual(names.sort());
    expect(editorAt(product, '<div data-cb-widget="cart-page" |></div>').offered).toContain('data-view');
    expect(editorAt(product, '<div data-cb-load="|"></div>').offered).toEqual([
      'eager',
      'visible',
      'idle',
      'off',
    ]);
    expect(editorAt(product, '<template data-cb-slot="|">').offered).toContain('totals-note');
    expect(editorAt(product, '<div data-view="|"></div>').offered).toEqual(['standard', 'inspect']);
    expect(editorAt(product, '<cb-promo-area data-source="|">').offered).toEqual([
      'cart-bottom',
      'order-confirm',
    ]);
    expect(editorAt(product, '<cb-quick-order data-r|ows="1">').told).toContain(
      'a whole number from 1 to 20',
    );
  });

  it('describes each element to WebStorm as its definition does [embedding Editor data]', async () => {
    const { $schema, name, version, contributions } = webTypes(product) as {
      $schema: string;
      name: string;
      version: string;
      contributions: {
        html: {
          elements: {
            name: string;
            attributes: { name: string; required: boolean; value: { type: string } }[];
          }[];
          attributes: { name: string; value: { type: string } }[];
        };
      };
    };
    expect($schema).toMatch(/^https:.*web-types\.json$/);
    expect({ name, version }).toEqual({ name: product.name, version: product.version });
    const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
    const { elements, attributes } = contributions.html;
    expect(elements.map((element) => element.name)).toEqual(
      [...definitions.keys()].map((key) => `cb-${key}`),
    );
    const promoArea = elements.find((element) => element.name === 'cb-promo-area');
    expect(promoArea?.attributes).toMatchObject([
      { name: 'data-source', required: true, value: { type: "'cart-bottom' | 'order-confirm'" } },
    ]);
    expect(attributes.find((attribute) => attribute.name === 'data-cb-widget')?.value.type).toContain(
      "'cart-page'",
    );
  });

  it('follows the schema of custom elements manifests [embedding Editor data]', () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(readFileSync(schemaPath, 'utf8')));
    const data = customElements(product);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...data, modules: [{ kind: 'javascript-module' }] })).toBe(false);
  });

  it('is right about each element: its tag, its attributes, the events that its code dispatches [embedding Editor data]', async () => {
    const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
    const elements = customElements(product).modules.map(({ declarations, exports, path }) => {
      const [declaration] = declarations ?? [];
      if (declaration?.kind !== 'class') throw new Error(`${path}: no element`);
      return { path, exports, declaration: declaration as CustomElementDeclaration };
    });
    expect(elements.length).toBe(definitions.size);
    for (const { path, exports, declaration } of elements) {
      const name = declaration.tagName?.slice('cb-'.length) ?? '';
      expect(path).toBe(`${name}.js`);
      expect(exports?.[0]).toMatchObject({ kind: 'custom-element-definition', name: declaration.tagName });
      const attributes = Object.keys(definitions.get(name)?.attributes ?? {});
      expect(declaration.attributes?.map((attribute) => attribute.name)).toEqual(attributes);
    }
    const eventsOf = (tag: string) =>
      elements
        .find(({ declaration }) => declaration.tagName === tag)
        ?.declaration.events?.map(({ name }) => name);
    expect(eventsOf('cb-cart-page')).toEqual(
      expect.arrayContaining(['cb:cart-updated', 'cb:navigate', 'cb:problem', 'cb:request']),
    );
    expect(eventsOf('cb-site-footer')).not.toContain('cb:request');
  });

  it('lists the values of a choice, and the limits of a number [embedding Editor data]', async () => {
    const definitions = await Promise.all(product.widgets.map(({ name }) => definitionOf(name)));
    const read = new Map(definitions.flatMap((definition) => readersOf(definition)));
    const all = product.widgets.flatMap(({ name, attributes }) =>
      attributes.map((attribute) => ({ ...attribute, read: read.get(`${name} ${attribute.name}`) })),
    );
    const choices = all.filter(({ words }) => words);
    expect(choices.length).toBeGreaterThan(4);
    for (const { words = [], read } of choices)
      expect(words.map((word) => String(read?.(word)))).toEqual(words);
    const numbers = all.filter(({ range }) => range);
    expect(numbers.length).toBe(2);
    for (const { range: [least, most] = [0, 0], read } of numbers) {
      expect([least - 1, least, most, most + 1].map((number) => read?.(String(number)))).toEqual([
        undefined,
        least,
        most,
        undefined,
      ]);
    }
  });
});

async function definitionOf(widget: string): Promise<WidgetDefinition> {
  const path = join(ROOT, 'widgets', widget, `${widget}-definition.ts`);
  return (await import(/* @vite-ignore */ path)).definition;
}

/** The functions with which widgets read the text of each attribute, by 'cart-page data-view'. */
function readersOf({ name, attributes }: WidgetDefinition): [string, (text: string) => unknown][] {
  return Object.entries(attributes).map(([prop, { read }]) => [`${name} ${attributeName(prop)}`, read]);
}
