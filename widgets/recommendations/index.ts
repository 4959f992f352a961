import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './recommendations.css';
import { Recommendations } from './recommendations.tsx';
import { recommendationsDefinition } from './recommendations-definition.ts';

defineWidget(recommendationsDefinition, Recommendations, styles);
