import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './section-nav.css';
import { SectionNav } from './section-nav.tsx';
import { definition } from './section-nav-definition.ts';

defineWidget(definition, SectionNav, styles);
