import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './quick-order.css';
import { QuickOrder } from './quick-order.tsx';
import { definition } from './quick-order-definition.ts';

defineWidget(definition, QuickOrder, styles);
