/** The success criteria that don't apply to the widgets, and those that no test proves. */

/** A criterion, and the tags of the requirements whose tests prove it. */
export type CriterionRow = [number: string, name: string, notes: string, ...evidence: string[]];

const PAGE = 'This is up to the page; the widgets are parts of it.';
const NO_MEDIA = 'The widgets have no audio or video. That in the HTML of the shop’s server is the shop’s.';

/** The criteria that don't apply to the widgets. */
export const NOT_APPLICABLE: Record<'A' | 'AA', CriterionRow[]> = {
  A: [
    ['1.2.1', 'Audio-only and Video-only (Prerecorded)', NO_MEDIA],
    ['1.2.2', 'Captions (Prerecorded)', NO_MEDIA],
    ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', NO_MEDIA],
    ['2.4.1', 'Bypass Blocks', PAGE],
    ['2.4.2', 'Page Titled', PAGE],
    ['2.5.1', 'Pointer Gestures', 'Nothing needs a path or several pointers.'],
    ['2.5.4', 'Motion Actuation', 'Nothing reacts to motion of the device.'],
    ['3.1.1', 'Language of Page', PAGE],
  ],
  AA: [
    ['1.2.4', 'Captions (Live)', NO_MEDIA],
    ['1.2.5', 'Audio Description (Prerecorded)', NO_MEDIA],
    ['1.4.5', 'Images of Text', 'The widgets have no images of text; pictures of products are the shop’s.'],
    ['2.4.5', 'Multiple Ways', PAGE],
    ['2.5.7', 'Dragging Movements', 'Nothing is dragged.'],
    ['3.1.2', 'Language of Parts', 'All texts of the widgets are in the language of the page.'],
  ],
};

/** The criteria that no test proves. */
export const NOT_EVALUATED: Record<'A' | 'AA', CriterionRow[]> = {
  A: [
    ['1.3.3', 'Sensory Characteristics', 'No test reads the texts for it.'],
    [
      '1.4.2',
      'Audio Control',
      'Media in the server’s HTML start by themselves only without sound and with controls; no test listens.',
    ],
    [
      '2.1.4',
      'Character Key Shortcuts',
      'There are no shortcuts outside of a control that has the focus; no test tries all keys.',
    ],
    [
      '2.2.1',
      'Timing Adjustable',
      'The widgets set no time limit; the end of a session is the server’s. No test proves it.',
    ],
    ['2.3.1', 'Three Flashes or Below Threshold', 'Nothing flashes; no test measures it.'],
    [
      '2.5.2',
      'Pointer Cancellation',
      'Controls are native and react to the release; no test proves it for each.',
    ],
    ['2.5.3', 'Label in Name', 'No test compares the visible text of every control with its name.'],
    ['3.3.7', 'Redundant Entry', 'No test looks for it.'],
  ],
  AA: [
    ['1.4.11', 'Non-text Contrast', 'Tested for the rings of the focus, not for all icons and borders.'],
    [
      '3.2.3',
      'Consistent Navigation',
      'Header, footer and sidebar are the same on every page; no test compares all of them.',
    ],
    [
      '3.2.4',
      'Consistent Identification',
      'No test compares the names of the same functions in all widgets.',
    ],
  ],
};
