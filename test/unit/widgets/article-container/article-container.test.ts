import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleContainer } from '../../../../widgets/article-container/article-container.tsx';
import { keepFramesEmpty } from '../../support/frames.ts';
import { render } from '../../support/render.ts';

const DAPHNIA = { url: '/learn/articles/keeping-daphnia', title: 'Keeping Daphnia' };
const HYDRA = { url: 'https://articles.example/a-hydra-a-day', title: 'A Hydra a Day' };

keepFramesEmpty();

let waiting: { place: Element; come: () => void }[];

/** Stands for the browser's own observer: a test says when an article has come near. */
class Nearness {
  constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(place: Element): void {
    this.tell([{ isIntersecting: false }]);
    waiting.push({ place, come: () => this.tell([{ isIntersecting: true }]) });
  }
  disconnect(): void {
    waiting = waiting.filter(({ come }) => come !== this.come);
  }
  private come = () => {};
}

/** Scrolls to an article. */
async function comeNear(index: number): Promise<void> {
  await act(async () => waiting[index]?.come());
}

const frames = (page: Element) => [...page.querySelectorAll('iframe')];
const headings = (page: Element) => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('IntersectionObserver', Nearness);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an article', () => {
  it('is a frame at its link, with its title as heading and name [2 §2 Articles]', async () => {
    const page = await render(ArticleContainer, { articles: [DAPHNIA] });
    await comeNear(0);
    const [frame] = frames(page);
    expect(frame?.src).toBe('http://shop.test/learn/articles/keeping-daphnia');
    expect(frame?.title).toBe('Keeping Daphnia');
    expect(headings(page)).toEqual(['Keeping Daphnia']);
    const article = page.querySelector('article');
    expect(article?.getAttribute('aria-labelledby')).toBe(article?.querySelector('h3')?.id);
  });

  it.each([DAPHNIA, HYDRA])(
    'is in a sandbox without an origin, and isn’t told where it is: $url [S4]',
    async (article) => {
      const page = await render(ArticleContainer, { articles: [article] });
      await comeNear(0);
      const [frame] = frames(page);
      expect(frame?.getAttribute('sandbox')).toBe(
        'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
      );
      expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
    },
  );

  it('keeps its own origin if the page asks for it, but never the shop’s [embedding Articles]', async () => {
    const articles = [
      { ...HYDRA, sandbox: 'same-origin' },
      { ...DAPHNIA, sandbox: 'same-origin' },
      { ...HYDRA, sandbox: 'allow-same-origin allow-forms' },
    ];
    const page = await render(ArticleContainer, { articles });
    for (const index of articles.keys()) await comeNear(index);
    const keeps = frames(page).map((frame) =>
      frame.getAttribute('sandbox')?.split(' ').includes('allow-same-origin'),
    );
    expect(keeps).toEqual([true, false, false]);
    expect(frames(page)[2]?.getAttribute('sandbox')).not.toContain('allow-forms');
    const told = vi.mocked(console.error).mock.calls.map(([text]) => text);
    expect(told).toEqual([
      expect.stringContaining('found "same-origin" at "/learn'),
      expect.stringContaining('found "allow-same-origin allow-forms"'),
    ]);
  });

  it('loads when it comes near, not before, and independently [2 §2 Articles]', async () => {
    const page = await render(ArticleContainer, { articles: [DAPHNIA, HYDRA] });
    expect(frames(page)).toEqual([]);
    expect(headings(page)).toEqual(['Keeping Daphnia', 'A Hydra a Day']);
    await comeNear(1);
    expect(frames(page).map(({ title }) => title)).toEqual(['A Hydra a Day']);
  });

  it('is as high as the page says, and as high as the others if that isn’t a height [2 §2 Articles]', async () => {
    const articles = [
      { ...DAPHNIA, height: 480 },
      HYDRA,
      { ...HYDRA, height: '9' },
      { ...HYDRA, height: 5000 },
    ];
    const page = await render(ArticleContainer, { articles });
    const heights = [...page.querySelectorAll<HTMLElement>('article')].map(({ style }) =>
      style.getPropertyValue('--cb-frame-height'),
    );
    expect(heights).toEqual(['480px', '', '', '']);
    const told = vi.mocked(console.error).mock.calls.map(([text]) => text);
    expect(told).toEqual([expect.stringContaining('found "9"'), expect.stringContaining('found 5000')]);
  });

  it('is announced as loading until it has loaded [2 §2 Articles]', async () => {
    const page = await render(ArticleContainer, { articles: [DAPHNIA] });
    await comeNear(0);
    expect(page.textContent).toContain('Loading');
    await act(async () => void frames(page)[0]?.dispatchEvent(new Event('load')));
    expect(page.textContent).not.toContain('Loading');
    expect(frames(page)).toHaveLength(1);
  });

  it('can be opened in its own window, even before it has loaded [2 §2 Articles]', async () => {
    const page = await render(ArticleContainer, { articles: [HYDRA] });
    const link = page.querySelector('a');
    expect(link?.textContent).toBe('Open in a new window A Hydra a Day');
    expect(link?.href).toBe(HYDRA.url);
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it('has a heading and a name even without a title [2 §2 Articles]', async () => {
    const page = await render(ArticleContainer, { articles: [{ ...DAPHNIA, title: ' ' }] });
    await comeNear(0);
    expect(headings(page)).toEqual(['Article']);
    expect(frames(page)[0]?.title).toBe('Article');
  });

  it('shows markup in its title as text [2 §2 Articles]', async () => {
    const page = await render(ArticleContainer, { articles: [{ ...DAPHNIA, title: '<b>Bold</b>' }] });
    expect(headings(page)).toEqual(['<b>Bold</b>']);
  });
});

describe('an article whose address isn’t allowed in a frame', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://shop.test/1',
    'http://articles.example/plain',
    '//user:word@articles.example/',
    'https:\\\\articles.example',
    '',
  ])('is shown as its title and a sentence, without frame or link: %s [S4]', async (url) => {
    const page = await render(ArticleContainer, { articles: [{ url, title: 'Odd' }, DAPHNIA] });
    expect(headings(page)).toEqual(['Odd', 'Keeping Daphnia']);
    const [odd] = page.querySelectorAll('article');
    expect(odd?.textContent).toBe('OddWe can’t show this article here.');
    expect(odd?.querySelector('a, iframe')).toBeNull();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringContaining(JSON.stringify(url)), 'article-container'],
    ]);
    await comeNear(0);
    expect(frames(page).map(({ title }) => title)).toEqual(['Keeping Daphnia']);
  });
});

describe('no articles', () => {
  it.each([[undefined], [[]]])('take no space: %s [2 §2 Articles]', async (articles) => {
    const page = await render(ArticleContainer, { articles });
    expect(page.innerHTML).toBe('<div></div>');
    expect(console.error).not.toHaveBeenCalled();
  });
});
