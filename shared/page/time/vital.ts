/** A measurement of what a shopper felt on a page, as `cb:vital` reports it [embedding Vitals]. */

/**
 * What was pressed or typed into: never a text of the page, and never the typed text. `quantity`: the buttons and the
 * field of a quantity. `remove`: removes an item, a list or a code. `undo`: puts back what was removed. `checkout`:
 * leaves the cart. `add`: adds to the cart. `search`: a search form. `sort`: sorts a table. `page`: leads to other rows
 * of a table. `close`: closes a message or a dialog. `tick`: a checkbox. `choose`: a list of choices or a radio button.
 * `file`: a file to be read. `open`: opens or closes a part of the page. `submit`: sends a form. `link`, `field`,
 * `button`: any other one. `other`: anything that isn't a control.
 */
export type VitalAction =
  | 'quantity'
  | 'remove'
  | 'undo'
  | 'checkout'
  | 'add'
  | 'search'
  | 'sort'
  | 'page'
  | 'close'
  | 'tick'
  | 'choose'
  | 'file'
  | 'open'
  | 'submit'
  | 'link'
  | 'field'
  | 'button'
  | 'other';

/** One measurement of a widget. */
export interface Vital {
  /** The widget's name. */
  widget: string;
  /**
   * `interaction`: a press or a key inside the widget took more than 200 ms until the next paint. `shown`: the widget
   * shows something. `shift`: the widget moved something on the page, other than in reply to an input.
   */
  name: 'interaction' | 'shown' | 'shift';
  /**
   * For an interaction, its duration in milliseconds. For `shown`, the milliseconds since the widget began to load, or
   * since a prerendered page was opened; 0 if it was shown before that. For a shift, the browser's score.
   */
  value: number;
  /** For an interaction, what was pressed. */
  action?: VitalAction;
}
