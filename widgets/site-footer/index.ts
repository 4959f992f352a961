import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './site-footer.css';
import { SiteFooter } from './site-footer.tsx';
import { siteFooterDefinition } from './site-footer-definition.ts';

defineWidget(siteFooterDefinition, SiteFooter, styles);
