import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './site-footer.css';
import { SiteFooter } from './site-footer.tsx';
import { definition } from './site-footer-definition.ts';

defineWidget(definition, SiteFooter, styles);
