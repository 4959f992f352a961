import type { UserKind } from '../user-kinds.ts';
import { dayText, type Variation } from '../wire/variation.ts';
import type { Address } from './order.ts';

/** A redemption of vouchers, and who asked for it. */
export interface Redemption {
  address: Address;
  email: string;
  codes: readonly string[];
  redeemedOn: Date;
}

interface Voucher {
  kind: 'curriculum' | 'living' | 'distanceLearning';
  course: string;
  courseId: string;
}

/** The vouchers that the shop sold to schools, by code. */
export const VOUCHERS: Readonly<Record<string, Voucher>> = {
  'CUR-2210-7714': {
    kind: 'curriculum',
    course: 'Building Blocks of Science: Ecosystems',
    courseId: 'BBS-513',
  },
  'LIV-4471-0093': { kind: 'living', course: 'Life Cycles: Painted Lady Butterflies', courseId: 'LC-207' },
  'LIV-4471-0094': { kind: 'living', course: 'Pond Life, Classroom of 30', courseId: 'LC-311' },
  'DLK-9034-5521': {
    kind: 'distanceLearning',
    course: 'General Biology I, Home Laboratory',
    courseId: 'BIOL 101',
  },
};

const DAY = 24 * 60 * 60 * 1000;

/** Reads the codes from a form: one per line or separated by commas, ignoring case. */
export function readVoucherCodes(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** Returns the voucher confirmation of the wire contract. */
export function voucherConfirmation(redemption: Redemption, kind: UserKind, vary: Variation): object {
  const { address, email } = redemption;
  return {
    thankYouMsg: `Thank you, ${address.firstName}!`,
    myAccountURL: kind.guest ? '/account/login' : '/account/landing.jsp',
    firstName: address.firstName,
    lastName: address.lastName,
    companyName: vary.text(address.company),
    address1: address.address1,
    address2: vary.text(address.address2),
    city: address.city,
    state: address.state,
    postalCode: address.zipCode,
    phoneNumber: vary.text(address.phone),
    email,
    productDetail: {
      curriculum: rowsOf('curriculum', redemption, (days) => ({ curriculamDeliverydate: days(10) })),
      living: rowsOf('living', redemption, (days) => ({ livingDeliverydate: days(6) })),
      distanceLearning: rowsOf('distanceLearning', redemption, () => ({
        deliveryMessage: 'Ships within 3 business days by Ground.',
      })),
    },
  };
}

function rowsOf(
  kind: Voucher['kind'],
  { codes, address, redeemedOn }: Redemption,
  delivery: (days: (count: number) => string) => object,
): object[] {
  const inDays = (count: number): string => dayText(new Date(redeemedOn.getTime() + count * DAY));
  return codes.flatMap((code) => {
    const voucher = VOUCHERS[code];
    if (voucher?.kind !== kind) return [];
    const { course, courseId } = voucher;
    const schoolName = address.company || 'Riverbend High School';
    return { voucherId: code, schoolName, courseTitle: course, courseId, ...delivery(inDays) };
  });
}
