import { afterEach, expect, it } from 'vitest';
import { onlyOwn } from '../../../../shared/domain/only-own.ts';

const common = Object.prototype as Record<string, unknown>;

afterEach(() => {
  delete common.error;
});

it('a missing property stays missing if a script of the page has added it to all objects [reliability Legacy built-ins]', () => {
  common.error = 'from the page';
  const reply: { email: string; error?: string } = { email: 'dana@school.example' };
  expect(reply.error).toBe('from the page');
  expect(onlyOwn(reply).error).toBeUndefined();
  expect({ ...onlyOwn(reply) }).toEqual(reply);
});
