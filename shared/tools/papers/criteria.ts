/**
 * The success criteria of WCAG 2.2, levels A and AA, and what the widgets do for each. The evidence is a requirement of
 * `test/requirements.md` whose tests prove it. A criterion that no test proves is not evaluated, and says so.
 */

import { type CriterionRow, NOT_APPLICABLE, NOT_EVALUATED } from './unproven-criteria.ts';

/** The terms of OpenACR. */
export type Adherence =
  | 'supports'
  | 'partially-supports'
  | 'does-not-support'
  | 'not-applicable'
  | 'not-evaluated';

/** A success criterion. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  adherence: Adherence;
  notes: string;
  /** Tags as in the titles of tests: 'accessibility Keyboard'. */
  evidence: string[];
}

/** Proven by tests. */
const SUPPORTED: Record<'A' | 'AA', CriterionRow[]> = {
  A: [
    [
      '1.1.1',
      'Non-text Content',
      'Icons have names or are hidden; pictures of products have the product’s name.',
      'accessibility Axe',
    ],
    [
      '1.3.1',
      'Info and Relationships',
      'Tables, headings, lists, fields and dialogs are marked up as such, and checked in the accessibility tree.',
      'accessibility Axe',
      'accessibility Tables',
      'accessibility Fields',
    ],
    [
      '1.3.2',
      'Meaningful Sequence',
      'Reading order and focus order are the order on the screen.',
      'accessibility Keyboard',
    ],
    [
      '1.4.1',
      'Use of Color',
      'Availability, problems and discounts are told in words as well.',
      'visual Stock',
      'accessibility Prices',
    ],
    ['2.1.1', 'Keyboard', 'Each journey is made by keyboard alone.', 'accessibility Keyboard'],
    [
      '2.1.2',
      'No Keyboard Trap',
      'Dialogs keep the focus until they are closed, and Escape closes them.',
      'accessibility Keyboard',
      'accessibility Dialogs',
    ],
    [
      '2.2.2',
      'Pause, Stop, Hide',
      'Nothing moves for those who ask for less motion; what moves otherwise ends by itself.',
      'accessibility Motion',
    ],
    [
      '2.4.3',
      'Focus Order',
      'The focus follows the order in which the page is read, and has a place after each removal and dialog.',
      'accessibility Keyboard',
      'accessibility Focus',
      'accessibility Removal',
    ],
    [
      '2.4.4',
      'Link Purpose (In Context)',
      'Links and buttons of a row name the item, order or list.',
      'accessibility Axe',
      'accessibility Quantity',
    ],
    [
      '3.2.1',
      'On Focus',
      'Nothing happens when a control gets the focus, along the whole keyboard walk of each page.',
      'accessibility Keyboard',
    ],
    [
      '3.2.2',
      'On Input',
      'A quantity is saved a second after the last key, which its description says before.',
      'accessibility Quantity',
    ],
    [
      '3.2.6',
      'Consistent Help',
      'The header has its ways to help in the same order on every page.',
      'WCAG 3.2.6',
    ],
    [
      '3.3.1',
      'Error Identification',
      'Problems are listed in words, take the focus, and link the fields.',
      'accessibility Error summary',
    ],
    [
      '3.3.2',
      'Labels or Instructions',
      'Every field has a label, and its hint is read with it.',
      'accessibility Fields',
    ],
    [
      '4.1.2',
      'Name, Role, Value',
      'Checked with axe in every state, and in the accessibility tree.',
      'accessibility Axe',
      'accessibility Tables',
      'accessibility Dialogs',
    ],
  ],
  AA: [
    [
      '1.3.4',
      'Orientation',
      'Every page fits from 320 to 1280 px of width, in either orientation.',
      'accessibility Widths',
    ],
    [
      '1.3.5',
      'Identify Input Purpose',
      'Fields about the shopper have autocomplete values.',
      'accessibility Axe',
      'accessibility Passwords',
    ],
    [
      '1.4.3',
      'Contrast (Minimum)',
      'Checked with the widgets’ own colours, light and dark. Colours that a site sets are the site’s.',
      'accessibility Axe',
      'visual Dark',
    ],
    [
      '1.4.4',
      'Resize Text',
      'Pages at 200 % are as wide as half of the window, and fit from 320 px.',
      'accessibility Widths',
    ],
    [
      '1.4.10',
      'Reflow',
      'Every page fits into 320 px without scrolling sideways, but for tables, which scroll by themselves.',
      'accessibility Widths',
    ],
    ['1.4.12', 'Text Spacing', 'No text is cut off with the spacing of the criterion.', 'WCAG 1.4.12'],
    [
      '1.4.13',
      'Content on Hover or Focus',
      'Hints stay while the pointer is over them, and Escape hides them.',
      'WCAG 1.4.13',
    ],
    [
      '2.4.6',
      'Headings and Labels',
      'Headings, labels and names of dialogs say what they are for.',
      'accessibility Fields',
      'accessibility Dialogs',
    ],
    ['2.4.7', 'Focus Visible', 'Every stop of the keyboard shows its ring.', 'accessibility Focus'],
    [
      '2.4.11',
      'Focus Not Obscured (Minimum)',
      'Every stop of the keyboard is in sight beside bars that stay.',
      'accessibility Focus',
    ],
    ['2.5.8', 'Target Size (Minimum)', 'Checked with axe in every state.', 'accessibility Axe'],
    ['3.3.3', 'Error Suggestion', 'A problem says what is expected.', 'accessibility Error summary'],
    [
      '3.3.4',
      'Error Prevention (Legal, Financial, Data)',
      'What is removed can be undone, and clearing asks first.',
      'accessibility Undo',
    ],
    [
      '3.3.8',
      'Accessible Authentication (Minimum)',
      'Paste and password managers work, and a password can be shown.',
      'accessibility Passwords',
    ],
    [
      '4.1.3',
      'Status Messages',
      'One polite region tells what has happened, once.',
      'accessibility Live region',
    ],
  ],
};

const TABLES: [Adherence, Record<'A' | 'AA', CriterionRow[]>][] = [
  ['supports', SUPPORTED],
  ['not-applicable', NOT_APPLICABLE],
  ['not-evaluated', NOT_EVALUATED],
];

/** All criteria in the order of WCAG. */
export const CRITERIA: Criterion[] = TABLES.flatMap(([adherence, table]) =>
  (['A', 'AA'] as const).flatMap((level) =>
    table[level].map(([number, name, notes, ...evidence]) => ({
      number,
      name,
      level,
      adherence,
      notes,
      evidence,
    })),
  ),
).sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));
