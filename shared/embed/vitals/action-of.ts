import type { VitalAction } from '../../page/time/vital.ts';

/** Everything that can be pressed or typed into. */
export const CONTROLS = 'a, button, input, select, textarea, summary, label';

/**
 * The word for each control; the first match counts. Classes come first, then what the browser knows about a control,
 * so that a control without its own entry has a word, too.
 */
export const ACTIONS: readonly (readonly [action: VitalAction, selector: string])[] = [
  ['quantity', '.cb-stepper *, .cb-quick-order__quantity *'],
  [
    'remove',
    '.cb-line__remove, .cb-cart__remove-all, .cb-list-detail__remove, .cb-charge__withdraw, [data-tone=danger]',
  ],
  ['undo', '.cb-undo .cb-button'],
  ['checkout', '.cb-cart__leave, .cb-cart__exit'],
  ['add', '.cb-list-detail__add, .cb-button[data-tone=action]'],
  ['search', '.cb-search *, .cb-site-header__search *, [type=search]'],
  ['sort', '.cb-table__sort, .cb-table-sort *'],
  ['page', '.cb-pagination *, .cb-page-size *, .cb-list-pages *'],
  ['close', '.cb-icon-button'],
  ['tick', '[type=checkbox]'],
  ['choose', '[type=radio], select'],
  ['file', '[type=file]'],
  ['open', '[aria-expanded], [aria-haspopup], summary'],
  ['submit', '[type=submit]'],
  ['link', 'a'],
  ['field', 'input, textarea'],
  ['button', 'button'],
];

/** The word for what was pressed: the control that an element is, or is in. */
export function actionOf(pressed: Element): VitalAction {
  const control = pressed.closest(CONTROLS);
  const element = (control as HTMLLabelElement | null)?.control ?? control;
  return ACTIONS.find(([, selector]) => element?.matches(selector))?.[0] ?? 'other';
}
