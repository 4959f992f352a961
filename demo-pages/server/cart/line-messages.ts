import type { Product, ShipMethod, Stock } from '../catalogue/product.ts';

/** The name of each method, and its tooltip. */
export const SHIP_METHODS: Record<ShipMethod, { name: string; hint: string }> = {
  ground: {
    name: 'Ground',
    hint: 'Leaves our warehouse within one business day. Orders to Alaska and Hawaii ship by 2nd Day Air.',
  },
  overnight: {
    name: 'Overnight (living material)',
    hint: 'Living materials ship Monday to Thursday for arrival the next day. Choose the delivery date at checkout.',
  },
  'second-day': {
    name: '2nd Day Air',
    hint: 'Perishable: packed with coolant and delivered on the second day.',
  },
  truck: {
    name: 'Truck Freight',
    hint: 'Too large for a parcel. The carrier calls to arrange the delivery.',
  },
  'hazmat-ground': {
    name: 'Ground, hazardous material',
    hint: 'Hazardous materials travel by ground only and carry a handling charge. They cannot be sent by air.',
  },
};

/**
 * Returns the two stock messages of a line: a short one, and a longer one for the cart page if there is more to say.
 */
export function stockMessages(stock: Stock): { short: string; long?: string } {
  switch (stock.state) {
    case 'in-stock':
      return { short: 'In Stock' };
    case 'back-order':
      return { short: 'Back Ordered', long: `Expected to ship on ${stock.until}` };
    case 'made-to-order':
      return { short: 'Made to Order', long: `Please allow ${stock.days} days for preparation` };
    case 'few':
      return { short: 'In Stock', long: `Only ${stock.left} left` };
  }
}

/**
 * Returns the California Proposition 65 texts of a product, in the fields of the wire contract, or none if it needs
 * none.
 */
export function warningFields({ warning, name }: Product): Record<string, string> {
  if (!warning) return {};
  const harm = {
    chemical: 'cancer and birth defects or other reproductive harm',
    lead: 'cancer and birth defects or other reproductive harm, because it contains <strong>lead</strong>',
    'wood-dust': 'cancer, because working with it makes <strong>wood dust</strong>',
  }[warning];
  return {
    propsWarningMessageMessageLinkText: 'California Proposition 65 Warning',
    propsWarningMessageMessage:
      `<p><strong>WARNING:</strong> ${escapeText(name)} can expose you to chemicals known to the State of ` +
      `California to cause ${harm}.</p><p>For more information go to ` +
      '<a href="https://www.P65Warnings.ca.gov" target="_blank">www.P65Warnings.ca.gov</a>.</p>',
    warningDescription: 'WARNING: Cancer and Reproductive Harm',
    warningIcon: '/site/images/warning.svg',
  };
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
