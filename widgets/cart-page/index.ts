import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './cart-page.css';
import { CartPage } from './cart-page.tsx';
import { definition } from './cart-page-definition.ts';

defineWidget(definition, CartPage, styles);
