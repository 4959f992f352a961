import type { Product } from '../product.ts';
import { anchor, Code, ReferenceTable } from './reference-elements.tsx';

/** Every text that a page may replace. */
export function MessageSection({ messages }: Product) {
  const groups = [...new Set(messages.map(({ widget }) => widget))];
  return groups.map((group) => (
    <section key={group} id={anchor('messages', group)}>
      <h3>
        <Code>{group}</Code>
      </h3>
      <ReferenceTable
        columns={['Key', 'Text']}
        rows={messages
          .filter(({ widget }) => widget === group)
          .map(({ key, text }) => ({
            id: anchor('message', group, key),
            cells: [<Code key="key">{key}</Code>, text],
          }))}
      />
    </section>
  ));
}

/** The theming tokens. */
export function TokenSection({ tokens }: Product) {
  return (
    <ReferenceTable
      columns={['Token', 'Default', 'Used in']}
      rows={tokens.map(({ name, default: value, usedIn }) => ({
        id: anchor('token', name.slice(2)),
        cells: [
          <Code key="name">{name}</Code>,
          <Code key="default">{value}</Code>,
          ownersOf(usedIn).join(', '),
        ],
      }))}
    />
  );
}

/** Names style sheets by their owner: widgets by name, shared ones by subject. */
function ownersOf(paths: string[]): string[] {
  const owners = paths.map((path) => {
    const [, widget, shared] = /^widgets\/([^/]+)\/|^shared\/styles\/(.+)\.css$/.exec(path) ?? [];
    return widget ?? `shared ${shared}`;
  });
  return [...new Set(owners)].sort();
}
