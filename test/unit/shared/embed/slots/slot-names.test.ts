// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findWidgets, readDefinitions } from '../../../../../shared/build/find-widgets.mjs';
import { SLOTS } from '../../../../../shared/embed/slots/slot-names.ts';
import { ROOT } from '../../../structure/source-files.ts';

/** The places that the components of a widget render. */
function placesOf(widget: string): string[] {
  const folder = join(ROOT, 'widgets', widget);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/data-cb-place="([\w-]+)"/g)].map(([, name = '']) => name),
  );
}

it('each slot of a widget is used in it, is described, and is known to debug mode [embedding Slots]', async () => {
  const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
  for (const [widget, { documentation }] of definitions) {
    const known = (SLOTS as Record<string, readonly string[]>)[widget] ?? [];
    expect(Object.keys(documentation.slots ?? {}).sort(), widget).toEqual([...known].sort());
    expect(placesOf(widget).sort(), widget).toEqual([...known].sort());
  }
});
