/** The rules about the content and the events of a page. */
import { Parser } from 'htmlparser2';
import { apiBaseIn } from '../../page/state-block.ts';
import type { KnownWidgets } from '../known-widgets.ts';
import { isCode } from '../problems/problem-table.ts';
import { findBlockMistakes } from '../state-block-mistakes.ts';
import { checkMount } from '../templates/check-mount.ts';
import { checkSlot } from '../templates/check-slot.ts';
import { readSource, readTemplate } from '../templates/template-file.ts';
import type { SeenPage } from './seen-page.ts';
import { type Fault, failIf, pass, unknown, type Verdict } from './verdict.ts';

/** Checks that the page loads one loader, and that the loader has run. */
export function judgeLoader({ loaders, classicLoaders, version }: SeenPage): Verdict {
  const faults: Fault[] = classicLoaders.map((src) => ['classic-loader', src]);
  if (loaders.length + faults.length === 0) {
    faults.push(['no-loader', 'the page has no <script type="module" src=".../loader.js">']);
  }
  if (loaders.length > 1) {
    faults.push(['loader-twice', `the page has ${loaders.length} loaders: ${loaders.join(', ')}`]);
  }
  if (loaders.length > 0 && version === undefined) {
    faults.push(['loader-not-run', `${loaders[0]} has not run`]);
  }
  return failIf('loader', faults, `version ${version}`);
}

/** Checks that the current release runs, and not the one before it. */
export function judgeRelease({ problems, version }: SeenPage): Verdict {
  if (version === undefined) return unknown('release', 'loader.js has not run');
  const faults = problems
    .filter(({ code }) => code === 'release-fell-back')
    .map((): Fault => ['release-fell-back', `${version} runs, and not the current release`]);
  return failIf('release', faults, 'the release that loader.js belongs to runs');
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
  const faults: Fault[] = late ? [['late-import-map', `the import map comes after ${module}`]] : [];
  return failIf('import-map', faults, 'it comes before the first module');
}

/** Checks the state block as the browser parsed it. */
export function judgeStateBlock({ stateBlocks }: SeenPage, widgets: KnownWidgets): Verdict {
  const [first, ...more] = stateBlocks;
  const verdict = (...faults: Fault[]) =>
    failIf('state-block', faults, 'the page has one, and all of its keys are known');
  if (!first) return verdict(['state-block-missing', 'the page has none']);
  if (more.length > 0) return verdict(['state-block-twice', `the page has ${stateBlocks.length} of them`]);
  if (!first.isJsonScript) {
    return verdict(['state-block-element', 'it is not a script of type application/json']);
  }
  const block = parse(first.text);
  if (block?.constructor !== Object)
    return verdict(['bad-state-block', `it is not a JSON object: ${first.text.trim().slice(0, 60)}`]);
  const mistakes = findBlockMistakes(block, widgets.keys());
  return verdict(
    ...mistakes.map(({ code, found, near }): Fault => [code, near ? `${found}.${near}` : found]),
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
  const faults = findings.map(({ rule, line, found }): Fault => [rule, `line ${line}: ${found}`]);
  return failIf('mount-points', faults, `${mounts.length}, with known names and attributes`);
}

/** Checks that each widget has mounted. */
export function judgeWidgets({ mounts, problems, version }: SeenPage, widgets: KnownWidgets): Verdict {
  const known = mounts.filter(({ name }) => widgets.has(name));
  if (known.length === 0) return unknown('widgets', 'the page mounts none');
  const faults = known
    .filter(({ state }) => state === 'failed' || state === 'waiting')
    .map(({ name, state, reason }): Fault => {
      if (version === undefined) return ['loader-not-run', `${name}: has not mounted`];
      if (state === 'waiting') return ['not-mounted', `${name}: has not mounted`];
      const isLost = problems.some(({ code }) => code === 'widget-not-loaded');
      return [isLost ? 'widget-not-loaded' : 'widget-failed', `${name}: failed, ${reason ?? ''}`];
    });
  const off = known.filter(({ state }) => state === 'off').length;
  return failIf('widgets', faults, `${known.length - off} mounted${off ? `, ${off} off` : ''}`);
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
  const faults = calls.flatMap(({ path, status, type, isJson, redirectedTo }): Fault[] => {
    if (redirectedTo !== undefined) return [['redirected', `${path}: redirected to ${redirectedTo}`]];
    if (status === 0) return [['call-failed', `${path}: no response, ${type}`]];
    if (status < 200 || status > 299) return [['call-failed', `${path}: status ${status}`]];
    return isJson ? [] : [['reply-not-json', `${path}: not JSON, content-type ${type || 'none'}`]];
  });
  return failIf('calls', faults, `${calls.length} calls were answered with JSON`);
}

/** Checks that nothing was thrown or written to the console as an error. */
export function judgeErrors({ errors }: SeenPage): Verdict {
  return failIf('errors', errors.map(readError), 'the console has no error');
}

/** Errors of the widgets begin with the name of the package and a code. */
function readError(line: string): Fault {
  const [, code = ''] = /^\[catalogue-islands\] ([\w-]+): /.exec(line) ?? [];
  return [isCode(code) ? code : 'page-error', line];
}

/** Checks that the policy blocked nothing. */
export function judgeViolations({ violations }: SeenPage): Verdict {
  const faults = violations.map((violation): Fault => ['policy-violation', violation]);
  return failIf('violations', faults, 'the policy blocked nothing');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
