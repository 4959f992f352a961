import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-resources.css';
import { OrderResources } from './order-resources.tsx';
import { definition } from './order-resources-definition.ts';

defineWidget(definition, OrderResources, styles);
