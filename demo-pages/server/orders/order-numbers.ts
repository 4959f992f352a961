/** Order numbers. Each account has a thousand; the newest order of its history has the 500th. */
const FIRST = 99_660_000;
const PER_ACCOUNT = 1000;
const NEWEST = 500;

const FIRST_WEB_NUMBER = 66_400_000;

/** Has more digits than a JavaScript number can represent exactly. */
const JDE_PREFIX = '900719925474';

/** Order ids, such as `o99660003`. */
export const orderId = {
  /** @param nth 0 for the newest of the history, negative for orders placed after it */
  write: (account: number, nth: number): string => `o${FIRST + numberOf(account, nth)}`,
  /** Returns the account and the index that an id stands for, or undefined if it is not an order id. */
  read(id: string): [account: number, nth: number] | undefined {
    const number = /^o\d{8}$/.test(id) ? Number(id.slice(1)) - FIRST : -1;
    if (number < 0) return undefined;
    const within = number % PER_ACCOUNT;
    return [(number - within) / PER_ACCOUNT, NEWEST - within];
  },
};

/** Returns the order number that the shopper sees. */
export function webOrderNumber(account: number, nth: number): string {
  return `W${FIRST_WEB_NUMBER + numberOf(account, nth)}`;
}

/** Returns the number from the accounting system. Later orders have higher numbers. */
export function jdeNumber(account: number, nth: number): string {
  return `${JDE_PREFIX}${String(numberOf(account, nth)).padStart(8, '0')}`;
}

function numberOf(account: number, nth: number): number {
  return account * PER_ACCOUNT + NEWEST - nth;
}
