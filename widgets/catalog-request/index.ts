import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './catalog-request.css';
import { CatalogRequest } from './catalog-request.tsx';
import { catalogRequestDefinition } from './catalog-request-definition.ts';

defineWidget(catalogRequestDefinition, CatalogRequest, styles);
