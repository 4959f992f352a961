import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './catalog-request.css';
import { CatalogRequest } from './catalog-request.tsx';
import { definition } from './catalog-request-definition.ts';

defineWidget(definition, CatalogRequest, styles);
