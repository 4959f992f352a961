import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './list-detail.css';
import { ListDetail } from './list-detail.tsx';
import { listDetailDefinition } from './list-detail-definition.ts';

defineWidget(listDetailDefinition, ListDetail, styles);
