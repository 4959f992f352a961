import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './public-list.css';
import { PublicList } from './public-list.tsx';
import { definition } from './public-list-definition.ts';

defineWidget(definition, PublicList, styles);
