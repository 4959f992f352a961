import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './promo-area.css';
import { PromoArea } from './promo-area.tsx';
import { promoAreaDefinition } from './promo-area-definition.ts';

defineWidget(promoAreaDefinition, PromoArea, styles);
