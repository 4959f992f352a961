import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './account-sidebar.css';
import { AccountSidebar } from './account-sidebar.tsx';
import { definition } from './account-sidebar-definition.ts';

defineWidget(definition, AccountSidebar, styles);
