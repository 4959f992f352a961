import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './sso-profile.css';
import { SsoProfile } from './sso-profile.tsx';
import { definition } from './sso-profile-definition.ts';

defineWidget(definition, SsoProfile, styles);
