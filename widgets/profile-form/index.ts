import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './profile-form.css';
import { ProfileForm } from './profile-form.tsx';
import { profileFormDefinition } from './profile-form-definition.ts';

defineWidget(profileFormDefinition, ProfileForm, styles);
