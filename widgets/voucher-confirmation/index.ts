import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './voucher-confirmation.css';
import { VoucherConfirmation } from './voucher-confirmation.tsx';
import { definition } from './voucher-confirmation-definition.ts';

defineWidget(definition, VoucherConfirmation, styles);
