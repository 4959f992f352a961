import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFlashMessage, takeFlashMessage } from '../../../../shared/page/flash-message.ts';

const DELETED = { tone: 'success', text: 'List(s) successfully deleted.' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a flash message', () => {
  it('is read there, once [2 §8]', () => {
    setFlashMessage(DELETED);
    expect(takeFlashMessage()).toEqual(DELETED);
    expect(takeFlashMessage()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('gives way to a newer one', () => {
    setFlashMessage({ tone: 'info', text: 'Old' });
    setFlashMessage(DELETED);
    expect(takeFlashMessage()).toEqual(DELETED);
  });

  it('is no news after a minute', () => {
    setFlashMessage(DELETED);
    vi.advanceTimersByTime(60_000);
    expect(takeFlashMessage()).toBeUndefined();
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '"text"',
    '{"tone":"success","text":"No time"}',
    `{"tone":"success","text":"Later","at":${Date.UTC(2999, 0)}}`,
    `{"tone":"purple","text":"Odd","at":0}`,
    `{"tone":"info","text":{"a":1},"at":0}`,
    `{"tone":"info","text":"","at":0}`,
  ])('is none where the storage holds %s', (stored) => {
    vi.setSystemTime(1000);
    sessionStorage.setItem('cb:message', stored);
    expect(takeFlashMessage()).toBeUndefined();
    expect(sessionStorage.getItem('cb:message')).toBeNull();
  });

  it('is kept for this page where storage is blocked [reliability]', () => {
    vi.stubGlobal('sessionStorage', {
      get getItem(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
      get setItem(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    setFlashMessage(DELETED);
    expect(takeFlashMessage()).toEqual(DELETED);
    expect(takeFlashMessage()).toBeUndefined();
  });
});
