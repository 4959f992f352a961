import type { UserKind } from '../user-kinds.ts';
import type { Address, Customer, Payment } from './order.ts';

type PostalAddress = Omit<Address, 'firstName' | 'lastName'>;

const HOME: PostalAddress = {
  address1: '418 Sycamore Lane',
  address2: 'Apt 3B',
  city: 'Burlington',
  state: 'NC',
  zipCode: '27215',
  phone: '336-555-0117',
};

const SCHOOL: PostalAddress = {
  company: "St. Brigid's Academy – Science Department",
  address1: '1200 West Ridge Road',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  phone: '212-555-0164',
};

const DISTRICT: PostalAddress = {
  company: 'Riverbend Unified School District',
  address1: '7 Administration Plaza',
  address2: 'Accounts Payable, 2nd Floor',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  phone: '206-555-0139',
};

const CAMPUS: PostalAddress = {
  company: 'Riverbend High School',
  address1: '2250 Harbor View Drive',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101-2250',
  phone: '206-555-0155',
};

/** International orders go to a freight forwarder on the coast. */
const FORWARDER: PostalAddress = {
  company: 'Solberg Undervisning AS, c/o Gulfstream Forwarding',
  address1: '8400 NW 25th Street',
  address2: 'Dock 14',
  city: 'Miami',
  state: 'FL',
  zipCode: '33122',
  phone: '+47 22 55 01 42',
};

/** Returns the address of one of an account's orders. Every second order of an individual goes to a school. */
export function customerOf(kind: UserKind, nth: number): Customer {
  const { firstName = 'Jordan', lastName = 'Avery', email = '' } = kind;
  const person = { firstName, lastName };
  if (kind.userType === 3)
    return { billing: { ...person, ...FORWARDER }, shipping: { ...person, ...FORWARDER }, email };
  if (kind.userType === 2 || kind.isInstitution) {
    return {
      billing: { ...person, ...DISTRICT },
      shipping: { firstName: 'Marguerite', lastName: 'Okonkwo-Fitzgerald', ...CAMPUS },
      email: 'receiving@riverbend.example',
      building: 'Curie Hall',
      department: 'Life Sciences',
      room: 'B-204',
    };
  }
  const shipping = { ...person, ...(nth % 2 ? SCHOOL : HOME) };
  return { billing: { ...person, ...HOME }, shipping, email };
}

/** Returns how one of an account's orders is paid. Most orders of organizations are paid by purchase order. */
export function paymentOf(kind: UserKind, nth: number): Payment {
  if (kind.isInstitution && nth % 4 !== 3) {
    return { type: 'purchaseOrder', number: `PO-2026-${4471 + nth}`, reference: `REQ-${88_100 + nth}` };
  }
  return nth % 3 === 2
    ? {
        type: 'creditCard',
        card: 'MasterCard',
        lastDigits: '5454',
        month: '04',
        year: '2031',
        reference: 'Grant 17-B',
      }
    : { type: 'creditCard', card: 'Visa', lastDigits: '4242', month: '11', year: '2029' };
}
