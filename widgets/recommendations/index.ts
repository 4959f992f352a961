import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './recommendations.css';
import { Recommendations } from './recommendations.tsx';
import { definition } from './recommendations-definition.ts';

defineWidget(definition, Recommendations, styles);
