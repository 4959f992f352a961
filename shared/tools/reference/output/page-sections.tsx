import type { Product } from '../product.ts';
import type { Member } from '../sources/read-declarations.ts';
import type { StateKey } from '../state/read-state-keys.ts';
import { anchor, Code, ReferenceTable, Sentence } from './reference-elements.tsx';

/** Every key of the state block, by top-level key. */
export function StateSection({ stateKeys }: Product) {
  const parts = stateKeys.filter(({ path }) => !path.includes('.'));
  return parts.map((part) => (
    <section key={part.path} id={anchor('state', part.path)}>
      <h3>
        <Code>{part.path}</Code>
      </h3>
      <p>
        <Sentence text={`${part.description} Without it: ${part.without}.`} />
      </p>
      <ReferenceTable
        columns={['Key', 'Expected', 'Without it', 'What it is']}
        rows={stateKeys.filter(({ path }) => path.startsWith(`${part.path}.`)).map(stateRow)}
      />
    </section>
  ));
}

function stateRow({ path, expected, required, without, description }: StateKey) {
  return {
    id: anchor('state', path),
    cells: [
      <Code key="path">{path.slice(path.indexOf('.') + 1)}</Code>,
      <Sentence key="expected" text={expected} />,
      <Sentence
        key="without"
        text={required ? `**required**${without && `: ${without}`}` : without || '–'}
      />,
      <Sentence key="what" text={description} />,
    ],
  };
}

/** A state block for each kind of shopper. */
export function ExampleSection({ examples }: Product) {
  return examples.map(({ key, shopper, note, block }) => (
    <section key={key} id={anchor('example', key)}>
      <h3>{shopper}</h3>
      <p>
        <Sentence text={note} />
      </p>
      <pre>
        <Code>{`<script type="application/json" id="cb-state">\n${JSON.stringify(block, null, 2)}\n</script>`}</Code>
      </pre>
    </section>
  ));
}

/** The events of `document`. */
export function EventSection({ events, declarations }: Product) {
  return (
    <ReferenceTable
      columns={['Event', 'Detail', 'What it tells']}
      rows={events.map((event) => ({
        id: anchor('event', event.name),
        cells: [
          <Code key="name">{event.name}</Code>,
          <Members
            key="detail"
            members={event.members.length ? event.members : (declarations.get(event.type)?.members ?? [])}
          />,
          <Sentence key="what" text={event.doc} />,
        ],
      }))}
    />
  );
}

function Members({ members }: { members: Member[] }) {
  if (!members.length) return <>none</>;
  return (
    <ul className="members">
      {members.map(({ name, type, doc }) => (
        <li key={name}>
          <Code>{`${name}: ${type}`}</Code> <Sentence text={doc} />
        </li>
      ))}
    </ul>
  );
}

/** The members of `window.cbWidgets`. */
export function ScriptSection({ scriptAccess }: Product) {
  return (
    <ReferenceTable
      columns={['Member', 'Type', 'What it does']}
      rows={scriptAccess.map(({ name, type, doc }) => ({
        id: anchor('script', name),
        cells: [
          <Code key="name">{name}</Code>,
          <Code key="type">{type}</Code>,
          <Sentence key="what" text={doc} />,
        ],
      }))}
    />
  );
}

/** All problems and mistakes, each with its cause, its cure and what reports it. */
export function ProblemSection({ problems }: Product) {
  return (
    <ReferenceTable
      columns={['Code', 'Cause', 'Cure', 'Told by']}
      rows={problems.map(({ code, cause, cure, toldBy }) => ({
        id: anchor('problem', code),
        cells: [<Code key="code">{code}</Code>, cause, cure, toldBy.join(', ')],
      }))}
    />
  );
}
