import type { DescribedAttributes } from '../../../../../demo-pages/server/workbench/snippets/write-snippets.ts';

/** Attributes whose texts have a special form. */
const OWN: Record<string, string> = {
  'data-articles':
    '[{"url": "/learn/articles/daphnia", "title": "It\'s a \\"flea\\" for #{pond} & Co", "height": 300}]',
  'data-sections': 'shop,learn',
  'data-form-url': '/forms/catalog',
};

/** A text that each attribute of a widget accepts, and, if there is a choice, not the default. */
export function sampleTexts(attributes: DescribedAttributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, { type, default: usual }]) => {
      const words = [...type.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
      const [, most] = /to (\d+)$/.exec(type) ?? [];
      return [name, OWN[name] ?? words.find((word) => word !== String(usual)) ?? most ?? '/path?a=1&b=2'];
    }),
  );
}
