import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './register-form.css';
import { RegisterForm } from './register-form.tsx';
import { registerFormDefinition } from './register-form-definition.ts';

defineWidget(registerFormDefinition, RegisterForm, styles);
