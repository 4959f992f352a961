import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './account-landing.css';
import { AccountLanding } from './account-landing.tsx';
import { definition } from './account-landing-definition.ts';

defineWidget(definition, AccountLanding, styles);
