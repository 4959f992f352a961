import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './article-container.css';
import { ArticleContainer } from './article-container.tsx';
import { definition } from './article-container-definition.ts';

defineWidget(definition, ArticleContainer, styles);
