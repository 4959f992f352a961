/**
 * The fragments that a template puts into its head [embedding Head]. Each loads the loader of one release. Only
 * addresses of a release have integrity values, because the files at other addresses may change.
 *
 * All text is ASCII, because a JSP container may read it in an encoding other than UTF-8.
 */

/** Templates replace both before they send the page. */
export const NONCE = '__CSP_NONCE__';
const CDN_ORIGIN = '__CDN_ORIGIN__';

/**
 * Writes all fragments.
 * @import { Built } from './build-release.mjs'
 * @import { Outputs, WidgetFiles } from './outputs.mjs'
 * @typedef {{outputs: Omit<Outputs, 'loads' | 'inputsOf'>, directory: string, isElsewhere: boolean, nonce?: string}} Target
 *   directory: the address of the release; isElsewhere: whether it has another origin
 * @param {Pick<Built, 'release' | 'base' | 'widgets'> & Pick<Target, 'outputs'>} built
 * @returns {Map<string, string>} by path below the root of the folder
 */
export function headFragments({ release, base, widgets, outputs }) {
  const isElsewhere = !base.startsWith('/');
  const here = { outputs, directory: `${base}releases/${release}/`, isElsewhere };
  const cdn = { ...here, directory: isElsewhere ? here.directory : CDN_ORIGIN + here.directory };
  const withNonce = { ...here, nonce: NONCE };
  const fromCdn = { ...cdn, nonce: NONCE, isElsewhere: true };
  return new Map(
    /** @type {[string, string][]} */ ([
      ['head.html', page(here)],
      ['head-nonce.html', strict(withNonce, widgets)],
      ['head-cdn.html', strict(fromCdn, widgets)],
      ...widgets.flatMap(({ name }) => {
        const files = outputs.widget(name);
        return [
          [`head/${name}.html`, widget(here, files)],
          [`head/${name}-nonce.html`, widget(withNonce, files)],
          [`head/${name}-cdn.html`, widget(fromCdn, files)],
        ];
      }),
    ]),
  );
}

/** The elements that every page needs, with the integrity of all modules that it may load later. */
function strict(/** @type {Target} */ target, /** @type {Built['widgets']} */ widgets) {
  const later = widgets.flatMap(({ name }) => target.outputs.widget(name).css.slice(1));
  return [
    importMap(target),
    page(target),
    ...later.map((file) => stylesheet(target, file, ' disabled')),
  ].join('');
}

/** The elements that every page needs. */
function page(/** @type {Target} */ target) {
  const core = target.outputs.core();
  return [
    stylesheet(target, target.outputs.baseStyles()),
    ...(core ? [preload(target, core)] : []),
    // Twice: at once, for a page that is still being parsed, and in the order of deferred scripts, which may rely on it.
    ...[' async', ''].map(
      (when) =>
        `<script type="module"${when} src="${target.directory}loader.js"${guards(target, 'loader.js')}${nonce(target)}></script>\n`,
    ),
  ].join('');
}

/**
 * Links for one widget and its prefetched modules: the loader finds these links and adds none. The first rows don't need
 * what is prefetched, so that leaves the line to everything else.
 */
function widget(/** @type {Target} */ target, /** @type {WidgetFiles} */ { file, imports, prefetched, css }) {
  const { outputs } = target;
  const isOwn = (/** @type {string} */ path) => path !== outputs.core();
  const styles = css.filter((path) => path !== outputs.baseStyles());
  return [
    ...styles.map((path) => stylesheet(target, path)),
    ...[file, ...imports].filter(isOwn).map((path) => preload(target, path)),
    ...prefetched.filter(isOwn).map((path) => preload(target, path, ' fetchpriority="low"')),
  ].join('');
}

/** The integrity of every module, including lazy ones. Must precede the first module. */
function importMap(/** @type {Target} */ target) {
  const { outputs, directory } = target;
  const integrity = outputs.scripts().map((file) => [directory + file, outputs.integrity(file)]);
  const map = JSON.stringify({ integrity: Object.fromEntries(integrity) }, null, 1);
  return `<script type="importmap"${nonce(target)}>\n${map}\n</script>\n`;
}

/** An import map doesn't cover stylesheets. A disabled one is fetched and verified when its widget enables it. */
function stylesheet(/** @type {Target} */ target, /** @type {string} */ file, disabled = '') {
  return `<link rel="stylesheet" href="${target.directory}${file}"${guards(target, file)}${disabled}>\n`;
}

function preload(/** @type {Target} */ target, /** @type {string} */ file, priority = '') {
  return `<link rel="modulepreload" href="${target.directory}${file}"${priority}${guards(target, file)}${nonce(target)}>\n`;
}

/** Without `crossorigin`, browsers can't verify files of another origin, and refuse them. */
function guards(/** @type {Target} */ { outputs, isElsewhere }, /** @type {string} */ file) {
  return ` integrity="${outputs.integrity(file)}"${isElsewhere ? ' crossorigin' : ''}`;
}

function nonce(/** @type {Target} */ target) {
  return target.nonce ? ` nonce="${target.nonce}"` : '';
}
