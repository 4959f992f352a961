/** The files that describe the build to templates and tools. */

const BASE = '/widgets/';

/**
 * `manifest.json`: what a template needs for preload hints and integrity.
 * @param {object} build `{version, runtime, widgets, definitions, outputs}` as `build.mjs` has them
 */
export function manifest({ version, runtime, widgets, definitions, outputs }) {
  const entry = (file) => ({ file, integrity: outputs.integrity(file) });
  return {
    version,
    runtime,
    loader: entry('loader.js'),
    widgets: Object.fromEntries(
      widgets.map(({ name }) => {
        const { file, css, imports } = outputs.widget(name);
        return [
          name,
          {
            ...entry(file),
            css: css.map(entry),
            imports: imports.map(entry),
            attributes: definitions.get(name).attributes,
          },
        ];
      }),
    ),
  };
}

/**
 * `head.html`: the fragment for the strict set-up. Its import map carries an integrity value for every
 * module, those that are imported later included; the page's stylesheets beyond the common one are
 * linked by the widgets that stand on it.
 */
export function headFragment({ outputs }) {
  const integrity = Object.fromEntries(
    outputs.scripts().map((file) => [`${BASE}${file}`, outputs.integrity(file)]),
  );
  const map = JSON.stringify({ imports: {}, integrity }, null, 1).replaceAll('<', '\\u003c');
  const links = outputs
    .commonStyles()
    .map((file) => `<link rel="stylesheet" href="${BASE}${file}" integrity="${outputs.integrity(file)}">\n`);
  return `<script type="importmap" nonce="__CSP_NONCE__">
${map}
</script>
${links.join('')}<script type="module" src="${BASE}loader.js" integrity="${outputs.integrity('loader.js')}"></script>
`;
}

/** `custom-elements.json`: a Custom Elements Manifest, one module and one element for each widget. */
export function customElements({ widgets, definitions }) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: widgets.map(({ name }) => elementModule(definitions.get(name))),
  };
}

function elementModule({ definition, attributes }) {
  const { name, description, events = [] } = definition;
  const tagName = `cb-${name}`;
  const className = name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
  const path = `${name}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: Object.entries(attributes).map(([attribute, described]) => ({
          name: attribute,
          description: described.description,
          type: { text: described.type },
          ...(described.default === undefined ? {} : { default: String(described.default) }),
        })),
        events: events.map((event) => ({ name: event, type: { text: 'CustomEvent' } })),
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: tagName, declaration: { name: className, module: path } },
    ],
  };
}
