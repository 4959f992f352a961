/** An item as the server sends it in order detail; `rest` replaces single fields. */
export function orderItem(number: number, rest: object = {}) {
  return {
    itemNumber: `35121${number}`,
    productDesc: `Beaker ${number}`,
    quantity: '3',
    price: '$2.50',
    itemTotal: '$7.50',
    deliveryDate: '2026-03-01',
    shippingMethod: 'Ground',
    ...rest,
  };
}

/** A whole order with one item, as in the reply of `order/order-detail`; `rest` replaces single fields. */
export function orderReply(rest: object = {}) {
  return {
    webOrderId: 'W66401500',
    atgOrderId: 'o1',
    orderState: 'PROCESSING',
    userType: '1',
    billingDetails: {
      firstName: 'Dana',
      lastName: 'Whitlock',
      companyName: 'Fern High School',
      address1: '418 Sycamore Lane',
      address2: 'Apt 3B',
      city: 'Burlington',
      State: 'NC',
      postalCode: '27215',
      primaryPhone: '336-555-0117',
      PaymentType: 'Credit Card',
      cardType: 'Visa',
      creditCardNumber: '4242',
      expirationMonth: '3',
      expirationYear: '2029',
    },
    shippingDetails: {
      firstName: 'Sam',
      lastName: 'Okafor',
      companyName: 'Fern High School',
      address1: '2250 Harbor View Drive',
      city: 'Seattle',
      state: 'WA',
      postalCode: '98101',
      location: 'Dock 3',
      recipientEmail: 'sam@example.com',
      primaryPhoneNumber: '206-555-0155',
    },
    additionalDetails: { building: 'Curie Hall', department: 'Life Sciences', room: 'B-204' },
    productDetails: { nonLiveMaterialItems: [orderItem(1)] },
    items: '$7.50',
    freightShipping: '9.95',
    tax: 0.61,
    orderTotal: '$18.06',
    ...rest,
  };
}
