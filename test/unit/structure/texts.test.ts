// @vitest-environment node
import { parse } from '@babel/parser';
import { traverseFast } from '@babel/types';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, type SourceFile } from './source-files.ts';

/** Attributes and props whose values somebody reads or hears. */
const READ = /^(aria-label|aria-description|alt|heading|hint|label|placeholder|text|title)$/;
const HAS_WORD = /\p{L}{2}/u;

/** Texts that a component has written out, where `config.messages` of a page can't reach them. */
function writtenOut({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  traverseFast(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    const isRead = node.type === 'JSXAttribute' && READ.test(String(node.name.name));
    const value = node.type === 'JSXText' ? node : isRead ? node.value : undefined;
    if ((value?.type === 'JSXText' || value?.type === 'StringLiteral') && HAS_WORD.test(value.value)) {
      found.push(`${path}:${value.loc?.start.line}: "${value.value.trim()}"`);
    }
  });
  return found;
}

describe('texts of components', () => {
  it('are in messages, so that a page can replace any of them [embedding Messages]', () => {
    const files = ['widgets', 'shared/ui', 'shared/connected', 'shared/embed'].flatMap((folder) =>
      filesIn(folder, ['.tsx']),
    );
    expect(files.length).toBeGreaterThan(100);
    expectNone(files.flatMap(writtenOut), 'move the text to defineMessages(…) and show it from there.');
  });

  it('are reported if they’re written in the component', () => {
    const text = [
      'const Button = () => <button type="button" aria-label="Close it">×</button>;',
      'const Line = () => <p className="cb-line">Sold out {count} · {rest}</p>;',
      'const Field = () => <Input label={messages.name} name="first name" />;',
    ].join('\n');
    expect(writtenOut({ path: 'a.tsx', text })).toEqual(['a.tsx:1: "Close it"', 'a.tsx:2: "Sold out"']);
  });
});
