import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-detail.css';
import { OrderDetail } from './order-detail.tsx';
import { definition } from './order-detail-definition.ts';

defineWidget(definition, OrderDetail, styles);
