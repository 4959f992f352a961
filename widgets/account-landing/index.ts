import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './account-landing.css';
import { AccountLanding } from './account-landing.tsx';
import { accountLandingDefinition } from './account-landing-definition.ts';

defineWidget(accountLandingDefinition, AccountLanding, styles);
