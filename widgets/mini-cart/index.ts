import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './mini-cart.css';
import { MiniCart } from './mini-cart.tsx';
import { definition } from './mini-cart-definition.ts';

defineWidget(definition, MiniCart, styles);
