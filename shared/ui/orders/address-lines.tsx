import { cityLine, fullName, type OrderAddress } from '../../domain/orders/order.ts';

/** An address as on an envelope, without phone and email. Leaves out empty lines. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const { companyName, address1, address2, location } = address;
  const lines = [fullName(address), companyName, location, address1, address2, cityLine(address)];
  return (
    <address className="cb-address">
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and none moves
        <span className="cb-address__line" key={index}>
          {line}
        </span>
      ))}
    </address>
  );
}
