import { cityLine, fullName, type OrderAddress } from '../domain/order.ts';

/**
 * An address as it stands on an envelope, a line each; lines that nothing is known of are left out. Phone and e-mail
 * are not among them.
 */
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
