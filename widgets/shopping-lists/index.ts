import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './shopping-lists.css';
import { ShoppingLists } from './shopping-lists.tsx';
import { definition } from './shopping-lists-definition.ts';

defineWidget(definition, ShoppingLists, styles);
