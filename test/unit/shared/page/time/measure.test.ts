import { afterEach, expect, it } from 'vitest';
import { registry } from '../../../../../shared/page/registry.ts';
import { noteStep } from '../../../../../shared/page/time/measure.ts';

afterEach(() => performance.clearMeasures());

it('the time of a step starts with the widget’s loading [embedding Measures]', () => {
  registry().startedAt['mini-cart'] = 5;
  noteStep('mini-cart', 'shown');
  expect(performance.getEntriesByName('cb:mini-cart:shown')).toMatchObject([{ startTime: 5 }]);
});

it('without the loader, it starts with the page [embedding Measures]', () => {
  noteStep('site-footer', 'code');
  expect(performance.getEntriesByName('cb:site-footer:code')).toMatchObject([{ startTime: 0 }]);
});
