import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-history.css';
import { OrderHistory } from './order-history.tsx';
import { definition } from './order-history-definition.ts';

defineWidget(definition, OrderHistory, styles);
