/** The rules about the content and the events of a page. */
import { Parser } from 'htmlparser2';
import { apiBaseIn } from '../../page/state-block.ts';
import type { KnownWidgets } from '../known-widgets.ts';
import { unknownKeys } from '../state-block-keys.ts';
import { checkMount } from '../templates/check-mount.ts';
import { checkSlot } from '../templates/check-slot.ts';
import { readSource, readTemplate } from '../templates/template-file.ts';
import type { SeenPage } from './seen-page.ts';
import { failIf, pass, unknown, type Verdict } from './verdict.ts';

/** Checks that the page loads one loader, and that the loader has run. */
export function judgeLoader({ loaders, version }: SeenPage): Verdict {
  const faults: string[] = [];
  if (loaders.length === 0) faults.push('the page has no <script type="module" src=".../loader.js">');
  if (loaders.length > 1) faults.push(`the page has ${loaders.length} loaders: ${loaders.join(', ')}`);
  if (loaders.length > 0 && version === undefined) faults.push(`${loaders[0]} has not run`);
  const advice =
    'Put one <script type="module" src="/widgets/loader.js"></script> into the head; the rules below say what keeps it from running.';
  return failIf('loader', faults, advice, `version ${version}`);
}

/** Checks that the current release runs, and not the one before it. */
export function judgeRelease({ problems, version }: SeenPage): Verdict {
  if (version === undefined) return unknown('release', 'loader.js has not run');
  const faults = problems.filter(({ code }) => code === 'release-fell-back').map(({ hint }) => hint);
  const advice =
    'Compare the files of that release on the server with those of the build; the rules below name those that are not right.';
  return failIf('release', faults, advice, 'the release that loader.js belongs to runs');
}

/** Checks that an import map precedes the modules it is for; browsers ignore a later one, or warn. */
export function judgeImportMap({ html }: SeenPage): Verdict {
  let module = '';
  let count = 0;
  let late = false;
  const parser = new Parser({
    onopentag(name, { type, rel, src, href }) {
      if (name === 'script' && type === 'importmap') {
        count++;
        late ||= module !== '';
      } else if (name === 'script' && type === 'module') module ||= src ?? 'an inline module';
      else if (name === 'link' && rel === 'modulepreload') module ||= href ?? '';
    },
  });
  parser.end(html);
  if (count === 0) return pass('import-map', 'the page has none, and needs none');
  const advice = 'Put the import map before every module script and every modulepreload.';
  const faults = late ? [`the import map comes after ${module}`] : [];
  return failIf('import-map', faults, advice, 'it comes before the first module');
}

/** Checks the state block as the browser parsed it. */
export function judgeStateBlock({ stateBlocks }: SeenPage, widgets: KnownWidgets): Verdict {
  const [first, ...more] = stateBlocks;
  const advice =
    'Print one <script type="application/json" id="cb-state"> with a JSON object, before loader.js.';
  const verdict = (...faults: string[]) =>
    failIf('state-block', faults, advice, 'the page has one, and all of its keys are known');
  if (!first) return verdict('the page has none: every visitor is a guest who sees no prices');
  if (more.length > 0) return verdict(`the page has ${stateBlocks.length} of them`);
  if (!first.isJsonScript) return verdict('it is not a script of type application/json');
  const block = parse(first.text);
  if (block?.constructor !== Object)
    return verdict(`it is not a JSON object: ${first.text.trim().slice(0, 60)}`);
  const keys = unknownKeys(block, widgets.keys());
  const { csrfToken } = Object((block as { config?: unknown }).config) as { csrfToken?: unknown };
  return verdict(
    ...keys.map(({ path, near }) => `no widget reads ${path}${near ? `; did you mean ${near}?` : ''}`),
    ...(csrfToken ? [] : ['config.csrfToken is missing or empty: the server refuses each change']),
  );
}

/** Checks the names, attributes, slots and positions of the mount points that the server sent. */
export function judgeMountPoints({ html, address }: SeenPage, widgets: KnownWidgets): Verdict {
  const file = readTemplate(readSource({ path: new URL(address).pathname, text: html }), new Set());
  const mounts = file.items.flatMap((item) => (item.kind === 'mount' ? [item.mount] : []));
  if (mounts.length === 0) return unknown('mount-points', 'the page has none');
  // Text that looks like EL in a served page is plain text.
  const findings = file.items
    .flatMap((item) => {
      if (item.kind === 'mount') return checkMount(file, item.mount, widgets);
      return item.kind === 'slot' ? checkSlot(file, item, widgets) : [];
    })
    .filter(({ level }) => level !== 'note');
  const faults = findings.map(({ line, message }) => `line ${line}: ${message}`);
  return failIf(
    'mount-points',
    faults,
    'Correct the template.',
    `${mounts.length}, with known names and attributes`,
  );
}

/** Checks that each widget has mounted. */
export function judgeWidgets({ mounts, version }: SeenPage, widgets: KnownWidgets): Verdict {
  const known = mounts.filter(({ name }) => widgets.has(name));
  if (known.length === 0) return unknown('widgets', 'the page mounts none');
  const faults = known
    .filter(({ state }) => state === 'failed' || state === 'waiting')
    .map(
      ({ name, state, reason }) =>
        `${name}: ${state === 'failed' ? `failed, ${reason ?? ''}` : 'has not mounted'}`,
    );
  const advice =
    version === undefined ? 'See the rule "loader".' : 'See the rules for files, policy and errors.';
  const off = known.filter(({ state }) => state === 'off').length;
  return failIf('widgets', faults, advice, `${known.length - off} mounted${off ? `, ${off} off` : ''}`);
}

/** The address at which the calls of a page start. */
export function apiAddress({ stateBlocks, address }: SeenPage): string {
  const block = Object(parse(stateBlocks[0]?.text ?? '')) as Parameters<typeof apiBaseIn>[0];
  return new URL(apiBaseIn(block), address).href;
}

/** Checks how the server answered the widgets' calls. */
export function judgeCalls(page: SeenPage): Verdict {
  const base = new URL(apiAddress(page)).pathname;
  const calls = page.calls.filter(({ path }) => path.startsWith(`${base}/`));
  if (calls.length === 0) return unknown('calls', `no widget has called ${base}`);
  const faults = calls.flatMap(({ path, status, type, isJson, redirectedTo }) => {
    if (redirectedTo !== undefined) return [`${path}: redirected to ${redirectedTo}`];
    if (status === 0) return [`${path}: no response, ${type}`];
    if (status < 200 || status > 299) return [`${path}: status ${status}`];
    return isJson ? [] : [`${path}: not JSON, content-type ${type || 'none'}`];
  });
  const advice =
    'Answer calls with 2xx and JSON, even if nobody is signed in. Calls must be reachable without redirects: load balancers, canonical hosts and login filters must exempt them, because a redirect signs every visitor out. See config.apiBase.';
  return failIf('calls', faults, advice, `${calls.length} calls were answered with JSON`);
}

/** Checks that nothing was thrown or written to the console as an error. */
export function judgeErrors({ errors }: SeenPage): Verdict {
  const advice =
    'Each line is from the browser’s console; those of the widgets begin with [catalogue-islands].';
  return failIf('errors', errors, advice, 'the console has no error');
}

/** Checks that the policy blocked nothing. */
export function judgeViolations({ violations }: SeenPage): Verdict {
  const advice =
    'Allow it in the Content-Security-Policy if the page needs it, or remove it from the page. A script under a policy with nonces needs the nonce of the response.';
  return failIf('violations', violations, advice, 'the policy blocked nothing');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
