import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-detail.css';
import { OrderDetail } from './order-detail.tsx';
import { orderDetailDefinition } from './order-detail-definition.ts';

defineWidget(orderDetailDefinition, OrderDetail, styles);
