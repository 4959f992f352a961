import type { FastifyInstance } from 'fastify';
import { type Html, html, trusted } from '../pages/html.ts';
import { embeddedJson } from '../pages/state-block.ts';
import { type PageScripts, siteScript } from '../pages/widget-head.ts';
import { findScenario } from '../scenarios/all-scenarios.ts';
import { scenarioAddress } from '../scenarios/scenario.ts';
import { inNewTab } from '../tabs.ts';

const NAMED = /[?&]scenario=([a-z0-9-]+)/;

/** Registers `/states/{id}`: leads to the page of a scenario in a tab of its own. */
export function registerStateLinks(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/states/:id', (request, reply) => {
    const scenario = findScenario(request.params.id);
    if (!scenario) return reply.callNotFound();
    const address = scenarioAddress(scenario);
    return reply.redirect(inNewTab(request.headers.host, address) ?? address, 303);
  });
}

/** Gives what leads a page to the state that its address names; nothing where it names none. */
export function scenarioScript(address: string, scripts: PageScripts): Html {
  const scenario = findScenario(NAMED.exec(address)?.[1] ?? '');
  if (!scenario) return html``;
  return html`<script type="application/json" id="demo-scenario">${trusted(embeddedJson(scenario))}</script>
${siteScript('/workbench/reach-state.js', scripts, 'defer')}`;
}

/** An address without the scenario: who comes back to it takes its steps alone. */
export function withoutScenario(address: string): string {
  return address.replace(NAMED, '');
}
