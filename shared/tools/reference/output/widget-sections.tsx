import type { Product, Widget } from '../product.ts';
import { anchor, Code, Markdown, ReferenceTable, Sentence } from './reference-elements.tsx';

/** All widgets: a table, then a section for each. */
export function WidgetSections({ widgets }: Product) {
  return (
    <>
      <ul className="overview">
        {widgets.map(({ name, description }) => (
          <li key={name}>
            <a href={`#${anchor('widget', name)}`}>
              <Code>{name}</Code>
            </a>{' '}
            {description}
          </li>
        ))}
      </ul>
      {widgets.map((widget) => (
        <WidgetSection key={widget.name} widget={widget} />
      ))}
    </>
  );
}

function WidgetSection({ widget }: { widget: Widget }) {
  const { name, description, load, routes, attributes, slots, states, shownStates, calls, events } = widget;
  return (
    <section id={anchor('widget', name)}>
      <h3>
        <Code>{name}</Code>
      </h3>
      <p>{description}</p>
      <pre>
        <Code>{mountPoint(widget)}</Code>
      </pre>
      <dl>
        <dt>Element</dt>
        <dd>
          <Code>{`<cb-${name}>`}</Code>, from <Code>{`${name}.js`}</Code>
        </dd>
        <dt>Loaded</dt>
        <dd>
          <Code>{load}</Code>, unless <Code>data-cb-load</Code> says otherwise
        </dd>
        <dt>In the demo shop</dt>
        <dd>
          <Sentence
            text={routes.map((route) => (route.startsWith('/') ? `\`${route}\`` : route)).join(', ')}
          />
        </dd>
        <dt>Sends</dt>
        <dd>
          <Sentence
            text={events.map((event) => `[\`${event.name}\`](#${anchor('event', event.name)})`).join(', ')}
          />
        </dd>
      </dl>
      <h4>Attributes</h4>
      {attributes.length === 0 && <p>None.</p>}
      {attributes.length > 0 && (
        <ReferenceTable
          columns={['Attribute', 'Expected', 'Default', 'What it does']}
          rows={attributes.map((attribute) => ({
            id: anchor('attribute', name, attribute.name),
            cells: [
              <Code key="name">{attribute.name}</Code>,
              attribute.expected,
              attribute.required ? (
                <strong key="default">required</strong>
              ) : (
                <Default key="default" value={attribute.default} />
              ),
              <Sentence key="what" text={attribute.description} />,
            ],
          }))}
        />
      )}
      {slots.length > 0 && (
        <>
          <h4>Slots</h4>
          <ReferenceTable
            columns={['Slot', 'Where the content goes']}
            rows={slots.map((slot) => ({
              id: anchor('slot', name, slot.name),
              cells: [<Code key="name">{slot.name}</Code>, <Sentence key="what" text={slot.description} />],
            }))}
          />
        </>
      )}
      <h4>States</h4>
      <Markdown text={states} />
      {shownStates.length > 0 && (
        <>
          <p>Each of these opens in the demo shop that serves this page:</p>
          <ul className="shown-states">
            {shownStates.map(({ id, title, kind }) => (
              <li key={id}>
                <a href={`/states/${id}`}>{title}</a> <small>{kind}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>Calls</h4>
      {calls.length === 0 && <p>None.</p>}
      {calls.length > 0 && (
        <ul className="calls">
          {calls.map(({ method, path, description: told }) => (
            <li key={path}>
              <Code>{`${method} ${path}`}</Code> <Sentence text={told} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Default({ value }: { value: string }) {
  return value ? <Code>{value}</Code> : <>none</>;
}

/** A mount point with its required attributes. */
function mountPoint({ name, attributes }: Widget): string {
  const required = attributes.filter((attribute) => attribute.required);
  const written = required.map((attribute) => ` ${attribute.name}="${attribute.words?.[0] ?? '…'}"`).join('');
  return `<div data-cb-widget="${name}"${written}>…</div>`;
}
