import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './friend-lists.css';
import { FriendLists } from './friend-lists.tsx';
import { friendListsDefinition } from './friend-lists-definition.ts';

defineWidget(friendListsDefinition, FriendLists, styles);
