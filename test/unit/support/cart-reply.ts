/** A line as the server sends it; `rest` replaces single fields. */
export function cartLine(number: number, rest: object = {}) {
  return {
    commerceId: `ci${number}`,
    productId: `35121${number}`,
    displayName: `Beaker ${number}`,
    quantity: '3',
    listPrice: '$2.50',
    total: '$7.50',
    hidePrice: 'false',
    ...rest,
  };
}

/** A reply with a whole cart; without lines, an empty cart. */
export function cartReply(lines: object[], rest: object = {}) {
  return {
    result: 'success',
    commerceItems: lines,
    subTotal: '$1,234.50',
    isEmptyCart: lines.length === 0,
    ...rest,
  };
}
