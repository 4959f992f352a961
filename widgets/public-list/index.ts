import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './public-list.css';
import { PublicList } from './public-list.tsx';
import { publicListDefinition } from './public-list-definition.ts';

defineWidget(publicListDefinition, PublicList, styles);
