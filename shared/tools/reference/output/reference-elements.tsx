import { marked } from 'marked';
import type { ReactNode } from 'react';

/** The id of an entry: 'problem unknown-widget' → 'problem-unknown-widget'. */
export function anchor(...parts: string[]): string {
  return parts
    .join('-')
    .replace(/\[\]/g, '')
    .replace(/[^\w.-]+/g, '-');
}

/** Markdown of the project's own documents. */
export function Markdown({ text }: { text: string }) {
  const markup = marked.parse(text, { async: false });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the sources, not from a page
  return <div className="prose" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** A sentence of Markdown, within a line. */
export function Sentence({ text }: { text: string }) {
  const markup = marked.parseInline(text, { async: false });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the sources, not from a page
  return <span dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** A row, with the id for links to it. */
export interface Row {
  id: string;
  cells: ReactNode[];
}

/** A table whose first column names the entries; in a narrow window each entry becomes a block. */
export function ReferenceTable({ columns, rows }: { columns: string[]; rows: Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...cells] }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <a href={`#${id}`}>{first}</a>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Code in the text. */
export function Code({ children }: { children: ReactNode }) {
  return <code>{children}</code>;
}
