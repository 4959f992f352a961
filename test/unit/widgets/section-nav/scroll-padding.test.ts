import { afterEach, describe, expect, it } from 'vitest';
import {
  releaseScrollPadding,
  reserveScrollPadding,
} from '../../../../widgets/section-nav/scroll-padding.ts';

const { style } = document.documentElement;
const padding = () => style.getPropertyValue('scroll-padding-top');
const one = document.createElement('nav');
const other = document.createElement('nav');

afterEach(() => {
  releaseScrollPadding(one);
  releaseScrollPadding(other);
  document.documentElement.removeAttribute('style');
});

describe('the scroll padding for the bar [WCAG 2.4.11]', () => {
  it('is always as high as the bar [WCAG 2.4.11]', () => {
    reserveScrollPadding(one, { top: 0, height: 48 });
    expect(padding()).toBe('calc(max(0px, 0px) + 48px)');
    expect(style.getPropertyPriority('scroll-padding-top')).toBe('important');
    reserveScrollPadding(one, { top: 60, height: 72 });
    expect(padding()).toBe('calc(max(0px, 60px) + 72px)');
    releaseScrollPadding(one);
    expect(padding()).toBe('');
  });

  it('is added to the page’s own, which is restored afterwards [2 §2 Section navigation]', () => {
    style.setProperty('scroll-padding-top', '80px', 'important');
    reserveScrollPadding(one, { top: 0, height: 48 });
    reserveScrollPadding(one, { top: 0, height: 50 });
    expect(padding()).toBe('calc(max(80px, 0px) + 50px)');
    releaseScrollPadding(one);
    expect(padding()).toBe('80px');
    expect(style.getPropertyPriority('scroll-padding-top')).toBe('important');
  });

  it('is that of the higher bar if a page has two, whichever goes first [2 §2 Section navigation]', () => {
    reserveScrollPadding(one, { top: 0, height: 48 });
    reserveScrollPadding(other, { top: 0, height: 96 });
    expect(padding()).toBe('calc(max(0px, 0px) + 96px)');
    releaseScrollPadding(other);
    expect(padding()).toBe('calc(max(0px, 0px) + 48px)');
    releaseScrollPadding(other);
    releaseScrollPadding(one);
    expect(padding()).toBe('');
  });
});
