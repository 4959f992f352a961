import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './voucher-confirmation.css';
import { VoucherConfirmation } from './voucher-confirmation.tsx';
import { voucherConfirmationDefinition } from './voucher-confirmation-definition.ts';

defineWidget(voucherConfirmationDefinition, VoucherConfirmation, styles);
