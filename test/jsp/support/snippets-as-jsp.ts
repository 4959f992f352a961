import {
  type DescribedAttributes,
  writeSnippets,
} from '../../../demo-pages/server/workbench/snippets/write-snippets.ts';
import { readKnownWidgets } from '../../../shared/tools/known-widgets.ts';
import { sampleTexts } from '../../unit/demo-pages/server/workbench/snippet-samples.ts';

/** Writes one JSP with the snippets of all widgets, with all of their attributes. */
export async function snippetsAsJsp(): Promise<string> {
  const widgets = await readKnownWidgets();
  const tags = [...widgets].map(([name, { attributes }]) => {
    const described = attributes as unknown as DescribedAttributes;
    return writeSnippets(name, described, sampleTexts(described)).jsp;
  });
  return `<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>\n${tags.join('\n')}\n`;
}
