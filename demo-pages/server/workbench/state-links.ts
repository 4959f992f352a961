import type { FastifyInstance } from 'fastify';
import { type Html, html, trusted } from '../pages/html.ts';
import { embeddedJson } from '../pages/state-block.ts';
import { type PageScripts, siteScript } from '../pages/widget-head.ts';
import { findScenario } from '../scenarios/all-scenarios.ts';
import { scenarioAddress } from '../scenarios/scenario.ts';
import { inNewTab } from '../tabs.ts';

const NAMED = /[?&]scenario=([a-z0-9-]+)/;

/** Registers `/states/{id}`, which redirects to the page of a scenario in a new tab. */
export function registerStateLinks(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/states/:id', (request, reply) => {
    const scenario = findScenario(request.params.id);
    if (!scenario) return reply.callNotFound();
    const address = scenarioAddress(scenario);
    return reply.redirect(inNewTab(request.headers.host, address) ?? address, 303);
  });
}

/** Returns the script that leads a page to the state its address names, or empty HTML if it names none. */
export function scenarioScript(address: string, scripts: PageScripts): Html {
  const scenario = findScenario(NAMED.exec(address)?.[1] ?? '');
  if (!scenario) return html``;
  return html`<script type="application/json" id="demo-scenario">${trusted(embeddedJson(scenario))}</script>
${siteScript('/workbench/reach-state.js', scripts, 'defer')}`;
}

/** Removes the scenario from an address, so that returning to it does not repeat the steps. */
export function withoutScenario(address: string): string {
  return address.replace(NAMED, '');
}
