import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './register-form.css';
import { RegisterForm } from './register-form.tsx';
import { definition } from './register-form-definition.ts';

defineWidget(definition, RegisterForm, styles);
