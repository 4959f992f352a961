import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './friend-lists.css';
import { FriendLists } from './friend-lists.tsx';
import { definition } from './friend-lists-definition.ts';

defineWidget(definition, FriendLists, styles);
