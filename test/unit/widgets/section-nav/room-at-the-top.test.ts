import { afterEach, describe, expect, it } from 'vitest';
import { giveRoomBack, keepRoom } from '../../../../widgets/section-nav/room-at-the-top.ts';

const { style } = document.documentElement;
const padding = () => style.getPropertyValue('scroll-padding-top');
const one = document.createElement('nav');
const other = document.createElement('nav');

afterEach(() => {
  giveRoomBack(one);
  giveRoomBack(other);
  document.documentElement.removeAttribute('style');
});

describe('the room that is kept at the top (WCAG 2.4.11)', () => {
  it('is as high as the bar, at each moment [2 §2]', () => {
    keepRoom(one, { top: 0, height: 48 });
    expect(padding()).toBe('calc(max(0px, 0px) + 48px)');
    expect(style.getPropertyPriority('scroll-padding-top')).toBe('important');
    keepRoom(one, { top: 60, height: 72 });
    expect(padding()).toBe('calc(max(0px, 60px) + 72px)');
    giveRoomBack(one);
    expect(padding()).toBe('');
  });

  it("is added to the page's own, which is the page's again afterwards [2 §2]", () => {
    style.setProperty('scroll-padding-top', '80px', 'important');
    keepRoom(one, { top: 0, height: 48 });
    keepRoom(one, { top: 0, height: 50 });
    expect(padding()).toBe('calc(max(80px, 0px) + 50px)');
    giveRoomBack(one);
    expect(padding()).toBe('80px');
    expect(style.getPropertyPriority('scroll-padding-top')).toBe('important');
  });

  it('is that of the higher bar where a page has two, whichever goes first [2 §2]', () => {
    keepRoom(one, { top: 0, height: 48 });
    keepRoom(other, { top: 0, height: 96 });
    expect(padding()).toBe('calc(max(0px, 0px) + 96px)');
    giveRoomBack(other);
    expect(padding()).toBe('calc(max(0px, 0px) + 48px)');
    giveRoomBack(other);
    giveRoomBack(one);
    expect(padding()).toBe('');
  });
});
