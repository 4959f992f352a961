import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryMessage, takeCarriedMessage } from '../../../../shared/page/carried-message.ts';

const DELETED = { tone: 'success', text: 'List(s) successfully deleted.' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a message carried to the next page', () => {
  it('is read there, once [2 §8]', () => {
    carryMessage(DELETED);
    expect(takeCarriedMessage()).toEqual(DELETED);
    expect(takeCarriedMessage()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('gives way to a newer one', () => {
    carryMessage({ tone: 'info', text: 'Old' });
    carryMessage(DELETED);
    expect(takeCarriedMessage()).toEqual(DELETED);
  });

  it('is no news after a minute', () => {
    carryMessage(DELETED);
    vi.advanceTimersByTime(60_000);
    expect(takeCarriedMessage()).toBeUndefined();
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
    expect(takeCarriedMessage()).toBeUndefined();
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
    carryMessage(DELETED);
    expect(takeCarriedMessage()).toEqual(DELETED);
    expect(takeCarriedMessage()).toBeUndefined();
  });
});
