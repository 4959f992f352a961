import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-confirmation.css';
import { OrderConfirmation } from './order-confirmation.tsx';
import { definition } from './order-confirmation-definition.ts';

defineWidget(definition, OrderConfirmation, styles);
