/** For each test of the museum, a small change to the product that brings back the reported fault. */
import type { SourceChange } from '../../unit/support/source-change.ts';

/** A fault, and the test that must fail with it. */
export interface Saboteur {
  what: string;
  /** The test's file, without `.test.ts`, and the beginning of its title. */
  test: [file: string, title: string];
  /** More than one where the product has several guards against the fault. */
  changes: readonly SourceChange[];
}

const CART = 'shared/stores/cart';

/** In the order of the README's table. */
export const SABOTEURS: readonly Saboteur[] = [
  {
    what: 'a button does nothing while another one adds',
    test: ['additions', 'puts both of two items into the cart'],
    changes: [
      {
        file: 'shared/stores/lists/list-adding.ts',
        before: 'if (adding.peek().has(button)) return false;',
        after: 'if (adding.peek().size) return false;',
      },
    ],
  },
  {
    what: 'an addition whose reply was lost counts as failed, without checking the cart',
    test: ['additions', 'is reported even if its reply was lost'],
    changes: [
      {
        file: `${CART}/writes/additions.ts`,
        before:
          'hasArrived: (cart, failure) => isInDoubt(failure) && hasArrived(item, before, cartQuantities(cart)),',
        after: 'hasArrived: () => false,',
      },
    ],
  },
  {
    what: 'only a success enables the button again',
    test: ['additions', 'enables the button again if the shop never answers'],
    changes: [
      {
        file: 'shared/stores/lists/list-adding.ts',
        before: '    mark(button, false);\n    if (result.ok)',
        after: '    if (result.ok) mark(button, false);\n    if (result.ok)',
      },
    ],
  },
  {
    what: 'plus and minus start from the quantity of the cart',
    test: ['lines', 'are stepped from the quantity just typed'],
    changes: [
      {
        file: 'widgets/cart-page/lines/line-handlers.ts',
        before: 'quantity: readLineQuantity(line).quantity,',
        after: 'quantity: line.quantity,',
      },
    ],
  },
  {
    what: 'the reply to an older change ends a newer one',
    test: ['lines', 'keep the last of three quick steps'],
    changes: [
      {
        file: `${CART}/line-edits.ts`,
        before: 'const isNewest = $state.get()[lineId] === edit;',
        after: 'const isNewest = Boolean(edit) || $state.get()[lineId] === edit;',
      },
    ],
  },
  {
    what: 'an empty field removes its line',
    test: ['lines', 'stay while their field is emptied'],
    changes: [
      {
        file: 'widgets/cart-page/lines/line-handlers.ts',
        before: 'onChange: ({ text }) => typeQuantity(line.id, text, removable),',
        after:
          "onChange: ({ text }) => (text === '' ? onRemove(line) : typeQuantity(line.id, text, removable)),",
      },
    ],
  },
  {
    what: 'Enter presses the first button of the row, which is Remove',
    test: ['lines', 'stay when Enter saves a quantity'],
    changes: [
      {
        file: 'widgets/cart-page/lines/line-handlers.ts',
        before:
          "if (by === 'enter') rowAt(control)?.querySelector<HTMLElement>('.cb-line__note button')?.focus();",
        after: "if (by === 'enter') onRemove(line);",
      },
    ],
  },
  {
    what: 'a refused quantity stays in the field',
    test: ['lines', 'show the cart’s quantity if a new one is refused'],
    changes: [
      {
        file: `${CART}/writes/edit-outcomes.ts`,
        before: "? { wanted: confirmed, phase: 'refused'",
        after: "? { wanted: sent.wanted, phase: 'refused'",
      },
    ],
  },
  {
    what: 'an empty cart doesn’t show the Undo',
    test: ['lines', 'are restored by Undo'],
    changes: [
      {
        file: 'widgets/cart-page/cart-contents.tsx',
        before: '{loaded && <CartLines',
        after: '{loaded && !empty && <CartLines',
      },
    ],
  },
  {
    what: 'the header trusts the count that the page was printed with',
    test: ['back-and-totals', 'has the new count in the header of the previous page'],
    changes: [
      {
        file: 'widgets/mini-cart/mini-cart.tsx',
        before: '    void verifyCartCount();\n',
        after: '',
      },
    ],
  },
  {
    what: 'a cart that the page was printed with is trusted even after Back',
    test: ['back-and-totals', 'has the changed quantity and amounts'],
    changes: [
      {
        file: `${CART}/cart.ts`,
        before: '  if (isHistoryNavigation()) await refreshCart();\n',
        after: '',
      },
    ],
  },
  {
    what: 'the estimate for the previous cart is kept',
    test: ['back-and-totals', 'shows a new freight estimate'],
    changes: [
      {
        file: `${CART}/writes/totals.ts`,
        before: "  showEstimate({ cart, zipCode, phase: 'loading' });\n",
        after:
          "  if (last?.phase === 'ready') return showEstimate({ ...last, cart });\n  showEstimate({ cart, zipCode, phase: 'loading' });\n",
      },
    ],
  },
  {
    what: 'a row is recreated for each quantity',
    test: ['focus', 'stays in the quantity'],
    changes: [
      {
        file: 'widgets/cart-page/cart-lines.tsx',
        before: 'key={line.id}',
        after: 'key={[line.id, line.quantity].join()}',
      },
    ],
  },
  {
    what: 'nothing gets the focus of a removed line',
    test: ['focus', 'is on Undo'],
    changes: [
      {
        file: 'widgets/cart-page/line-tools/line-removal.tsx',
        before: 'else writeStore(() => $focusTarget.set(FIRST_UNDO));',
        after: '',
      },
    ],
  },
  {
    what: 'the subtotal is shown to everybody',
    test: ['visitors', 'who may not see prices'],
    changes: [
      {
        file: 'widgets/cart-page/cart-contents.tsx',
        before: '  if (!permissions.seesPrices) return <p',
        after: '  if (!permissions) return <p',
      },
    ],
  },
  {
    what: 'logging out leaves the typed text',
    test: ['visitors', 'finds nothing on this computer'],
    changes: [
      {
        file: 'widgets/site-header/sign-out.ts',
        before: '  clearStorage();\n  tellSignedOut();',
        after: '  tellSignedOut();',
      },
    ],
  },
  {
    what: 'a page isn’t read again when the shopper returns to it',
    test: ['visitors', 'who returns to a page'],
    changes: [
      {
        file: 'shared/stores/revalidation.ts',
        before: 'if (due || Math.abs(Date.now() - freshAt) > OLD_AFTER_MS) revalidate();',
        after: 'if (due) revalidate();',
      },
    ],
  },
  {
    what: 'a reorder that added nothing counts as a success',
    test: ['orders-and-lists', 'whose items are no longer sold'],
    changes: [
      {
        file: 'shared/stores/orders/run-reorder.ts',
        before: '  const emptied = replaces && added.length === 0 ? emptiedLines() : [];\n',
        after:
          "  if (!added.length) return { kind: 'added', orderId, products: { added, refused: [] }, unnamed: true };\n  const emptied = [];\n",
      },
      {
        file: 'shared/stores/orders/run-reorder.ts',
        before: '  if (!result.ok) {\n',
        after:
          "  if (!result.ok && result.failure.kind === 'business')\n    return { kind: 'added', orderId, products: { added: [], refused: [] }, unnamed: true };\n  if (!result.ok) {\n",
      },
    ],
  },
  {
    what: 'each of two clicks adds the order',
    test: ['orders-and-lists', 'is added once'],
    changes: [
      {
        file: 'shared/stores/orders/reorder.ts',
        before: 'running ??= run(orderId, action)',
        after: 'running = run(orderId, action)',
      },
      {
        file: 'shared/ui/button.tsx',
        before:
          'if (busy || disabled) return event.preventDefault();\n    if (latched.current || !onPress) return;',
        after: 'if (disabled || !onPress) return event.preventDefault();',
      },
    ],
  },
  {
    what: 'a move removes the items even if they aren’t on the list',
    test: ['orders-and-lists', 'keeps items in the cart'],
    changes: [
      {
        file: 'shared/stores/lists/moving.ts',
        before: "ending = filled.ok ? await takeFrom(ids, list) : { ...filled, kind: 'failed', list };",
        after: 'ending = await takeFrom(ids, list);',
      },
    ],
  },
];
