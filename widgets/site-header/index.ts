import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './site-header.css';
import { SiteHeader } from './site-header.tsx';
import { definition } from './site-header-definition.ts';

defineWidget(definition, SiteHeader, styles);
