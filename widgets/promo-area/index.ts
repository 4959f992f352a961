import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './promo-area.css';
import { PromoArea } from './promo-area.tsx';
import { definition } from './promo-area-definition.ts';

defineWidget(definition, PromoArea, styles);
