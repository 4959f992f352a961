import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './organization.css';
import { Organization } from './organization.tsx';
import { organizationDefinition } from './organization-definition.ts';

defineWidget(organizationDefinition, Organization, styles);
