/** An article that pages show in a frame. */
export interface Article {
  slug: string;
  title: string;
  paragraphs: readonly string[];
  /** The height of its frame in px, if it differs from the default. */
  height?: number;
}

/** All articles. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'keeping-daphnia',
    title: 'Keeping Daphnia',
    height: 480,
    paragraphs: [
      'Daphnia come in a jar that is too small for them. Move them to a wide bowl on the day they arrive.',
      'Feed a pinch of yeast, stirred into water, every other day. Water that stays cloudy has had too much.',
      'Young ones hatch within ten days. A culture that is split in two is a culture that survives the holidays.',
    ],
  },
  {
    slug: 'a-hydra-a-day',
    title: 'A Hydra a Day',
    paragraphs: [
      'Cut a hydra in two and there are two hydras by Friday. No other animal makes the point as well.',
      'Draw it each day at the same hour. The buds are easier to see than to draw.',
    ],
  },
  {
    slug: 'what-the-water-says',
    title: 'What the Water Says',
    paragraphs: [
      'Mayflies say that the water is clean, bloodworms that it is not. Most ponds have something to say in between.',
    ],
  },
];

/** Returns the address of an article. */
export function articleUrl({ slug }: Article): string {
  return `/learn/articles/${slug}`;
}
