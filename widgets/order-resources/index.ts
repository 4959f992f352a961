import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './order-resources.css';
import { OrderResources } from './order-resources.tsx';
import { orderResourcesDefinition } from './order-resources-definition.ts';

defineWidget(orderResourcesDefinition, OrderResources, styles);
