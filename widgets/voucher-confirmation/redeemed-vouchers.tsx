import { useState } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import type { Voucher, VoucherConfirmation, VoucherKind } from '../../shared/domain/voucher.ts';
import { fill } from '../../shared/page/messages.ts';
import { AddressLines } from '../../shared/ui/address-lines.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './voucher-confirmation-messages.ts';

const KINDS: readonly VoucherKind[] = ['curriculum', 'living', 'distanceLearning'];

const keyOf = ({ key }: Voucher) => key;

/** The vouchers, a table for each kind, and whom they are sent to [2 §2]. */
export function RedeemedVouchers({ redeemed }: { redeemed: VoucherConfirmation }) {
  const { vouchers, unreadableVouchers, recipient } = redeemed;
  const [columns] = useState(voucherColumns);
  const { phone, email, ...place } = recipient;
  return (
    <div className="cb-vouchers">
      {KINDS.filter((kind) => vouchers[kind].length > 0).map((kind) => (
        <DataTable
          key={kind}
          caption={messages[kind]}
          columns={columns}
          rows={vouchers[kind]}
          keyOf={keyOf}
        />
      ))}
      {unreadableVouchers > 0 && (
        <Notice tone="warning">
          {unreadableVouchers === 1
            ? messages.oneUnreadable
            : fill(messages.unreadable, { count: unreadableVouchers })}
        </Notice>
      )}
      {Object.values(recipient).some(Boolean) && (
        <div className="cb-confirmation__cards">
          <section className="cb-confirmation__card">
            <h2 className="cb-confirmation__title">{messages.recipient}</h2>
            <dl className="cb-facts">
              <Fact label={messages.address} below>
                {Object.values(place).some(Boolean) && <AddressLines address={place} />}
              </Fact>
              <Fact label={messages.phone}>{phone}</Fact>
              <Fact label={messages.email}>{email}</Fact>
            </dl>
          </section>
        </div>
      )}
    </div>
  );
}

function voucherColumns(): Column<Voucher>[] {
  return [
    { key: 'code', heading: messages.code, rowHeader: true, cell: ({ code }) => code },
    { key: 'school', heading: messages.school, cell: ({ school }) => school },
    { key: 'course-title', heading: messages.courseTitle, cell: ({ courseTitle }) => courseTitle },
    { key: 'course-id', heading: messages.courseId, cell: ({ courseId }) => courseId },
    { key: 'delivery', heading: messages.delivery, cell: ({ delivery }) => formatDate(delivery) },
  ];
}
