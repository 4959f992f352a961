/** What `?library=` may ask for: pages whose built-ins an old library has replaced. */
export const OLD_LIBRARIES = ['1.6', '1.7'] as const;

export type OldLibrary = (typeof OLD_LIBRARIES)[number];

/** Prototype.js, or what stands in for it, by version. */
export const LIBRARY_FILES: Record<OldLibrary, string> = {
  '1.6': 'as-prototype-1.6.js',
  '1.7': 'prototype-1.7.3.js',
};

/** What `?sheet=` may ask for: the site's sheet on Bootstrap 3 or 2, none of the site, or one that spoils everything. */
export const SITE_SHEETS = ['bootstrap3', 'bootstrap2', 'bare', 'hostile'] as const;

export type SiteSheet = (typeof SITE_SHEETS)[number];

const BOOTSTRAP_3 = '/vendor/bootstrap/css/bootstrap.min.css';

/** The sheets of a page, in their order. A bare page keeps the room of the widgets, so that nothing moves as they come. */
export const SHEET_FILES: Record<SiteSheet, readonly string[]> = {
  bootstrap3: [BOOTSTRAP_3, '/site/site.css'],
  bootstrap2: ['/vendor/bootstrap2/css/bootstrap.min.css', '/site/site.css'],
  bare: ['/site/places.css'],
  hostile: [BOOTSTRAP_3, '/site/site.css', '/site/hostile.css'],
};
