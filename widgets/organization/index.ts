import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './organization.css';
import { Organization } from './organization.tsx';
import { definition } from './organization-definition.ts';

defineWidget(definition, Organization, styles);
