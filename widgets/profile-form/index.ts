import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './profile-form.css';
import { ProfileForm } from './profile-form.tsx';
import { definition } from './profile-form-definition.ts';

defineWidget(definition, ProfileForm, styles);
