import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './mini-cart.css';
import { MiniCart } from './mini-cart.tsx';
import { miniCartDefinition } from './mini-cart-definition.ts';

defineWidget(miniCartDefinition, MiniCart, styles);
