// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DescribedAttributes,
  writeSnippets,
} from '../../../../../demo-pages/server/workbench/snippets/write-snippets.ts';
import { type KnownWidgets, readKnownWidgets } from '../../../../../shared/tools/known-widgets.ts';
import { checkTemplates } from '../../../../../shared/tools/templates/check-templates.ts';
import { sampleTexts } from './snippet-samples.ts';

let widgets: KnownWidgets;
beforeAll(async () => {
  widgets = await readKnownWidgets();
});

/** The part that the page of snippets adds to the head, in its plainest form. */
const LOADER = '<script type="module" src="/widgets/loader.js"></script>';

const page = (head: string, body: string) =>
  `<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %><html><head>${head}</head><body>${body}</body></html>`;

describe('the snippets', () => {
  it('of every widget are what its definition accepts, with every attribute, as HTML and as JSP [workbench Snippets]', () => {
    const sources = [...widgets].flatMap(([name, { attributes }]) => {
      const described = attributes as unknown as DescribedAttributes;
      const { mountPoint, jsp, head, jspHead } = writeSnippets(name, described, sampleTexts(described));
      for (const attribute of Object.keys(attributes)) expect(mountPoint).toContain(` ${attribute}="`);
      const sound = head.replaceAll('{…}', '{}') + LOADER;
      return [
        { path: `${name}.html`, text: page(sound, mountPoint) },
        { path: `${name}.jsp`, text: page(jspHead, jsp) },
      ];
    });
    expect(sources).toHaveLength(2 * widgets.size);
    const isMistake = ({ level }: { level: string }) => level !== 'note';
    expect(checkTemplates(sources, widgets).filter(isMistake)).toEqual([]);
  });

  it('leave out defaults and empty values [workbench Snippets]', () => {
    const described = {
      'data-rows': { type: 'a whole number from 1 to 20', description: '', default: 1 },
      'data-note': { type: 'a text', description: '' },
    };
    expect(
      writeSnippets('quick-order', described, { 'data-rows': '1', 'data-note': '' }).mountPoint,
    ).toContain('<div data-cb-widget="quick-order">');
  });

  it('don’t let a text end an attribute or become an expression [workbench Snippets]', () => {
    const described = { 'data-note': { type: 'a text', description: '' } };
    const { mountPoint, jsp } = writeSnippets('quick-order', described, {
      'data-note': `"><script>'\${1+1}<% out %>\\`,
    });
    expect(mountPoint).toContain('data-note="&#34;&gt;&lt;script&gt;&#39;');
    expect(jsp).toContain(`note='"><script>\\'\\\${1+1}<\\% out %>\\\\'`);
  });
});
