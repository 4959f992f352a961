import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFlashMessage, takeFlashMessage } from '../../../../../shared/page/storage/flash-message.ts';
import { printState } from '../../../support/state-block.ts';

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
  it('is read on the next page, once [2 §2 Landing banner]', () => {
    setFlashMessage(DELETED);
    expect(takeFlashMessage()).toEqual(DELETED);
    expect(takeFlashMessage()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('is replaced by a newer one', () => {
    setFlashMessage({ tone: 'info', text: 'Old' });
    setFlashMessage(DELETED);
    expect(takeFlashMessage()).toEqual(DELETED);
  });

  it('is gone after a minute', () => {
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
    `{"tone":"info","text":{"a":1},"at":0}`,
    `{"tone":"info","text":"","at":0}`,
  ])('is ignored if the storage holds %s', (stored) => {
    vi.setSystemTime(1000);
    sessionStorage.setItem('cb:message', stored);
    expect(takeFlashMessage()).toBeUndefined();
    expect(sessionStorage.getItem('cb:message')).toBeNull();
  });

  it('has the info tone if only another release knows its tone [reliability Other release]', () => {
    vi.setSystemTime(1000);
    sessionStorage.setItem('cb:message', '{"tone":"purple","text":"Odd","at":0,"icon":"star"}');
    expect(takeFlashMessage()).toEqual({ tone: 'info', text: 'Odd' });
  });

  it('is kept for this page if storage is blocked [reliability Blocked storage]', () => {
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

describe('the message that the server prints into the state block', () => {
  const MOVED = { tone: 'warning', text: 'Our warehouse is closed on Friday.' } as const;

  it('is read once, after the previous page’s message [embedding Server message]', () => {
    printState({ message: MOVED });
    setFlashMessage(DELETED);
    expect([takeFlashMessage(), takeFlashMessage(), takeFlashMessage()]).toEqual([DELETED, MOVED, undefined]);
  });

  it('has the info tone if its tone is unknown, and is reported [embedding Server message]', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    printState({ message: { tone: 'purple', text: 'Hello' } });
    expect(takeFlashMessage()).toEqual({ tone: 'info', text: 'Hello' });
    expect(errors.mock.calls[0]?.join(' ')).toContain('message.tone');
  });

  it.each([{ tone: 'info' }, { tone: 'info', text: ' ' }, { tone: 'info', text: 3 }, 'text', 7])(
    'is ignored and reported once if it is %j [embedding State block]',
    (message) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      printState({ message });
      expect(takeFlashMessage()).toBeUndefined();
      expect(takeFlashMessage()).toBeUndefined();
      expect(errors).toHaveBeenCalledOnce();
    },
  );

  it('becomes a notice, like the previous page’s message, once an island shows notices [embedding Server message]', async () => {
    printState({ message: MOVED });
    setFlashMessage(DELETED);
    const { $notices, showFlashMessages } = await import('../../../../../shared/stores/notices.ts');
    await showFlashMessages();
    await showFlashMessages();
    expect($notices.get().map(({ tone, text }) => ({ tone, text }))).toEqual([DELETED, MOVED]);
  });
});
