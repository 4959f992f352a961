/** The files of a new widget, each a small example of what it is for. */

/** What a new widget is called in its different places. */
export interface WidgetNames {
  /** In HTML: 'stock-alert'. */
  name: string;
  /** In code: 'StockAlert'. */
  component: string;
  /** On the page: 'Stock Alert'. */
  title: string;
}

/**
 * Derives the other names of a widget.
 * @param name in HTML
 * @throws if it isn't made of words with hyphens between them
 */
export function namesOf(name: string): WidgetNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}": expected words in small letters with hyphens between them, such as stock-alert`,
    );
  }
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { name, component: words.join(''), title: words.join(' ') };
}

/** Returns the new files by their path. */
export function filesOf({ name, component, title }: WidgetNames): Map<string, string> {
  const home = `widgets/${name}`;
  const camel = component.charAt(0).toLowerCase() + component.slice(1);
  return new Map([
    [
      `${home}/index.ts`,
      `import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './${name}.css';
import { ${component} } from './${name}.tsx';
import { definition } from './${name}-definition.ts';

defineWidget(definition, ${component}, styles);
`,
    ],
    [
      `${home}/${name}-definition.ts`,
      `import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of \`${name}\`. */
export const definition = {
  name: '${name}',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: '${title}: a text, and a button that shows more of it.',
  load: 'eager',
  routes: ['/${name}'],
  attributes: {},
};
`,
    ],
    [
      `${home}/${name}-state.ts`,
      `import { atom, type ReadableAtom } from 'nanostores';

/** The state of one \`${name}\`. */
export interface ${component}State {
  $isOpen: ReadableAtom<boolean>;
  open(): void;
}

/** Creates the state of one \`${name}\`. */
export function create${component}(): ${component}State {
  const $isOpen = atom(false);
  return { $isOpen, open: () => $isOpen.set(true) };
}
`,
    ],
    [
      `${home}/${name}.tsx`,
      `import { useState } from 'react';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { create${component} } from './${name}-state.ts';

const messages = defineMessages('${name}', {
  title: '${title}',
  more: 'Show more',
  details: 'The details are here.',
});

/** A text, and a button that shows more of it. */
export function ${component}() {
  const [state] = useState(create${component});
  const isOpen = useStore(state.$isOpen);
  return (
    <div className="cb-root cb-${name}">
      <h1 className="cb-page-heading cb-${name}__heading">{messages.title}</h1>
      {isOpen ? (
        <p className="cb-${name}__text">{messages.details}</p>
      ) : (
        <Button onPress={state.open}>{messages.more}</Button>
      )}
    </div>
  );
}
`,
    ],
    [
      `${home}/${name}.css`,
      `.cb-${name} {
  display: block;
}

.cb-${name}__heading {
  margin: 0 0 16px;
}

.cb-${name}__text {
  display: block;
  margin: 0;
}
`,
    ],
    [
      `${home}/README.md`,
      `# ${name}

A text, and a button that shows more of it.

\`\`\`html
<div data-cb-widget="${name}"><h1>${title}</h1></div>
\`\`\`

Loads at once; \`data-cb-load\` changes that.

## Attributes

None.

## Connections

| | |
| --- | --- |
| Reads | Nothing |
| Calls | None |
| Events | None |
| Messages | \`config.messages['${name}']\`: \`title\`, \`more\`, \`details\` |

## States

| State | What is shown |
| --- | --- |
| Closed | The heading, and a button |
| Open | The heading, and the text |

## Accessibility

The heading is the page's \`h1\`.

## Decisions

- **The text is short at first,** because most shoppers need no more.
`,
    ],
    [
      `test/unit/widgets/${name}/${name}.test.ts`,
      `import { describe, expect, it } from 'vitest';
import { ${component} } from '../../../../widgets/${name}/${name}.tsx';
import { click, render } from '../../support/render.ts';

describe('${name}', () => {
  it('shows its text once the shopper asks for more [embedding Mount points]', async () => {
    const page = await render(${component}, {});
    expect(page.querySelector('h1')?.textContent).toBe('${title}');
    expect(page.textContent).not.toContain('The details are here.');
    await click(page.querySelector('button') as HTMLButtonElement);
    expect(page.textContent).toContain('The details are here.');
  });
});
`,
    ],
    [
      `demo-pages/server/pages/content/${name}-page.ts`,
      `import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';

/** The page with \`${name}\`. */
export function ${camel}Page(context: PageContext): Page {
  const fallback = html\`<h1>${title}</h1>\`;
  return { title: '${title}', trail: [], body: mountPointIfBuilt(context, '${name}', {}, fallback) };
}
`,
    ],
    [
      `demo-pages/server/scenarios/${name}.ts`,
      `import { type Scenario, scenariosOf } from './scenario.ts';

/** The states of \`${name}\`. */
export const ${name.replaceAll('-', '_').toUpperCase()}: readonly Scenario[] = scenariosOf('${name}', '/${name}', [
  { name: 'usual', title: '${title}', kind: 'usual', expects: '${title}' },
]);
`,
    ],
  ]);
}
