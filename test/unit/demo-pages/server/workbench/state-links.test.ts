// @vitest-environment node
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../../../../../demo-pages/server/scenarios/all-scenarios.ts';
import { scenarioAddress } from '../../../../../demo-pages/server/scenarios/scenario.ts';
import { createSession } from '../../../../../demo-pages/server/session.ts';
import { applySwitches, takeSwitches } from '../../../../../demo-pages/server/switches.ts';
import { widgetNames } from '../../../structure/source-files.ts';
import { shareShop } from '../../../support/shopper.ts';

const { shop } = shareShop();

/** A browser's request to the address of a tab, which Node doesn't resolve. */
function ask(address: string): Promise<{ status: number; location: string; text: string }> {
  const { port } = new URL(shop().address);
  const { host, pathname, search } = new URL(address, shop().address);
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host } },
      async (reply: IncomingMessage) => {
        const text = (await reply.toArray()).join('');
        resolve({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '', text });
      },
    ).on('error', reject);
  });
}

const pieces = (text: string) => /"miniCartCount":(\d+)/.exec(text)?.[1];

describe('the table of scenarios', () => {
  it('has each id once, and a state for every widget [workbench Scenarios]', () => {
    const ids = ALL_SCENARIOS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(
      [...new Set(ALL_SCENARIOS.map(({ widget }) => widget))].sort(),
      'add a state of the widget to a table in demo-pages/server/scenarios',
    ).toEqual(widgetNames().sort());
  });

  it('uses only switches that exist [workbench Scenarios]', () => {
    const problems = ALL_SCENARIOS.flatMap((scenario) =>
      applySwitches(createSession(true), takeSwitches(scenarioAddress(scenario)).switches),
    );
    expect(problems).toEqual([]);
  });
});

describe('the link of a state', () => {
  it('opens its address in a new tab, for every state [workbench Links]', async () => {
    const tabs = new Set<string>();
    for (const scenario of ALL_SCENARIOS) {
      const { status, location } = await ask(`/states/${scenario.id}`);
      expect(status).toBe(303);
      const { hostname, origin, href } = new URL(location);
      expect(hostname).toMatch(/^t[0-9a-f]{8}\.localhost$/);
      expect(href).toBe(new URL(scenarioAddress(scenario), origin).href);
      tabs.add(hostname);
    }
    expect(tabs.size).toBe(ALL_SCENARIOS.length);
  });

  it('that doesn’t exist is answered with 404 [workbench Links]', async () => {
    expect((await ask('/states/no-such-state')).status).toBe(404);
  });
});

describe('a tab', () => {
  const ONE = 'http://t00000001.localhost';
  const at = (tab: string, address: string) => `${tab}:${new URL(shop().address).port}${address}`;

  it('keeps its switches to itself, whatever another one has [workbench Tabs]', async () => {
    const other = 'http://t00000002.localhost';
    expect(pieces((await ask(at(ONE, '/help?cart=empty'))).text)).toBe('0');
    expect(pieces((await ask(at(other, '/help?cart=plain'))).text)).toBe('15');
    expect(pieces((await ask(at(ONE, '/help?cart=empty'))).text)).toBe('0');
  });

  it('gives a page that a link opens its switches back [workbench Tabs]', async () => {
    const tab = 'http://t00000003.localhost';
    await ask(at(tab, '/help?as=individual&cart=empty'));
    expect(await ask(at(tab, '/search?q=frog'))).toMatchObject({
      status: 303,
      location: '/search?q=frog&as=individual&cart=empty',
    });
  });

  it('opens another tab for other switches, so that its own stay [workbench Tabs]', async () => {
    const tab = 'http://t00000004.localhost';
    await ask(at(tab, '/help?cart=empty'));
    const { location } = await ask(at(tab, '/help?cart=plain'));
    expect(location).toMatch(/^http:\/\/t[0-9a-f]{8}\.localhost:\d+\/help\?cart=plain$/);
    expect(location).not.toContain('t00000004');
    expect(pieces((await ask(at(tab, '/help?cart=empty'))).text)).toBe('0');
  });

  it('opens for a pasted address, with what the address says [workbench Links]', async () => {
    expect(pieces((await ask(at('http://t0000beef.localhost', '/help?cart=plain'))).text)).toBe('15');
  });
});
