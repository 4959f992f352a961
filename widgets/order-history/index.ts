import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-history.css';
import { OrderHistory } from './order-history.tsx';
import { orderHistoryDefinition } from './order-history-definition.ts';

defineWidget(orderHistoryDefinition, OrderHistory, styles);
