// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, withSections } from '../../../../shared/tools/generated-sections.ts';
import { policyFor } from '../../../../shared/tools/policies.ts';
import { ROOT } from '../../structure/source-files.ts';

describe('a generated section', () => {
  it.each(DOCUMENTS)('of %s matches its table [embedding Files, embedding Reference]', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(text).toContain('<!-- generated: ');
    expect(text === withSections(text), `${path} is out of step: run "npm test -- --accept"`).toBe(true);
  });

  it('replaces the old section, and nothing else', () => {
    const text =
      'a\n<!-- generated: caching -->\nformer text\n<!-- end -->\nb\n<!-- generated: files -->\n<!-- end -->\nc';
    const written = withSections(text.replace('files -->\n', 'files -->\n\n'));
    expect(written).toMatch(/^a\n<!-- generated: caching -->\n\| file \|/);
    expect(written).not.toContain('former text');
    expect(written).toMatch(/<!-- end -->\nb\n<!-- generated: files -->\n\| file \|[\s\S]*<!-- end -->\nc$/);
    expect(withSections(written)).toBe(written);
  });

  it('must exist', () => {
    expect(() => withSections('<!-- generated: weather -->\n\n<!-- end -->')).toThrow(
      /no generated section "weather"/,
    );
  });
});

describe('a case’s policy', () => {
  it('allows the origin of the files, and no other [embedding Policy]', () => {
    const policy = (name: Parameters<typeof policyFor>[0]) =>
      policyFor(name, { nonce: 'n', files: 'https://files.example' }).join('; ');
    expect(policy('own')).not.toMatch(/files\.example|nonce|strict/);
    expect(policy('own-nonce')).toContain("script-src 'nonce-n' 'strict-dynamic'; style-src 'self';");
    expect(policy('other')).toContain(
      "script-src 'self' https://files.example; style-src 'self' https://files.example;",
    );
    expect(policy('other-nonce')).toContain("'strict-dynamic'; style-src 'self' https://files.example;");
    expect(policy('other-map')).toContain("script-src 'self' https://files.example 'nonce-n';");
  });
});
