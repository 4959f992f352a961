/** How a switch can vary the pages. */

/** The values of `?library=`: the version of Prototype.js whose changes to the built-ins the page has. */
export const OLD_LIBRARIES = ['1.6', '1.7'] as const;

export type OldLibrary = (typeof OLD_LIBRARIES)[number];

/** The scripts of the shop that change the built-ins, by version, in the order they are loaded in. */
export const LIBRARY_FILES: Record<OldLibrary, readonly string[]> = {
  '1.6': ['prototype-built-ins.js', 'prototype-1.6-built-ins.js'],
  '1.7': ['prototype-built-ins.js', 'prototype-1.7-built-ins.js'],
};

/** The values of `?sheet=`: the site's stylesheet on Bootstrap 3 or 2, a dark one, no site stylesheet, or a hostile one. */
export const SITE_STYLESHEETS = ['bootstrap3', 'bootstrap2', 'dark', 'bare', 'hostile'] as const;

export type SiteStylesheet = (typeof SITE_STYLESHEETS)[number];

const BOOTSTRAP_3 = '/vendor/bootstrap/css/bootstrap.min.css';

/**
 * The stylesheets of a page, in order. A bare page still reserves the widgets' height, so that nothing moves when they
 * appear.
 */
export const STYLESHEET_FILES: Record<SiteStylesheet, readonly string[]> = {
  bootstrap3: [BOOTSTRAP_3, '/site/site.css'],
  bootstrap2: ['/vendor/bootstrap2/css/bootstrap.min.css', '/site/site.css'],
  dark: [BOOTSTRAP_3, '/site/site.css', '/site/dark.css'],
  bare: ['/site/mount-heights.css'],
  hostile: [BOOTSTRAP_3, '/site/site.css', '/site/hostile.css'],
};

/** The loader's script alone, or one of the three fragments of the build. */
export const BUILT_HEADS = ['script', 'self', 'nonce', 'cdn'] as const;

/**
 * The values of `?head=`. The last ones are from another origin: `head.html` and `head-nonce.html` as a build with `--base`
 * writes them, and the loader's script alone with a nonce.
 */
export const HEAD_FORMS = [...BUILT_HEADS, 'other', 'other-nonce', 'other-script'] as const;

export type HeadForm = (typeof HEAD_FORMS)[number];

/** The values of `?tell=`: the tone of the next page's message. */
export const MESSAGE_TONES = ['success', 'info', 'warning', 'danger'] as const;

/** `message` of the state block [embedding Server message]. */
export interface PageMessage {
  tone: (typeof MESSAGE_TONES)[number];
  text: string;
}
