import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './list-detail.css';
import { ListDetail } from './list-detail.tsx';
import { definition } from './list-detail-definition.ts';

defineWidget(definition, ListDetail, styles);
