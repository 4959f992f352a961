import { useState } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import { isAnyKnown } from '../../shared/domain/orders/order.ts';
import type { Voucher, VoucherKind, VoucherRedemption } from '../../shared/domain/orders/voucher.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ConfirmationRecipient } from '../../shared/ui/orders/confirmation-recipient.tsx';
import type { Column } from '../../shared/ui/table/column.ts';
import { DataTable } from '../../shared/ui/table/data-table.tsx';

const KINDS: readonly VoucherKind[] = ['curriculum', 'living', 'distanceLearning'];

const messages = defineMessages('voucher-confirmation', {
  recipient: 'Your Information',
  address: 'Name and address',
  phone: 'Phone',
  email: 'Email',

  curriculum: 'Curriculum vouchers',
  living: 'Living material vouchers',
  distanceLearning: 'Distance learning vouchers',
  unreadable:
    'We couldn’t show {count:one|#} of your vouchers. Please call customer service about {count:it|them}.',

  code: 'Voucher code',
  school: 'School',
  courseTitle: 'Course title',
  courseId: 'Course ID',
  delivery: 'Delivery date',
});

const keyOf = ({ key }: Voucher) => key;

/** The vouchers, in one table for each kind, and their recipient [2 §2 Vouchers]. */
export function RedeemedVouchers({ redeemed }: { redeemed: VoucherRedemption }) {
  const { vouchers, unreadableVouchers, recipient } = redeemed;
  const [columns] = useState(voucherColumns);
  const { recipient: title, address, phone, email } = messages;
  return (
    <div className="cb-vouchers">
      <div className="cb-vouchers__kinds">
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
          <Notice tone="warning">{fill(messages.unreadable, { count: unreadableVouchers })}</Notice>
        )}
      </div>
      {isAnyKnown(recipient) && (
        <div className="cb-confirmation__cards">
          <ConfirmationRecipient recipient={recipient} texts={{ title, address, phone, email }} />
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
