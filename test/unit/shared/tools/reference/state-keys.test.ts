import { describe, expect, it, vi } from 'vitest';
import { CONFIG_KEYS, MESSAGE_KEYS } from '../../../../../shared/tools/reference/state/config-keys.ts';
import { EXAMPLE_BLOCKS } from '../../../../../shared/tools/reference/state/example-blocks.ts';
import { readStateKeys } from '../../../../../shared/tools/reference/state/read-state-keys.ts';
import { filesIn, ROOT } from '../../../structure/source-files.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { printState } from '../../../support/state-block.ts';

keepTestsApart();

/** The modules that read the block, fresh for each page. */
async function readers() {
  const { configuration } = await import('../../../../../shared/page/configuration.ts');
  const { visitorFromPage } = await import('../../../../../shared/api/account/visitor.ts');
  const { cartFromPage } = await import('../../../../../shared/api/cart/cart-details.ts');
  const { foldersOf, navigationFromPage } = await import('../../../../../shared/api/content/navigation.ts');
  const { takeFlashMessage } = await import('../../../../../shared/page/storage/flash-message.ts');
  return { configuration, visitorFromPage, cartFromPage, foldersOf, navigationFromPage, takeFlashMessage };
}

/** Makes the page read its configuration from an object that records the requested keys. */
async function keysAskedFor(): Promise<string[]> {
  const asked = new Set<string>();
  const config = new Proxy(
    {},
    { get: (_, key) => (key === 'constructor' ? Object : void asked.add(String(key))) },
  );
  vi.spyOn(JSON, 'parse').mockReturnValue({ config });
  printState({});
  const { configuration } = await readers();
  configuration();
  return [...asked];
}

/** The keys of `config` named by any text in shipped code, such as a report or a comment. */
function keysNamed(): string[] {
  const shipped = ['widgets', 'shared/page', 'shared/api', 'shared/stores', 'shared/ui', 'shared/embed'];
  const all = shipped.flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));
  // The cures of problems aren't code that reads a key.
  const files = all.filter(({ path }) => path !== 'shared/page/problem-codes.ts');
  const named = files.flatMap(({ text }) => [...text.matchAll(/\bconfig\??\.([a-z]\w*)/gi)]);
  return [...new Set(named.map(([, key = '']) => key))];
}

/** A value that matches a type of the table. */
const FITTING: Record<string, unknown> = {
  string: '/a/path',
  'string[]': ['https://portal.example'],
  Flag: true,
  object: {},
  Messages: { 'cart-page': { title: 'Basket' } },
};

describe('the keys of the state block', () => {
  it('are all described, and no others [embedding Reference]', async () => {
    const read = new Set([...(await keysAskedFor()), ...keysNamed()]);
    expect([...read].filter((key) => !Object.hasOwn(CONFIG_KEYS, key))).toEqual([]);
    expect(Object.keys(CONFIG_KEYS).filter((key) => !read.has(key))).toEqual([]);
  });

  it.each(Object.entries(CONFIG_KEYS))(
    'config.%s has the type that is accepted [embedding Reference]',
    async (key, { type }) => {
      const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
      printState({ config: { [key]: FITTING[type] } });
      (await readers()).configuration();
      await vi.dynamicImportSettled();
      expect(console).not.toHaveBeenCalled();
    },
  );

  it.each(Object.keys(CONFIG_KEYS))(
    'config.%s is refused with another type [embedding Reference]',
    async (key) => {
      const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
      printState({ config: { [key]: 5 } });
      (await readers()).configuration();
      await vi.dynamicImportSettled();
      expect(console.mock.calls.flat().join(' ')).toContain(`config.${key}`);
    },
  );

  it('have the described defaults [embedding Reference]', async () => {
    printState({});
    const { apiBase, loginAction, ...others } = (await readers()).configuration();
    expect([CONFIG_KEYS.apiBase?.without, CONFIG_KEYS.loginAction?.without]).toEqual([
      `\`${apiBase}\``,
      `\`${loginAction}\``,
    ]);
    expect(others).toMatchObject({ punchOutOrigins: [], ssoOrigins: [], externalOrigins: [], messages: {} });
  });

  it('of the message are all that is read from it [embedding Reference]', async () => {
    const asked = new Set<string>();
    const message = new Proxy({}, { get: (_, key) => void asked.add(String(key)) });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(JSON, 'parse').mockReturnValue({ message });
    printState({});
    (await readers()).takeFlashMessage();
    expect([...asked].sort()).toEqual(Object.keys(MESSAGE_KEYS).sort());
  });

  it('have a sentence each, with a full stop [embedding Reference]', () => {
    const keys = readStateKeys(ROOT);
    expect(keys.length).toBeGreaterThan(70);
    expect(keys.filter(({ description }) => !/^[A-Z`\d].*\.$/.test(description))).toEqual([]);
  });
});

describe('the example state blocks', () => {
  it.each(EXAMPLE_BLOCKS)('for a $key are read without an error [embedding Reference]', async ({ block }) => {
    const console = vi.spyOn(globalThis.console, 'error');
    printState(block);
    const { configuration, visitorFromPage, cartFromPage, foldersOf, navigationFromPage, takeFlashMessage } =
      await readers();
    expect(configuration().storeName).toBe('Fernbrook Science Supply');
    visitorFromPage(block.profile);
    if (block.cart)
      expect(cartFromPage(block.cart)).toMatchObject({ ok: true, value: { unreadableLines: 0 } });
    for (const department of navigationFromPage(block.navigation).departments) foldersOf(department);
    expect(takeFlashMessage()).toEqual(block.message);
    expect(console).not.toHaveBeenCalled();
  });

  it('describe the shoppers that they name [embedding Reference]', async () => {
    const { visitorFromPage } = await readers();
    const visitors = Object.fromEntries(
      EXAMPLE_BLOCKS.map(({ key, block }) => [key, visitorFromPage(block.profile)]),
    );
    expect(visitors).toMatchObject({
      guest: { guest: true, showsPrices: true },
      individual: { guest: false, userType: 1, siteType: 1 },
      'contract-buyer': { userType: 2, siteType: 2 },
      'quote-requester': { userType: 3, siteType: 3, showsPrices: false },
      'punch-out': { punchOutSession: true, punchOutClient: 'Northfield Procurement', staff: undefined },
      csr: { staff: 'csr' },
    });
  });

  it('contain no key that the reference doesn’t list [embedding Reference]', () => {
    const known = readStateKeys(ROOT).map(({ path }) => path);
    const used = EXAMPLE_BLOCKS.flatMap(({ block }) => pathsOf(block));
    expect([...new Set(used)].filter((path) => !known.includes(path))).toEqual([]);
  });
});

/** Every key of a value by its path; those of lists end in `[]`. */
function pathsOf(value: unknown, parent = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOf(entry, `${parent}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = parent ? `${parent}.${key}` : key;
    return [path, ...pathsOf(inner, path)];
  });
}
